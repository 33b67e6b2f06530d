import type { Chain } from '@dex/mf-shared/domain';
import { useDispatch, useSectionSelector } from '@dex/mf-shared/ui';
import { useEffect, useEffectEvent } from 'react';
import type { PoolAmounts, TickRange } from '../../domain/liquidityMath';
import type { PurchaseAnswer, PurchaseWish, TakenOut } from '../../domain/v3/purchase';
import type { PositionFacts } from '../../domain/v3/position';
import { questionAsked, questionLeft, type WithQuestion } from '../../state/questionSlice';
import { selectPurchase } from '../../state/selectAnswers';

const usePurchaseSelector = useSectionSelector.withTypes<WithQuestion>();
const LOADING: PurchaseAnswer = { kind: 'loading' };

interface PurchaseFacts {
  readonly chain: Chain;
  readonly pool: Pick<PositionFacts, 'token0' | 'token1' | 'fee'>;
  readonly range: TickRange;
  readonly sqrtPriceX96: bigint;
  readonly held: PoolAmounts;
  readonly slippageBps: number;
  readonly before: TakenOut | null;
}

/** What is asked for a range and what is held for it; null where the network has nobody to ask. */
export function purchaseWish({
  chain,
  pool,
  range,
  sqrtPriceX96,
  held,
  slippageBps,
  before,
}: PurchaseFacts): Omit<PurchaseWish, 'key'> | null {
  const { v3, wrappedNative, stablecoin, chainId } = chain;
  if (!v3?.quoterV2) return null;
  return {
    chainId,
    quoter: v3.quoterV2,
    between: [wrappedNative.address, ...(stablecoin ? [stablecoin.token.address] : [])],
    token0: pool.token0,
    token1: pool.token1,
    fee: pool.fee,
    tickLower: range.tickLower,
    tickUpper: range.tickUpper,
    sqrtPriceX96: String(sqrtPriceX96),
    held0: String(held.amount0),
    held1: String(held.amount1),
    slippageBps,
    before,
  };
}

/** The best way to buy what a range lacks, of this very wish; null where none is wanted. */
export function usePurchase(wish: Omit<PurchaseWish, 'key'> | null): PurchaseAnswer | null {
  const dispatch = useDispatch();
  const key = wish && JSON.stringify(wish);
  const ask = useEffectEvent(() => {
    if (wish && key) dispatch(questionAsked({ ...wish, kind: 'purchase', key }));
  });
  useEffect(() => {
    ask();
    return key ? () => void dispatch(questionLeft(key)) : undefined;
  }, [dispatch, key]);
  const answer = usePurchaseSelector((state) => (key ? selectPurchase(state, key) : LOADING));
  return key ? answer : null;
}
