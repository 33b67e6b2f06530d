import fc from 'fast-check';
import { callData, uintWord } from '@dex/mf-shared/chain';
import { rawAmount, requireAddress, ZERO_AMOUNT } from '@dex/mf-shared/domain';
import { arbitrary, proveReadBack } from '@dex/mf-shared/testing';
import type { PurchaseTerms } from '../../domain/v3/purchase';
import { encodePurchase } from './encodePurchase';
import { addWithOneKind, buySideKind, moveWithSwapKind } from './purchaseKinds';
import { readPurchase } from './readPurchase';

const ACCOUNT = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
const ROUTER = requireAddress('0xE592427A0AEce92De3Edee1F18E0157C05861564');
const { address, amount, seconds } = arbitrary;
const fee = fc.constantFrom(100, 500, 3000, 10_000);
const tick = fc.integer({ min: -887_272, max: 887_272 });

const purchases = fc
  .tuple(
    fc.record({ router: address, bought: amount, maximumPaid: amount, paysNative: fc.boolean(), deadlineSeconds: seconds }),
    fc.array(fc.tuple(address, fee), { minLength: 1, maxLength: 2 }),
    address,
  )
  .map(
    ([terms, hops, end]): PurchaseTerms => ({
      ...terms,
      path: [...hops.map(([token]) => token), end],
      fees: hops.map(([, tier]) => tier),
    }),
  );
const deposit = {
  manager: address,
  token0: address,
  token1: address,
  fee,
  tickLower: tick,
  tickUpper: tick,
  amount0Desired: amount,
  amount1Desired: amount,
  amount0Min: amount,
  amount1Min: amount,
  rest0: fc.constant('0'),
  rest1: fc.constant('0'),
  deadlineSeconds: seconds,
  purchase: purchases,
  paidSide: fc.constantFrom(0 as const, 1 as const),
};

// V3-34
describe('what is read from orders that buy one side is what they promise', () => {
  it('the purchase alone', async () => {
    await proveReadBack(buySideKind, { terms: purchases, runs: 200 });
  });

  it('an addition in one token', async () => {
    const sides = { nativeSide: fc.constantFrom(0 as const, 1 as const, null), startSqrtPriceX96: fc.constant(null) };
    await proveReadBack(addWithOneKind, { terms: fc.record({ ...deposit, ...sides, tokenId: fc.option(amount) }), runs: 200 });
  });

  it('a move that buys what is lacking', async () => {
    const moved = { tokenId: amount, liquidity: amount, freed0Min: amount, freed1Min: amount };
    const lacking = { lacking0: fc.constant('0'), lacking1: fc.constant('0') };
    await proveReadBack(moveWithSwapKind, { terms: fc.record({ ...deposit, ...moved, ...lacking }), runs: 200 });
  });
});

// V3-34
test('a purchase that would leave the coin with the router, or is no purchase, is not read', () => {
  const terms: PurchaseTerms = {
    router: ROUTER,
    path: [ACCOUNT, ROUTER],
    fees: [3000],
    bought: '5',
    maximumPaid: '7',
    paysNative: true,
    deadlineSeconds: 1234,
  };
  const call = encodePurchase(terms, ACCOUNT);
  expect(readPurchase(call, ACCOUNT)).not.toBeNull();
  expect(readPurchase({ ...call, value: rawAmount(8n) }, ACCOUNT)).toBeNull();
  expect(readPurchase({ ...call, value: ZERO_AMOUNT }, ACCOUNT)).toBeNull();
  expect(readPurchase({ ...encodePurchase({ ...terms, paysNative: false }, ACCOUNT), value: rawAmount(7n) }, ACCOUNT)).toBeNull();
  expect(readPurchase({ ...call, data: callData('0x12210e8a') }, ACCOUNT)).toBeNull();
  expect(readPurchase({ ...call, data: callData('0x095ea7b3', uintWord(1n), uintWord(1n)) }, ACCOUNT)).toBeNull();
});
