import { formatExact, formatSignificant, parseAmount, rawAmount, sortsBefore, wrappedToken, type ChainId } from '@dex/mf-shared/domain';
import { useActiveChain, useDispatch } from '@dex/mf-shared/ui';
import { amountAtPrice } from '../../../domain/v2/depositPrice';
import { pairAt } from '../../../domain/v2/pair';
import type { ShownPairAddition } from '../../../domain/v2/pairOrders';
import type { PriceReference } from '../../../domain/v3/market';
import { addTyped } from '../../../state/v2/formsSlice';
import { MarketPrices, PoolDoubts } from '../../v3/market/MarketPrices';
import { PriceGapNotice } from '../../v3/market/PriceGapText';
import type { AddFacts } from './useAddForm';
import { usePairMarket } from './usePairMarket';

/** Digits of an amount that follows from a known price: fewer than a square root price rounds away. */
const TAKEN_DIGITS = 12;

/** The price that is deposited at beside what the two tokens trade at elsewhere (V2-14). */
export function AddMarket({ facts }: { readonly facts: AddFacts }) {
  const dispatch = useDispatch();
  const { pair, isEmpty, amountA, amountB, pairMarket } = facts;
  const { a, b, chain, isAToken0 } = pair;
  const { pool, market, priceGap } = pairMarket;
  if (!pair.ref || !a || !b) return null;
  /** Gives the amount that is missing, or the second one, from the other at a known price; one whole unit where nothing is typed. */
  const take = ({ sqrtPriceX96 }: PriceReference) => {
    const isFromB = amountA === null && amountB !== null;
    const given = isFromB ? amountB : (amountA ?? parseAmount('1', a.decimals));
    if (given === null) return;
    const other = rawAmount(amountAtPrice(BigInt(given), isAToken0 !== isFromB, BigInt(sqrtPriceX96)));
    if (other === '0') return;
    if (amountA === null && !isFromB) dispatch(addTyped({ field: 'CURRENCY_A', value: formatExact(given, a.decimals), noLiquidity: true }));
    const value = formatSignificant(other, isFromB ? a.decimals : b.decimals, TAKEN_DIGITS);
    dispatch(addTyped({ field: isFromB ? 'CURRENCY_A' : 'CURRENCY_B', value, noLiquidity: true }));
  };
  return (
    <>
      {isEmpty ? (
        <MarketPrices
          market={market}
          pair={{ base: wrappedToken(a, chain), quote: wrappedToken(b, chain) }}
          base={a}
          quote={b}
          onUse={take}
        />
      ) : (
        <PoolDoubts pool={pool} market={market} />
      )}
      {priceGap && <PriceGapNotice of={priceGap} testId="pool-v2-gap" />}
    </>
  );
}

interface ReviewedPairGapProps {
  readonly chainId: ChainId;
  readonly terms: ShownPairAddition;
}

/** In the review: how the price of the order stands to the market now. Nothing while another network is shown. */
export function ReviewedPairGap({ chainId, terms }: ReviewedPairGapProps) {
  const chain = useActiveChain();
  const { a, b, amountA, amountB, moment } = terms;
  const [one, other] = [wrappedToken(a, chain), wrappedToken(b, chain)];
  const isAToken0 = sortsBefore(one, other);
  const { priceGap } = usePairMarket({ chain, a, b, isAToken0, state: pairAt(moment, isAToken0), amountA, amountB });
  return chain.chainId === chainId && priceGap ? <PriceGapNotice of={priceGap} testId="pool-v2-order-gap" /> : null;
}
