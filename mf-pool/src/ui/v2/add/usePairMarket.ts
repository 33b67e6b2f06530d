import { wrappedToken, type Chain, type Currency, type RawAmount } from '@dex/mf-shared/domain';
import { useLocation, sectionSelector, useServices } from '@dex/mf-shared/ui';
import { ALL_PRICES, depositPrice } from '../../../domain/v2/depositPrice';
import { isEmptyPair, type PairState } from '../../../domain/v2/pair';
import type { MarketAnswer } from '../../../domain/v3/ports';
import { isMarketAwaited, marketGap, type Backing } from '../../../domain/v3/startPrice';
import { selectMarket, marketSlice } from '../../../state/v3/marketSlice';
import { poolV3Slice } from '../../../state/v3/poolV3Slice';
import { wantedSlice } from '../../../state/wantedSlice';
import type { PriceGap } from '../../v3/market/PriceGapText';

const useMarketSelector = sectionSelector(marketSlice, poolV3Slice, wantedSlice);

/** The pair of the open form beside the market. */
export interface PairMarket {
  readonly pool: Backing;
  readonly market: MarketAnswer;
  /** Null while the price that is deposited at is not known. */
  readonly priceGap: PriceGap | null;
  /** Nothing is deposited before the market is known. */
  readonly isAwaited: boolean;
}

interface Deposited {
  readonly chain: Chain;
  readonly a: Currency | null;
  readonly b: Currency | null;
  readonly isAToken0: boolean;
  readonly state: PairState;
  readonly amountA: RawAmount | null;
  readonly amountB: RawAmount | null;
}

/** How the price of a deposit into the pair of the open form stands to the market, as that is known now (V2-14). */
export function usePairMarket({ chain, a, b, isAToken0, state, amountA, amountB }: Deposited): PairMarket {
  const { chains } = useServices();
  const location = useLocation();
  const market = useMarketSelector((all) => selectMarket(all, location, chains));
  const [amount0, amount1] = isAToken0 ? [amountA, amountB] : [amountB, amountA];
  const { backing, sqrtPriceX96, amounts } = depositPrice(state, amount0, amount1);
  const gap = sqrtPriceX96 === null ? null : marketGap(sqrtPriceX96, market);
  return {
    pool: backing,
    market,
    priceGap:
      a && b && sqrtPriceX96 !== null
        ? {
            pair: { base: wrappedToken(a, chain), quote: wrappedToken(b, chain) },
            base: a,
            quote: b,
            sqrtPriceX96,
            isNew: isEmptyPair(state),
            gap,
            deposit: amounts && { amounts, range: ALL_PRICES },
          }
        : null,
    isAwaited: isMarketAwaited(backing, market),
  };
}
