import { compareRatios, parseRawAmount, type Address, type Chain, type Ratio, type RawAmount, type Token } from '@dex/mf-shared/domain';
import { useActiveChain, sectionSelector, useSharedSelector } from '@dex/mf-shared/ui';
import { useMemo } from 'react';
import type { PoolAmounts } from '../../../domain/liquidityMath';
import { collectionCost, collectWorth, type CollectWorth } from '../../../domain/v3/collectWorth';
import type { PositionFacts } from '../../../domain/v3/position';
import { selectPendingCollection } from '../../../state/v3/pendingCollection';
import { selectAllFees, poolV3Slice } from '../../../state/v3/poolV3Slice';
import { usePrices, valueOfBoth } from '../usePrices';
import { useTokens, useUnreadTokens } from '../useTokens';

const useV3Selector = sectionSelector(poolV3Slice);

/** One position with what it is owed and whether that is worth collecting. */
export interface Collectable {
  readonly position: PositionFacts;
  readonly token0: Token | null;
  readonly token1: Token | null;
  readonly fees: PoolAmounts | null;
  /** In dollars; null while it is not known. */
  readonly value: Ratio | null;
  readonly worth: CollectWorth;
}

export interface CollectableAnswer {
  readonly chain: Chain;
  readonly tokens: ReadonlyMap<Address, Token>;
  /** The most valuable first, then those of unknown value; null while the fees are calculated. */
  readonly rows: readonly Collectable[] | null;
  /** What one more position costs in dollars. */
  readonly cost: Ratio | null;
  /** The price of gas in the coin's smallest unit; null while it is not known. */
  readonly gasPrice: RawAmount | null;
}

/** What can be collected from an account's positions; the screen around it has their fees calculated. */
export function useCollectable(account: Address, positions: readonly PositionFacts[]): CollectableAnswer {
  const chain = useActiveChain();
  const answer = useV3Selector((state) => selectAllFees(state, chain.chainId, account));
  const addresses = useMemo(() => [...new Set(positions.flatMap(({ token0, token1 }) => [token0, token1]))], [positions]);
  const tokens = useTokens(chain.chainId, addresses);
  const unread = useUnreadTokens(chain.chainId, addresses);
  const pending = useSharedSelector((state) =>
    positions.flatMap(({ tokenId }) => (selectPendingCollection(state, chain.chainId, tokenId) === 'sent' ? [tokenId] : [])).join(),
  );
  const priceOf = usePrices(chain, addresses);
  const told = answer.kind === 'known' ? answer.gasPrice : null;
  const gasPrice = told === null ? null : parseRawAmount(told);
  const cost = collectionCost(gasPrice, chain.native.decimals, priceOf('native'));
  const rows = useMemo(() => {
    if (answer.kind !== 'known') return null;
    const pendingIds = new Set(pending.split(','));
    return positions
      .flatMap((position): Collectable[] => {
        const owed = answer.fees[position.tokenId];
        // Not asked about: closed and empty, or new since the last answer.
        if (owed === undefined) return [];
        // The contract pays out a token that has lost its code without a word, and its sweep would stop all the others.
        const isUnread = unread.has(position.token0) || unread.has(position.token1);
        const fees = isUnread || owed === null ? null : { amount0: BigInt(owed.amount0), amount1: BigInt(owed.amount1) };
        const [token0, token1] = [tokens.get(position.token0) ?? null, tokens.get(position.token1) ?? null];
        const value =
          fees &&
          valueOfBoth(
            [
              { token: token0, amount: fees.amount0 },
              { token: token1, amount: fees.amount1 },
            ],
            priceOf,
          );
        return [{ position, token0, token1, fees, value, worth: collectWorth(fees, value, cost, pendingIds.has(position.tokenId)) }];
      })
      .filter(({ worth }) => worth !== 'nothing')
      .sort((one, other) => byValue(one.value, other.value));
  }, [answer, positions, tokens, unread, pending, priceOf, cost]);
  return { chain, tokens, rows, cost, gasPrice };
}

function byValue(one: Ratio | null, other: Ratio | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return compareRatios(other, one);
}
