import fc from 'fast-check';
import { requireAddress } from '@dex/mf-shared/domain';
import { sqrtRatioAtTick } from '@dex/mf-shared/domain/maths';
import { boughtAmount, depositAfter, mostPaid, paidSideOf, purchaseLossBps, spotRate, type PurchaseQuote } from './purchase';

const ONE = requireAddress(`0x${'1'.repeat(40)}`);
const TWO = requireAddress(`0x${'2'.repeat(40)}`);
const world = fc.record({
  tick: fc.integer({ min: -60_000, max: 60_000 }),
  below: fc.integer({ min: -50, max: 50 }),
  width: fc.integer({ min: 1, max: 100 }),
  amount0: fc.bigInt({ min: 0n, max: 10n ** 24n }),
  amount1: fc.bigInt({ min: 0n, max: 10n ** 24n }),
  slippageBps: fc.integer({ min: 0, max: 500 }),
});

/** What the quoter of a pool without a bottom says: its price, nothing lost. */
function quoteAt(price: bigint, paidSide: 0 | 1, bought: bigint, slippageBps: number): PurchaseQuote {
  const { numerator, denominator } = spotRate(price, paidSide);
  const paid = (bought * numerator + denominator - 1n) / denominator;
  const texts = { bought: String(bought), paid: String(paid), maximumPaid: String(mostPaid(paid, slippageBps)) };
  return { paidSide, path: [ONE, TWO], fees: [500], ...texts, sqrtPriceAfterX96: String(price) };
}

// V3-34
test('after a purchase no more is put in than is held, what is left over is what is not put in, and it is little', () => {
  fc.assert(
    fc.property(world, ({ tick, below, width, amount0, amount1, slippageBps }) => {
      const price = sqrtRatioAtTick(tick);
      const tickLower = Math.floor(tick / 60) * 60 - below * 60;
      const range = { tickLower, tickUpper: tickLower + width * 60 };
      const held = { amount0, amount1 };
      const paidSide = paidSideOf(price, range, held);
      if (paidSide === null) return;
      const spot = spotRate(price, paidSide);
      const bought = boughtAmount(price, range, held, paidSide, { ...spot, numerator: mostPaid(spot.numerator, slippageBps) });
      // So little that rounding decides is not what this is about.
      if (bought < 10n ** 6n) return;
      const quote = quoteAt(price, paidSide, bought, slippageBps);
      const deposit = depositAfter(held, quote, range, slippageBps);
      if (!deposit) return;
      const [heldPaid, heldBought] = paidSide === 0 ? [amount0, amount1] : [amount1, amount0];
      const of = (both: { readonly amount0: bigint; readonly amount1: bigint }) =>
        paidSide === 0 ? ([both.amount0, both.amount1] as const) : ([both.amount1, both.amount0] as const);
      expect(of(deposit.desired)).toEqual([heldPaid - BigInt(quote.maximumPaid), heldBought + bought]);
      expect(of(deposit.used)[0] + of(deposit.rest)[0]).toBe(heldPaid - BigInt(quote.paid));
      expect(of(deposit.used)[1] + of(deposit.rest)[1]).toBe(heldBought + bought);
      for (const side of ['amount0', 'amount1'] as const) {
        expect(deposit.least[side]).toBeLessThanOrEqual(deposit.used[side]);
        expect(deposit.rest[side]).toBeGreaterThanOrEqual(0n);
      }
    }),
    { numRuns: 300 },
  );
});

// V3-34
test('a range of one token alone buys nothing of the other, and all of it where that is all it needs', () => {
  const price = sqrtRatioAtTick(0);
  const above = { tickLower: 600, tickUpper: 1200 };
  expect(paidSideOf(price, above, { amount0: 100n, amount1: 0n })).toBeNull();
  expect(paidSideOf(price, above, { amount0: 0n, amount1: 100n })).toBe(1);
  expect(boughtAmount(price, above, { amount0: 0n, amount1: 1000n }, 1, { numerator: 1n, denominator: 1n })).toBe(1000n);
});

// V3-34
test('a purchase loses what it takes above the price of the pool', () => {
  const price = sqrtRatioAtTick(0);
  expect(purchaseLossBps({ ...quoteAt(price, 0, 950n, 0), paid: '1000' }, price)).toBe(500);
  expect(purchaseLossBps(quoteAt(price, 1, 1000n, 0), price)).toBe(0);
});

// V3-34
test('the most that may be paid covers what is quoted and is never looser than the slippage', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.integer({ min: 0, max: 5_000 }), (paid, slippageBps) => {
      const most = mostPaid(paid, slippageBps);
      expect(most).toBeGreaterThanOrEqual(paid);
      expect(most * 10_000n).toBeLessThanOrEqual(paid * BigInt(10_000 + slippageBps));
    }),
  );
});
