import { combineLatest, distinctUntilChanged, map, of, shareReplay, switchMap, type Observable } from 'rxjs';
import type { ChainReads, ReadResult } from '@dex/mf-shared/contract';
import { isUnreachable, isUnread, lastDataOf, readWord } from '@dex/mf-shared/chain';
import type { Address, ChainId } from '@dex/mf-shared/domain';
import { GOVERNOR_INDEXES, proposalIds, type GovernorIndex } from '../domain/governor';
import { newestFirst, type Proposal, type ProposalStanding } from '../domain/proposal';
import type { ProposalsState } from '../domain/proposalsState';
import { decodeStanding, governorCalls } from './governorCalls';
import { proposalContents$ } from './proposalContents';
import type { ProposalLogSources } from './proposalEvent';

export interface ProposalsSources extends ProposalLogSources {
  readonly reads: ChainReads;
}

export interface ProposalsQuery {
  readonly chainId: ChainId;
  /** By governor index; null where a governor is not deployed. */
  readonly governors: readonly (Address | null)[];
}

interface GovernorProposals {
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly lacksTexts: boolean;
  readonly proposals: readonly Proposal[];
}

const NONE: GovernorProposals = { isLoading: false, hasFailed: false, lacksTexts: false, proposals: [] };

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
  const isLoading = each.some((governor) => governor.isLoading);
  if (proposals.length === 0 && hasFailed) return { kind: 'failed' };
  if (proposals.length === 0 && isLoading) return { kind: 'loading' };
  const lacksTexts = each.some((governor) => governor.lacksTexts);
  return { kind: 'known', proposals, isComplete: !hasFailed && !isLoading, hasFailed: hasFailed || lacksTexts };
}

function governorProposals$(
  sources: ProposalsSources,
  chainId: ChainId,
  index: GovernorIndex,
  governor: Address,
): Observable<GovernorProposals> {
  const count$ = sources.reads.watch(chainId, [governorCalls.proposalCount(governor)]).pipe(map(countOf), distinctUntilChanged());
  const contents$ = proposalContents$(sources, chainId, governor).pipe(shareReplay({ bufferSize: 1, refCount: true }));
  let known = NONE;
  return count$.pipe(
    switchMap((count) => {
      if (count === 'loading') return of({ ...NONE, isLoading: true });
      if (count === 'failed') return of({ ...NONE, hasFailed: true });
      const ids = proposalIds(chainId, index, count);
      if (ids.length === 0) return of(NONE);
      return combineLatest([standings$(sources.reads, chainId, index, governor, ids), contents$]).pipe(
        map(([{ standings, isLoading, hasFailed }, { byId, readTo }]) => ({
          isLoading,
          hasFailed,
          // A node that says nothing of a proposal may have thrown its event away; that of a new one may be of a block that is still to be read.
          lacksTexts: standings.some(({ id, startBlock }) => startBlock <= readTo && !byId.has(id)),
          proposals: standings.map((standing) => ({ ...standing, content: byId.get(standing.id) ?? null })),
        })),
      );
    }),
    map((next) => (known = keepKnown(known, next))),
  );
}

/** While a governor is read anew, for one proposal more, those that are known stay: nothing goes from the list for a moment. */
function keepKnown(known: GovernorProposals, next: GovernorProposals): GovernorProposals {
  if (!next.isLoading || next.proposals.length >= known.proposals.length) return next;
  const isRead = new Set(next.proposals.map(({ id }) => id));
  return { ...next, proposals: [...next.proposals, ...known.proposals.filter(({ id }) => !isRead.has(id))] };
}

function countOf([result]: readonly ReadResult[]): number | 'loading' | 'failed' {
  const data = lastDataOf(result);
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
        const [proposal, state] = [lastDataOf(results[at * 2]), results[at * 2 + 1]];
        // Without its state a proposal would stand there as undetermined, which is a state of its own.
        const standing = proposal === null || isUnread(state) ? null : decodeStanding(index, id, proposal, lastDataOf(state));
        return standing ? [standing] : [];
      });
      return {
        standings,
        isLoading: results.some((result) => result.kind === 'loading'),
        // An id that was never used is refused by the chain, which is no failure.
        hasFailed: results.some((result) => isUnreachable(result) && isUnread(result)),
      };
    }),
  );
}
