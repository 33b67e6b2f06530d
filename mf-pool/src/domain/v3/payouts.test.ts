import { EMPTY_CONFIG, requireAddress, resolveChains } from '@dex/mf-shared/domain';
import { sqrtRatioAtTick } from '@dex/mf-shared/domain/maths';
import { amountsOfLiquidity, burnMinimums } from '../liquidityMath';
import { collectTerms, partOfLiquidity, removeTerms } from './payouts';
import { shownCollection, shownRemoval } from './shownTerms';
import { canChooseWrapped, nativeSideOf } from './positionOrders';

const chains = resolveChains(EMPTY_CONFIG);
const chain = chains[1];
const WETH = chain.wrappedNative;
const account = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
const low = requireAddress(`0x${'1'.repeat(40)}`);
const position = {
  tokenId: '11',
  nonce: '0',
  operator: account,
  token0: low,
  token1: WETH.address,
  fee: 3000,
  tickLower: -6000,
  tickUpper: 6000,
  liquidity: '1000000000007',
  feeGrowthInside0LastX128: '0',
  feeGrowthInside1LastX128: '0',
  tokensOwed0: '0',
  tokensOwed1: '0',
};
const fees = { amount0: 5n, amount1: 7n };
const terms = { chain, manager: low, position, fees, asWrapped: false };

// V3-16
test.each([
  [true, 1, chain, true],
  [false, 1, chain, false],
  [true, null, chain, false],
  [true, 1, chains[10], false],
  [true, 0, chains[69], false],
] as const)('paying out %s with native side %s the wrapped form can be chosen', (paysOut, side, on, can) => {
  expect(canChooseWrapped(on, paysOut, side)).toBe(can);
});

test('a collection is unwrapped unless asked otherwise, and expects what was simulated', () => {
  expect(nativeSideOf(chain, { address: low }, WETH)).toBe(1);
  expect(collectTerms(terms)).toMatchObject({ nativeSide: 1, expected0: '5', expected1: '7' });
  expect(collectTerms({ ...terms, asWrapped: true }).nativeSide).toBeNull();
});

test('without a simulation collecting goes on, without unwrapping', () => {
  expect(collectTerms({ ...terms, fees: null })).toMatchObject({ nativeSide: null, expected0: '0', expected1: '0' });
});

test.each([0, 50, 500, 5000])('at %d bp a removal has the minimums of that slippage, and expects them with the fees', (slippageBps) => {
  const sqrtPriceX96 = sqrtRatioAtTick(17);
  const order = removeTerms({ ...terms, percent: 25, sqrtPriceX96, slippageBps, deadlineSeconds: 9 });
  const liquidity = partOfLiquidity(position.liquidity, 25);
  const least = burnMinimums(sqrtPriceX96, position, liquidity, slippageBps);
  expect(order).toMatchObject({
    liquidity: String(liquidity),
    amount0Min: String(least.amount0),
    amount1Min: String(least.amount1),
    deadlineSeconds: 9,
  });
  expect(order.expected0).toBe(String(least.amount0 + 5n));
  expect(order.expected1).toBe(String(least.amount1 + 7n));
});

const view = { owner: account, token0: { ...WETH, address: low, symbol: 'LOW' }, token1: WETH, unread: [] };

test('what is not known of the fees when a collection is made is no figure, and everything is paid as tokens', () => {
  const known = shownCollection({ ...terms, ...view });
  expect([known.fees0, known.fees1]).toEqual(['5', '7']);
  expect(known.currencies.map(({ symbol }) => symbol)).toEqual(['LOW', chain.native.symbol]);
  const unknown = shownCollection({ ...terms, ...view, fees: null });
  expect([unknown.fees0, unknown.fees1]).toEqual([null, null]);
  expect(unknown.currencies).toEqual([view.token0, WETH]);
});

test('a removal keeps what its liquidity was worth, whatever the position holds afterwards', () => {
  const sqrtPriceX96 = sqrtRatioAtTick(17);
  const order = shownRemoval({ ...terms, ...view, percent: 37, sqrtPriceX96, slippageBps: 50, deadlineSeconds: 9 });
  const freed = amountsOfLiquidity(sqrtPriceX96, position, BigInt(order.liquidity), 'payOut');
  expect([order.freed0, order.freed1]).toEqual([String(freed.amount0), String(freed.amount1)]);
});

test('all of a position is all of its liquidity', () => {
  expect(partOfLiquidity(position.liquidity, 100)).toBe(BigInt(position.liquidity));
});
