import type { Observable, Observer } from 'rxjs';
import type { Block, Bus, BusEvent, BusEventOf } from '../../contract/bus';
import type { ChainId } from '../../domain/chainId';

/** The shell's end of the bus: it may say everything, also what only the shell knows (blocks, receipts). */
export interface OwnedBus {
  /** What is handed to sections. */
  readonly bus: Bus;
  readonly announce: (event: BusEvent) => void;
}

/** Tells an observer from now on, anew for each; gives the function that ends it. */
export type Begin<T> = (observer: Observer<T>) => () => void;

/** Makes a stream. Whoever makes the bus says how, so that it does not wait for the code of RxJS. */
export type MakeStream = <T>(begin: Begin<T>) => Observable<T>;

/** Makes the one bus. `blocks` gives a chain's newest block, replayed. Nobody but `announce` and `emit` says anything on it. */
export function createBus(blocks: (chainId: ChainId) => Observable<Block>, stream: MakeStream): OwnedBus {
  const listeners = new Set<(event: BusEvent) => void>();
  const announce = (event: BusEvent) => {
    // Who comes while an event is told does not hear it; who leaves meanwhile does not either.
    for (const listener of [...listeners]) if (listeners.has(listener)) listener(event);
  };
  const bus: Bus = {
    on: <K extends BusEvent['kind']>(kind: K) =>
      stream<BusEventOf<K>>((observer) => {
        const isOfKind = (event: BusEvent): event is BusEventOf<K> => event.kind === kind;
        const listener = (event: BusEvent) => {
          if (isOfKind(event)) observer.next(event);
        };
        listeners.add(listener);
        return () => listeners.delete(listener);
      }),
    block$: blocks,
    emit: announce,
  };
  return { bus, announce };
}
