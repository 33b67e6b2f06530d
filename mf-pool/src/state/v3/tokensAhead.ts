import type { AppLocation, ShellServices } from '@dex/mf-shared/contract';
import { interestAdded, interestRemoved, type ReadOf } from '@dex/mf-shared/state';
import type { ChainTable } from '@dex/mf-shared/domain';
import type { PositionFacts } from '../../domain/v3/position';
import type { WithPoolV3 } from './poolV3Slice';
import { selectListedPositions, selectPositionsWish } from './selectWishes';

interface TokensWish {
  readonly key: string;
  readonly reads: readonly ReadOf<'token'>[];
}

const wishesOfLists = new WeakMap<readonly PositionFacts[], TokensWish>();

/** What the rows of the listed positions call their tokens; null while no list is known. */
export function selectTokensWish(state: WithPoolV3, location: AppLocation, chains: ChainTable): TokensWish | null {
  const positions = selectListedPositions(state, location, chains);
  const chainId = positions && selectPositionsWish(state, location, chains)?.chainId;
  if (!positions || !chainId) return null;
  const made = wishesOfLists.get(positions);
  if (made) return made;
  const addresses = [...new Set(positions.flatMap(({ token0, token1 }) => [token0, token1]))];
  const reads = addresses.map((address): ReadOf<'token'> => ({ kind: 'token', chainId, address }));
  const wish = { key: `${chainId}:${addresses.join()}`, reads };
  wishesOfLists.set(positions, wish);
  return wish;
}

/**
 * Asks for tokens together with the pools of the list, until the function that it gives is called: a row that asks by itself has to be drawn
 * first, and then waits one round longer for its name. The answers are in the store.
 */
export function askAhead({ dispatch }: ShellServices['store'], { reads }: TokensWish): () => void {
  dispatch(interestAdded(reads));
  return () => void dispatch(interestRemoved(reads));
}
