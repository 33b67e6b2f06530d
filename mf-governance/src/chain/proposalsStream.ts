import { combineLatest, distinctUntilChanged, from, map, of, shareReplay, switchMap, type Observable } from 'rxjs';
import type { ChainNode, ChainReads, EventLog, LogsState, ReadResult } from '@dex/mf-shared/contract';
import { readWord } from '@dex/mf-shared/chain';
import { MAINNET, parseHex, type Address, type ChainId, type Hex } from '@dex/mf-shared/domain';
import { GOVERNOR_INDEXES, proposalIds, type GovernorIndex } from '../domain/governor';
import { newestFirst, type Proposal, type ProposalContent, type ProposalStanding } from '../domain/proposal';
import type { ProposalsState } from '../domain/proposalsState';
import { decodeStanding, governorCalls } from './governorCalls';
import type { ProposalCreated } from './proposalCodec';

/** The part that needs the ABI decoder, loaded when the first log is read. */
export interface ProposalCodec {
  readonly PROPOSAL_CREATED_TOPIC: string;
  decodeProposalCreated(log: EventLog): ProposalCreated | null;
}

export interface ProposalsSources {
  readonly reads: ChainReads;
  readonly node: ChainNode;
  loadCodec(): Promise<ProposalCodec>;
}

export interface ProposalsQuery {
  readonly chainId: ChainId;
  /** By governor index; null where a governor is not deployed. */
  readonly governors: readonly (Address | null)[];
}

/** Before this block a network has no governor: logs are read from here on. A network that is not named is read from its start. */
const FIRST_BLOCKS: Readonly<Partial<Record<ChainId, number>>> = { [MAINNET]: 10_861_000 };

interface GovernorProposals {
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly proposals: readonly Proposal[];
}

const NONE: GovernorProposals = { isLoading: false, hasFailed: false, proposals: [] };

function dataOf(result: ReadResult | undefined): Hex | null {
  if (result?.kind === 'valid') return result.data;
  return result?.kind === 'error' ? (result.stale?.data ?? null) : null;
}

/** The proposals of all governors, newest first, with their standing at the newest block and what their events say. */
export function proposals$(sources: ProposalsSources, { chainId, governors }: ProposalsQuery): Observable<ProposalsState> {
  const each = GOVERNOR_INDEXES.map((index) => {
    const governor = governors[index];
    return governor ? governorProposals$(sources, chainId, index, governor) : of(NONE);
  });
  return combineLatest(each).pipe(map(merged));
}

function merged(each: readonly GovernorProposals[]): ProposalsState {
  const proposals = newestFirst(each.flatMap((governor) => governor.proposals));
  const hasFailed = each.some((governor) => governor.hasFailed);
  if (proposals.length > 0) return { kind: 'known', proposals, isComplete: !hasFailed && each.every((governor) => !governor.isLoading) };
  if (hasFailed) return { kind: 'failed' };
  return each.some((governor) => governor.isLoading) ? { kind: 'loading' } : { kind: 'known', proposals, isComplete: true };
}

function governorProposals$(
  sources: ProposalsSources,
  chainId: ChainId,
  index: GovernorIndex,
  governor: Address,
): Observable<GovernorProposals> {
  const count$ = sources.reads.watch(chainId, [governorCalls.proposalCount(governor)]).pipe(map(countOf), distinctUntilChanged());
  const contents$ = contents(sources, chainId, governor).pipe(shareReplay({ bufferSize: 1, refCount: true }));
  return count$.pipe(
    switchMap((count) => {
      if (count === 'loading') return of({ ...NONE, isLoading: true });
      if (count === 'failed') return of({ ...NONE, hasFailed: true });
      const ids = proposalIds(chainId, index, count);
      if (ids.length === 0) return of(NONE);
      return combineLatest([standings$(sources.reads, chainId, index, governor, ids), contents$]).pipe(
        map(([standings, content]) => ({
          ...standings,
          proposals: standings.standings.map((standing) => ({ ...standing, content: content.get(standing.id) ?? null })),
        })),
      );
    }),
  );
}

function countOf([result]: readonly ReadResult[]): number | 'loading' | 'failed' {
  const data = dataOf(result);
  const count = data === null ? null : readWord(data, 0);
  if (count !== null && count < 1_000_000n) return Number(count);
  return result?.kind === 'loading' ? 'loading' : 'failed';
}

interface Standings {
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly standings: readonly ProposalStanding[];
}

function standings$(
  reads: ChainReads,
  chainId: ChainId,
  index: GovernorIndex,
  governor: Address,
  ids: readonly string[],
): Observable<Standings> {
  const calls = ids.flatMap((id) => [governorCalls.proposals(governor, id), governorCalls.state(governor, id)]);
  return reads.watch(chainId, calls).pipe(
    map((results) => {
      const standings = ids.flatMap((id, at) => {
        const proposal = dataOf(results[at * 2]);
        const standing = proposal === null ? null : decodeStanding(index, id, proposal, dataOf(results[at * 2 + 1]));
        return standing ? [standing] : [];
      });
      return {
        standings,
        isLoading: results.some((result) => result.kind === 'loading'),
        // An id that was never used answers with an error of its own: only a governor that gives nothing at all has failed.
        hasFailed: standings.length === 0 && results.every((result) => result.kind === 'error'),
      };
    }),
  );
}

/** What the governor's events say, by proposal id. A log is decoded once, however often the stream grows. */
function contents(sources: ProposalsSources, chainId: ChainId, governor: Address): Observable<ReadonlyMap<string, ProposalContent>> {
  const decoded = new Map<string, ProposalCreated | null>();
  const firstBlock = FIRST_BLOCKS[chainId] ?? 0;
  return combineLatest([
    from(sources.loadCodec()),
    sources.reads.block$(chainId).pipe(
      // A copy of the network for tests is shorter than that.
      map(({ number }) => (number < firstBlock ? 0 : firstBlock)),
      distinctUntilChanged(),
    ),
  ]).pipe(
    switchMap(([codec, fromBlock]) =>
      sources.node
        .logs$(chainId, { address: governor, topics: [hexOf(codec.PROPOSAL_CREATED_TOPIC)], fromBlock })
        .pipe(map((state) => contentsOf(codec, state, decoded))),
    ),
  );
}

function contentsOf(
  codec: ProposalCodec,
  state: LogsState,
  decoded: Map<string, ProposalCreated | null>,
): ReadonlyMap<string, ProposalContent> {
  const logs = 'logs' in state ? state.logs : [];
  const contents = new Map<string, ProposalContent>();
  for (const log of logs) {
    const key = `${log.transactionHash}:${log.data.slice(0, 66)}`;
    const created = decoded.get(key) ?? codec.decodeProposalCreated(log);
    decoded.set(key, created);
    if (created) contents.set(created.id, created.content);
  }
  return contents;
}

function hexOf(topic: string): Hex {
  const parsed = parseHex(topic);
  if (parsed === null) throw new TypeError('Not a topic');
  return parsed;
}
