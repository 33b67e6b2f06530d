import type { Chain } from '@dex/mf-shared/domain';
import { sectionSelector } from '@dex/mf-shared/ui';
import { useState } from 'react';
import type { PoolAmounts, TickRange } from '../../domain/liquidityMath';
import type { PurchaseAnswer, PurchaseWish, TakenOut } from '../../domain/v3/purchase';
import type { PositionFacts } from '../../domain/v3/position';
import { selectPurchase } from '../../state/selectAnswers';
import { wantedSlice } from '../../state/wantedSlice';
import { useWanted } from '../useWanted';

const usePurchaseSelector = sectionSelector(wantedSlice);
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

/** What is known of a purchase, and a way to ask for it anew. */
export interface PurchaseAsked {
  readonly answer: PurchaseAnswer;
  readonly again: () => void;
}

/** The best way to buy what a range lacks, of this very wish; null where none is wanted. */
export function usePurchase(wish: Omit<PurchaseWish, 'key'> | null): PurchaseAsked | null {
  const [tries, setTries] = useState(0);
  // Another key is another question: what failed is read anew.
  const key = wish && JSON.stringify([wish, tries]);
  useWanted(wish && key ? { ...wish, kind: 'purchase', key } : null);
  const answer = usePurchaseSelector((state) => (key ? selectPurchase(state, key) : LOADING));
  return key ? { answer, again: () => setTries(tries + 1) } : null;
}
