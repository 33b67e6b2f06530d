import {
  catchError,
  combineLatest,
  concat,
  defer,
  distinctUntilChanged,
  map,
  of,
  startWith,
  switchMap,
  timer,
  type Observable,
} from 'rxjs';
import type { ChainNode, ChainReads, EventLog, LogsState } from '@dex/mf-shared/contract';
import { MAINNET, parseHex, type Address, type ChainId, type Hex } from '@dex/mf-shared/domain';
import type { ProposalContent } from '../domain/proposal';
import type { ProposalCreated } from './proposalCodec';

/** The part that needs the ABI decoder, loaded when the first log is read. */
export interface ProposalCodec {
  readonly PROPOSAL_CREATED_TOPIC: string;
  decodeProposalCreated(log: EventLog): ProposalCreated | null;
}

export interface ContentSources {
  readonly reads: Pick<ChainReads, 'block$'>;
  readonly node: Pick<ChainNode, 'logs$'>;
  loadCodec(): Promise<ProposalCodec>;
}

/** What is known of the proposals' texts and actions. `hasFailed` while the logs or what reads them do not come. */
export interface ProposalContents {
  readonly byId: ReadonlyMap<string, ProposalContent>;
  readonly hasFailed: boolean;
}

const NOTHING_READ: ProposalContents = { byId: new Map(), hasFailed: false };
const CODEC_RETRY_MS = 10_000;

/** Before this block a network has no governor: logs are read from here on. A network that is not named is read from its start. */
const FIRST_BLOCKS: Readonly<Partial<Record<ChainId, number>>> = { [MAINNET]: 10_861_000 };

/** What a governor's events say, by proposal id; nothing at first. A log is decoded once, however often the stream grows. */
export function proposalContents$(
  { reads, node, loadCodec }: ContentSources,
  chainId: ChainId,
  governor: Address,
): Observable<ProposalContents> {
  const decoded = new Map<string, ProposalCreated | null>();
  const firstBlock = FIRST_BLOCKS[chainId] ?? 0;
  const fromBlock$ = reads.block$(chainId).pipe(
    // A copy of the network for tests is shorter than that.
    map(({ number }) => (number < firstBlock ? 0 : firstBlock)),
    distinctUntilChanged(),
  );
  return combineLatest([codec$(loadCodec), fromBlock$]).pipe(
    switchMap(([codec, fromBlock]) => {
      if (codec === null) return of({ ...NOTHING_READ, hasFailed: true });
      const query = { address: governor, topics: [hexOf(codec.PROPOSAL_CREATED_TOPIC)], fromBlock };
      return node.logs$(chainId, query).pipe(map((logs) => contentsOf(codec, logs, decoded)));
    }),
    startWith(NOTHING_READ),
  );
}

/** The decoder; null while it could not be loaded, which is tried again. */
function codec$(loadCodec: () => Promise<ProposalCodec>): Observable<ProposalCodec | null> {
  return defer(loadCodec).pipe(catchError((_error, again) => concat(of(null), timer(CODEC_RETRY_MS).pipe(switchMap(() => again)))));
}

function contentsOf(codec: ProposalCodec, state: LogsState, decoded: Map<string, ProposalCreated | null>): ProposalContents {
  const byId = new Map<string, ProposalContent>();
  for (const log of 'logs' in state ? state.logs : []) {
    const key = `${log.transactionHash}:${log.data.slice(0, 66)}`;
    const created = decoded.get(key) ?? codec.decodeProposalCreated(log);
    decoded.set(key, created);
    if (created) byId.set(created.id, created.content);
  }
  return { byId, hasFailed: state.kind === 'error' };
}

function hexOf(topic: string): Hex {
  const parsed = parseHex(topic);
  if (parsed === null) throw new TypeError('Not a topic');
  return parsed;
}
