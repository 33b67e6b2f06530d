import { parseAddress } from '@dex/mf-shared/domain';
import { isPending, selectAccountTransactions, selectSavedPairs } from '@dex/mf-shared/state';
import { useAccount, useActiveChain, sectionSelector, useIsTokenBookWhole, useSharedSelector, useTokenBook } from '@dex/mf-shared/ui';
import { useMemo, useState } from 'react';
import {
  allowanceQuestions,
  answeredOf,
  grantId,
  type AllowanceQuestion,
  type Grant,
  type GrantsWish,
  type Looked,
} from '../../domain/allowances/grants';
import { allowanceSubjects } from '../../domain/allowances/subjects';
import { selectAreGrantsFailed, selectGrants } from '../../state/selectAnswers';
import { wantedSlice } from '../../state/wantedSlice';
import { useWanted } from '../useWanted';
import { shareSymbol } from '../v2/shareOf';
import { useListedPositions } from '../v3/overview/useListedPositions';

const useGrantsSelector = sectionSelector(wantedSlice);

/** What the account lets others take, as far as it is known. */
export interface Grants {
  readonly kind: 'loading' | 'failed' | 'known';
  readonly grants: readonly Grant[];
  /** What the chain gave no figure for. */
  readonly unread: readonly AllowanceQuestion[];
  /** The newest reading failed: what is shown is from before. */
  readonly isOld: boolean;
  readonly arePositionsUnread: boolean;
  /** Of how many every answer came. */
  readonly looked: Looked;
  readonly readAgain: () => void;
}

/** Reads with one batched request what the account allows; again when one of its transactions ends, or when asked to. */
export function useGrants(): Grants {
  const [tries, setTries] = useState(0);
  const { wish, looked, arePositionsUnread } = useWish(tries);
  useWanted(wish && { ...wish, kind: 'grants' });
  const answer = useGrantsSelector((state) => (wish ? selectGrants(state, wish.owner) : null));
  const isFailed = useGrantsSelector((state) => wish !== null && selectAreGrantsFailed(state, wish.key));
  return {
    kind: answer ? 'known' : isFailed ? 'failed' : 'loading',
    grants: answer?.grants ?? [],
    unread: answer?.unread ?? [],
    isOld: isFailed,
    arePositionsUnread,
    looked: answeredOf(looked, answer?.unread ?? []),
    readAgain: () => setTries((count) => count + 1),
  };
}

/** What to ask: null without an account, and until all tokens are known and the ids of its positions, or that they cannot be. */
function useWish(tries: number): Pick<Grants, 'looked' | 'arePositionsUnread'> & { readonly wish: GrantsWish | null } {
  const chain = useActiveChain();
  const { chainId } = chain;
  const account = useAccount();
  const { chosen } = useTokenBook(chainId);
  const saved = useSharedSelector((state) => selectSavedPairs(state, chainId));
  const transactions = useSharedSelector(selectAccountTransactions);
  const own = useListedPositions(account);
  // Another list with every block: what counts are the tokens that were approved, the ids, and how many transactions have ended.
  const approved = [...new Set(transactions.flatMap(({ approval }) => approval?.tokenAddress ?? []))].join();
  const ids = 'positions' in own ? (own.positions ?? []).map(({ tokenId }) => tokenId).join() : '';
  const ended = transactions.filter((transaction) => !isPending(transaction)).length;
  const isBookWhole = useIsTokenBookWhole();
  const isWaiting = !isBookWhole || (chain.v3 !== null && own.kind === 'loading');
  const asked = useMemo(() => {
    const listed = [...chosen.values()].map(({ token }) => token);
    const { tokens, shares } = allowanceSubjects({
      chain,
      listed,
      saved: Object.values(saved),
      approved: approved.split(',').flatMap((text) => parseAddress(text) ?? []),
      shareSymbol,
    });
    const positionIds = ids === '' ? [] : ids.split(',');
    const questions = allowanceQuestions(chain, tokens, shares, positionIds);
    return { questions, names: questions.map(grantId).join(), tokens: tokens.length + shares.length, positions: positionIds.length };
  }, [chain, chosen, saved, approved, ids]);
  const wish = useMemo((): GrantsWish | null => {
    if (!account || isWaiting) return null;
    const owner = `${chainId}:${account}`;
    return { key: [owner, tries, ended, asked.names].join(), owner, chainId, account, questions: asked.questions };
  }, [account, chainId, isWaiting, tries, ended, asked]);
  return {
    wish,
    looked: { tokens: asked.tokens, positions: asked.positions },
    arePositionsUnread: own.kind === 'failed' && own.positions === null,
  };
}
