import { filter, type Observable, Subject } from 'rxjs';
import type { Block, Bus, BusEvent, BusEventOf } from '../../contract/bus';
import type { ChainId } from '../../domain/chainId';

/** The shell's end of the bus: it may say everything, also what only the shell knows (blocks, receipts). */
export interface OwnedBus {
  /** What is handed to sections. */
  readonly bus: Bus;
  readonly announce: (event: BusEvent) => void;
}

/** Makes the one bus. `blocks` gives a chain's newest block, replayed. No subject leaves this file. */
export function createBus(blocks: (chainId: ChainId) => Observable<Block>): OwnedBus {
  const events = new Subject<BusEvent>();
  const announce = (event: BusEvent) => events.next(event);
  const bus: Bus = {
    on: <K extends BusEvent['kind']>(kind: K) => events.pipe(filter((event): event is BusEventOf<K> => event.kind === kind)),
    block$: blocks,
    emit: announce,
  };
  return { bus, announce };
}
