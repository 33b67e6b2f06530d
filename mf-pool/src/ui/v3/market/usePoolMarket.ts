import { useLocation, sectionSelector, useServices } from '@dex/mf-shared/ui';
import type { TickRange } from '../../../domain/liquidityMath';
import type { PoolState } from '../../../domain/v3/poolState';
import type { MarketAnswer } from '../../../domain/v3/ports';
import { unwrapped } from '../../../domain/v3/shownOrder';
import { isMarketAwaited, marketGap } from '../../../domain/v3/startPrice';
import { selectMarket, marketSlice } from '../../../state/v3/marketSlice';
import { poolV3Slice } from '../../../state/v3/poolV3Slice';
import { wantedSlice } from '../../../state/wantedSlice';
import type { PositionView } from '../usePositionView';
import type { PriceGap } from './PriceGapText';

const useV3Selector = sectionSelector(marketSlice, poolV3Slice, wantedSlice);

/** The pool of the open position beside the market. */
export interface PoolMarket {
  readonly pool: PoolState;
  readonly market: MarketAnswer;
  /** Null while the pool's price is not known. */
  readonly priceGap: PriceGap | null;
  /** Nothing is deposited before the market is known. */
  readonly isAwaited: boolean;
}

/** How the price that a deposit is made at stands to the market, on the page of the position (V3-26). */
export function usePoolMarket({ chain, fee, pool, shown, sqrtPriceX96 }: PositionView, deposit: PriceGap['deposit']): PoolMarket {
  const { chains } = useServices();
  const location = useLocation();
  const market = useV3Selector((state) => selectMarket(state, location, chains));
  const [base, quote] = [unwrapped(shown.base, chain), unwrapped(shown.quote, chain)];
  return {
    pool,
    market,
    priceGap:
      sqrtPriceX96 === null
        ? null
        : { pair: shown, base, quote, sqrtPriceX96, isNew: false, gap: marketGap(sqrtPriceX96, market), deposit },
    // For a tier that is not one of ours no market is ever asked.
    isAwaited: fee !== null && isMarketAwaited(pool, market),
  };
}

/** The most that is put in, raw amounts in decimal text. */
export interface DepositAmounts {
  readonly amount0Desired: string;
  readonly amount1Desired: string;
}

/** That in a range, as it is weighed against the market. */
export function depositOf({ amount0Desired, amount1Desired }: DepositAmounts, { tickLower, tickUpper }: TickRange): PriceGap['deposit'] {
  return { amounts: { amount0: BigInt(amount0Desired), amount1: BigInt(amount1Desired) }, range: { tickLower, tickUpper } };
}
