import { requireBps } from '@dex/mf-shared/domain';
import fc from 'fast-check';
import { HIGH, LOW, account } from '../../state/v3/fixtures';
import { sqrtRatioAtTick } from '@dex/mf-shared/domain/maths';
import { compoundOrder, compoundSlippage, compoundTerms } from './compound';

const position = {
  tokenId: '7',
  nonce: '0',
  operator: account,
  token0: LOW.address,
  token1: HIGH.address,
  fee: 3000,
  tickLower: -6000,
  tickUpper: 6000,
  liquidity: '5',
  feeGrowthInside0LastX128: '0',
  feeGrowthInside1LastX128: '0',
  tokensOwed0: '0',
  tokensOwed1: '0',
};
const facts = { manager: account, position, slippageBps: 50, deadlineSeconds: 1234 };
const amounts = fc.bigInt({ min: 0n, max: 10n ** 24n });

// V3-29
test('never more is put back than is owed, never less than the slippage allows, and the rest is the difference', () => {
  fc.assert(
    fc.property(amounts, amounts, fc.integer({ min: -9000, max: 9000 }), (amount0, amount1, tick) => {
      const terms = compoundTerms({ ...facts, owed: { amount0, amount1 }, sqrtPriceX96: sqrtRatioAtTick(tick) });
      if (!terms) return;
      for (const [owed, desired, least, rest] of [
        [amount0, terms.amount0Desired, terms.amount0Min, terms.rest0],
        [amount1, terms.amount1Desired, terms.amount1Min, terms.rest1],
      ] as const) {
        expect(BigInt(desired)).toBe(owed);
        expect(BigInt(rest)).toBeLessThanOrEqual(owed);
        expect(BigInt(least)).toBeLessThanOrEqual(owed - BigInt(rest));
      }
    }),
  );
});

test('fees of one token alone make no liquidity inside the range, and some beside it', () => {
  const owed = { amount0: 10n ** 18n, amount1: 0n };
  expect(compoundTerms({ ...facts, owed, sqrtPriceX96: sqrtRatioAtTick(0) })).toBeNull();
  expect(compoundTerms({ ...facts, owed, sqrtPriceX96: sqrtRatioAtTick(-7000) })).toMatchObject({
    amount0Desired: String(10n ** 18n),
    rest1: '0',
  });
});

test('the automatic slippage is 0.5 % inside the range and none beside it, as where something is added', () => {
  const at = (tick: number) => compoundSlippage('auto', position, sqrtRatioAtTick(tick));
  expect([-6001, -6000, 0, 5999, 6000].map(at)).toEqual([0, 50, 50, 50, 0]);
  expect(compoundSlippage(requireBps(29), position, sqrtRatioAtTick(7000))).toBe(29);
});

test('nothing may leave the account in the end, and the manager may take no more than is put back', () => {
  const terms = compoundTerms({ ...facts, owed: { amount0: 500n, amount1: 0n }, sqrtPriceX96: sqrtRatioAtTick(-7000) });
  if (!terms) throw new Error('There are terms');
  const order = compoundOrder({ chainId: 1, account }, terms, LOW, HIGH);
  expect(order.needs).toEqual([{ token: LOW, spender: account, amount: '500', permit: null }]);
  expect(order.limits.leaves.map(({ maximum }) => maximum)).toEqual(['0', '0']);
});
