import type { Address, ChainId, Chain } from '@dex/mf-shared/domain';
import { useDispatch, sectionSelector, useServices } from '@dex/mf-shared/ui';
import { useEffect, useMemo } from 'react';
import { amountsOfLiquidity, type PoolAmounts } from '../../../domain/liquidityMath';
import type { OverviewRow } from '../../../domain/v3/overviewRows';
import { hasUncollected, isClosed, positionState, type PositionFacts } from '../../../domain/v3/position';
import { allFeesWanted, selectAllFees, selectPoolV3, poolV3Slice } from '../../../state/v3/poolV3Slice';
import { poolAddressOf } from '../../../state/v3/selectWishes';
import { usePrices, valueOfBoth } from '../usePrices';
import { useAreTokensLoading, useTokens, useUnreadTokens } from '../useTokens';
import { useShownChain } from './useShownOwner';

const useV3Selector = sectionSelector(poolV3Slice);

/** Up to so many positions their fees are calculated unasked: one request to the node. */
export const MOST_FEES_UNASKED = 100;

/** Has the fees of all listed positions calculated while it is wanted. */
export function useAllFeesWanted(isWanted: boolean): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!isWanted) return undefined;
    dispatch(allFeesWanted(true));
    return () => void dispatch(allFeesWanted(false));
  }, [dispatch, isWanted]);
}

const NOTHING = { amount0: 0n, amount1: 0n } as const;

/** The pools of the active network as far as they are known. */
export function useKnownPools(chainId: ChainId) {
  return useV3Selector((state) => {
    const { pools } = selectPoolV3(state);
    return pools?.key.startsWith(`${chainId}:`) ? pools.answer : undefined;
  });
}

/** Calculates when it is first asked for, and no second time: of 500 positions a screenful is drawn. */
function once<T>(calculate: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: calculate() }).value;
}

interface OverviewRows {
  readonly chain: Chain;
  readonly isElsewhere: boolean;
  /** Null until something is known of one of their tokens: rows without a name would be drawn only to be drawn again. */
  readonly rows: readonly OverviewRow[] | null;
}

/** Positions with all that the list says of them; what they hold and are worth is calculated of those that are asked. */
export function useOverviewRows(owner: Address, positions: readonly PositionFacts[]): OverviewRows {
  const { chains } = useServices();
  const { chain, isElsewhere } = useShownChain();
  const pools = useKnownPools(chain.chainId);
  const owed = useV3Selector((state) => selectAllFees(state, chain.chainId, owner));
  const addresses = useMemo(() => [...new Set(positions.flatMap(({ token0, token1 }) => [token0, token1]))], [positions]);
  const areLoading = useAreTokensLoading(chain.chainId, addresses);
  const tokens = useTokens(chain.chainId, addresses);
  const unread = useUnreadTokens(chain.chainId, addresses);
  const priceOf = usePrices(chain, addresses);
  const fees = owed.kind === 'known' ? owed.fees : null;
  const rows = useMemo(() => {
    if (areLoading) return null;
    return positions.map((position): OverviewRow => {
      const address = poolAddressOf(chains, chain.chainId, position.token0, position.token1, position.fee);
      const pool = address ? pools?.[address] : undefined;
      const known = pool?.kind === 'exists' ? pool : null;
      const [token0, token1] = [tokens.get(position.token0) ?? null, tokens.get(position.token1) ?? null];
      const owes = fees?.[position.tokenId];
      const isEmpty = isClosed(position) && !hasUncollected(position);
      const due = isEmpty ? NOTHING : owes ? { amount0: BigInt(owes.amount0), amount1: BigInt(owes.amount1) } : null;
      const amounts = once(() =>
        isClosed(position)
          ? NOTHING
          : known && amountsOfLiquidity(BigInt(known.sqrtPriceX96), position, BigInt(position.liquidity), 'payOut'),
      );
      const valueOf = (of: PoolAmounts | null) =>
        valueOfBoth(
          [
            { token: token0, amount: of?.amount0 ?? null },
            { token: token1, amount: of?.amount1 ?? null },
          ],
          priceOf,
        );
      const [value, feesValue] = [once(() => valueOf(amounts())), once(() => valueOf(due))];
      return {
        position,
        token0,
        token1,
        isTokenUnread: unread.has(position.token0) || unread.has(position.token1),
        tick: known?.tick ?? null,
        state: positionState(position, known?.tick ?? null),
        fees: due,
        get amounts() {
          return amounts();
        },
        get value() {
          return value();
        },
        get feesValue() {
          return feesValue();
        },
      };
    });
  }, [areLoading, positions, pools, tokens, unread, priceOf, fees, chains, chain.chainId]);
  return { chain, isElsewhere, rows };
}
