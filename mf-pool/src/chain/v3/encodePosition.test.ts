import { Interface } from 'ethers/lib/utils';
import { CurrencyAmount, Ether, Percent, Token as SdkToken } from '@uniswap/sdk-core';
import { NonfungiblePositionManager, Pool, Position } from '@uniswap/v3-sdk';
import { requireAddress } from '@dex/mf-shared/domain';
import type { AddPositionTerms, RemovePositionTerms } from '../../domain/v3/positionTerms';
import { mintMinimums } from '../../domain/liquidityMath';
import { sqrtRatioAtTick } from '@dex/mf-shared/domain/maths';
import { encodeAdd, encodeCollect, encodeCreatePool, encodeRemove } from './encodePosition';

const WETH = requireAddress('0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2');
const USDC = requireAddress('0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48');
const account = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
const manager = requireAddress('0xc36442b4a4522e871399cd717abdd847ab11fe88');
const [token0, token1] = [new SdkToken(1, USDC, 6), new SdkToken(1, WETH, 18)];
const ether = Ether.onChain(1);
const deadlineSeconds = 1_900_000_000;
const slippage = new Percent(50, 10_000);
const sqrtPrice = sqrtRatioAtTick(200_311);
const pool = new Pool(token0, token1, 3000, sqrtPrice.toString(), '0', 200_311);
const position = Position.fromAmounts({
  pool,
  tickLower: 199_980,
  tickUpper: 201_000,
  amount0: '2000000000',
  amount1: '1000000000000000000',
  useFullPrecision: true,
});
const desired = { amount0: BigInt(position.mintAmounts.amount0.toString()), amount1: BigInt(position.mintAmounts.amount1.toString()) };
const least = mintMinimums(sqrtPrice, position, desired, 50);

const add: AddPositionTerms = {
  manager,
  token0: USDC,
  token1: WETH,
  tokenId: null,
  fee: 3000,
  tickLower: 199_980,
  tickUpper: 201_000,
  amount0Desired: String(desired.amount0),
  amount1Desired: String(desired.amount1),
  amount0Min: String(least.amount0),
  amount1Min: String(least.amount1),
  deadlineSeconds,
  nativeSide: null,
  startSqrtPriceX96: null,
};
const terms = { slippageTolerance: slippage, deadline: deadlineSeconds };

test.each([
  ['a new position', add, { recipient: account }],
  ['a new position with the native coin', { ...add, nativeSide: 1 } satisfies AddPositionTerms, { recipient: account, useNative: ether }],
  ['a new position in a new pool', { ...add, startSqrtPriceX96: String(sqrtPrice) }, { recipient: account, createPool: true }],
  ['an increase', { ...add, tokenId: '11' }, { tokenId: '11' }],
  [
    'an increase with the native coin',
    { ...add, tokenId: '11', nativeSide: 1 } satisfies AddPositionTerms,
    { tokenId: '11', useNative: ether },
  ],
])('%s is encoded as the SDK encodes it', (_name, order, options) => {
  const expected = NonfungiblePositionManager.addCallParameters(position, { ...terms, ...options });
  const call = encodeAdd(order, account);
  expect(call.data).toBe(expected.calldata.toLowerCase());
  expect(BigInt(call.value)).toBe(BigInt(expected.value));
  expect(call.to).toBe(manager);
});

test('a pool alone is encoded as the SDK encodes it', () => {
  const call = encodeCreatePool({ ...add, startSqrtPriceX96: String(sqrtPrice) });
  expect(call.data).toBe(NonfungiblePositionManager.createCallParameters(pool).calldata.toLowerCase());
});

const owed = { expected0: '12345', expected1: '6789', only: null };
const owedOfSdk = (native: boolean) => ({
  expectedCurrencyOwed0: CurrencyAmount.fromRawAmount(token0, owed.expected0),
  expectedCurrencyOwed1: CurrencyAmount.fromRawAmount(native ? ether : token1, owed.expected1),
  recipient: account,
});

// V3-15
test.each([
  [null, false],
  [1, true],
] as const)('a collection with native side %s is encoded as the SDK encodes it', (nativeSide, native) => {
  const [call, ...others] = encodeCollect({ ...add, ...owed, tokenId: '11', nativeSide }, account);
  const { calldata } = NonfungiblePositionManager.collectCallParameters({ tokenId: '11', ...owedOfSdk(native) });
  expect(call?.data).toBe(calldata.toLowerCase());
  // Only what is swept may arrive short of its minimum and undo the call.
  expect(others).toHaveLength(native ? 1 : 0);
});

test.each([
  [25, null, false],
  [100, null, false],
  [50, 1, true],
] as const)('a removal of %d percent with native side %s holds what was ordered', (percent, nativeSide, native) => {
  const share = new Percent(percent, 100);
  const liquidity = share.multiply(position.liquidity).quotient.toString();
  const part = new Position({ pool, liquidity, tickLower: 199_980, tickUpper: 201_000 });
  const minimums = part.burnAmountsWithSlippage(slippage);
  const order: RemovePositionTerms = {
    ...add,
    ...owed,
    tokenId: '11',
    nativeSide,
    liquidity,
    amount0Min: minimums.amount0.toString(),
    amount1Min: minimums.amount1.toString(),
  };
  const { calldata } = NonfungiblePositionManager.removeCallParameters(position, {
    tokenId: '11',
    liquidityPercentage: share,
    ...terms,
    collectOptions: owedOfSdk(native),
  });
  const abi = new Interface(['function multicall(bytes[])', 'function decreaseLiquidity((uint256,uint128,uint256,uint256,uint256))']);
  const [mine, sdk] = [encodeRemove(order, account)[0]?.data ?? '', calldata].map((data) => abi.decodeFunctionData('multicall', data)[0]);
  // The SDK raises the expected amounts by the minimums; ours are given. Everything else is the same.
  expect(mine[0]).toBe(sdk[0]);
  expect(mine[1]).toBe(sdk[1]);
  expect(mine.length).toBe(sdk.length);
});
