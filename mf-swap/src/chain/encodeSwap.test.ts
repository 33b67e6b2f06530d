import { CurrencyAmount, Percent, Token as SdkToken, TradeType, Ether } from '@uniswap/sdk-core';
import { Pool, Route, SwapRouter, Trade } from '@uniswap/v3-sdk';
import fc from 'fast-check';
import {
  EMPTY_CONFIG,
  literalAddress,
  minimumReceived,
  maximumSent,
  parseHex,
  rawAmount,
  requireAddress,
  requireBps,
  resolveChains,
  type Currency,
  type Hex,
  type SignedPermit,
} from '@dex/mf-shared/domain';
import { readCall } from '../domain/callFacts';
import { callMatchesOrder } from '../domain/callMatchesOrder';
import type { SwapOrder } from '../domain/swapOrder';
import { encodeSwapV2 } from './encodeSwapV2';
import { encodeSwapV3 } from './encodeSwapV3';
import { encodeMulticallWallet } from './multicallWallet';
import { approveCall } from './swapCalls';

const chain = resolveChains(EMPTY_CONFIG)[1];
const ACCOUNT = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
const OTHER = requireAddress('0x70997970c51812dc3a010c7d01b50e0d17dc79c8');
const tokens = chain.tokens.slice(0, 3);
const [DAI, USDC, USDT] = tokens;
if (!DAI || !USDC || !USDT) throw new Error('The chain table lacks tokens');
const router = { v2: chain.v2?.router ?? literalAddress('0x'), v3: chain.v3?.swapRouter ?? literalAddress('0x') };

function hex(text: string): Hex {
  const parsed = parseHex(text);
  if (!parsed) throw new Error('Not hex');
  return parsed;
}

const permit: SignedPermit = {
  permitType: 'amount',
  amount: rawAmount(5n),
  v: 27,
  r: hex(`0x${'11'.repeat(32)}`),
  s: hex(`0x${'22'.repeat(32)}`),
  deadline: 2_000_000_000,
  nonce: rawAmount(1n),
  chainId: 1,
  owner: ACCOUNT,
  spender: router.v3,
  tokenAddress: USDC.address,
};

const amount = fc.bigInt({ min: 1n, max: 10n ** 30n }).map(rawAmount);
const sides = fc.constantFrom<readonly [Currency, Currency]>([chain.native, USDC], [DAI, USDC], [USDT, chain.native]);

const orders = fc
  .record({
    sides,
    version: fc.constantFrom('v2' as const, 'v3' as const),
    tradeType: fc.constantFrom('exactInput' as const, 'exactOutput' as const),
    hops: fc.integer({ min: 1, max: 2 }),
    maximumInput: amount,
    minimumOutput: amount,
    recipient: fc.constantFrom(ACCOUNT, OTHER),
    deadlineSeconds: fc.integer({ min: 1, max: 2 ** 32 }),
    permit: fc.constantFrom(null, permit, { ...permit, permitType: 'allowed' as const, allowed: true as const }),
  })
  .map(({ sides: [input, output], hops, ...rest }): SwapOrder => {
    const ends = [input, output].map((currency) => (currency.kind === 'native' ? chain.wrappedNative : currency).address);
    const middle = hops === 2 ? [chain.tokens[3]?.address ?? DAI.address] : [];
    const path = [ends[0] ?? DAI.address, ...middle, ends[1] ?? DAI.address];
    const fees = rest.version === 'v3' ? path.slice(1).map((_, index) => (index === 0 ? 3000 : 500)) : [];
    return {
      ...rest,
      input,
      output,
      path,
      fees,
      chainId: 1,
      account: ACCOUNT,
      batching: 'none',
      needsApproval: false,
      permit: rest.version === 'v3' && input.kind === 'token' ? rest.permit : null,
    };
  });

function assetOf(currency: Currency): string {
  return currency.kind === 'native' ? 'native' : currency.address.toLowerCase();
}

test('what is read back from the call data is what was ordered', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const calls = order.version === 'v2' ? encodeSwapV2(order) : [encodeSwapV3(order)];
      for (const { data, value } of calls) {
        expect(readCall({ to: router[order.version], data, value: BigInt(value) })).toEqual({
          kind: 'swap',
          spendAtMost: { asset: assetOf(order.input), amount: BigInt(order.maximumInput) },
          receiveAtLeast: { asset: assetOf(order.output), amount: BigInt(order.minimumOutput) },
          recipient: order.recipient.toLowerCase(),
          deadlineSeconds: BigInt(order.deadlineSeconds),
          approves: [],
        });
      }
    }),
    { numRuns: 500 },
  );
});

// ORDER-1
test('a call that differs from the order in anything is not taken for it', () => {
  fc.assert(
    fc.property(orders, fc.constantFrom('maximumInput', 'minimumOutput', 'recipient', 'deadlineSeconds', 'nothing'), (order, changed) => {
      const [call] = order.version === 'v2' ? encodeSwapV2(order) : [encodeSwapV3(order)];
      if (!call) throw new Error('No call');
      const more = (amount: string) => rawAmount(BigInt(amount) + 1n);
      const asked: SwapOrder = {
        ...order,
        ...(changed === 'maximumInput' ? { maximumInput: more(order.maximumInput) } : {}),
        ...(changed === 'minimumOutput' ? { minimumOutput: more(order.minimumOutput) } : {}),
        ...(changed === 'recipient' ? { recipient: order.recipient === OTHER ? ACCOUNT : OTHER } : {}),
        ...(changed === 'deadlineSeconds' ? { deadlineSeconds: order.deadlineSeconds + 1 } : {}),
      };
      expect(callMatchesOrder({ to: router[order.version], data: call.data, value: BigInt(call.value) }, asked)).toBe(
        changed === 'nothing',
      );
    }),
    { numRuns: 200 },
  );
});

test('a batch of a wallet contract is read back with its approval', () => {
  const [order] = fc.sample(
    orders.filter(({ version, input }) => version === 'v3' && input.kind === 'token'),
    { numRuns: 1, seed: 7 },
  );
  if (!order) throw new Error('No order');
  const { data, value } = encodeSwapV3(order);
  const token = order.path[0] ?? DAI.address;
  const batch = encodeMulticallWallet(ACCOUNT, [
    approveCall(ACCOUNT, token, router.v3, order.maximumInput),
    { to: router.v3, data, value },
  ]);
  expect(readCall({ to: batch.to, data: batch.data, value: 0n })).toMatchObject({
    kind: 'swap',
    approves: [{ kind: 'approve', token: token.toLowerCase(), spender: router.v3.toLowerCase(), amount: BigInt(order.maximumInput) }],
    recipient: order.recipient.toLowerCase(),
  });
});

test('anything that is not fully understood is unknown', () => {
  const [order] = fc.sample(
    orders.filter(({ version }) => version === 'v2'),
    { numRuns: 1, seed: 3 },
  );
  const [call] = order ? encodeSwapV2(order) : [];
  if (!call) throw new Error('No call');
  expect(readCall({ to: router.v2, data: `${call.data}00`, value: 0n })).toEqual({ kind: 'unknown' });
  expect(readCall({ to: router.v2, data: call.data.slice(0, 74), value: 0n })).toEqual({ kind: 'unknown' });
  expect(readCall({ to: router.v2, data: '0x12345678', value: 0n })).toEqual({ kind: 'unknown' });
});

test('the call data equals that of the reference library', () => {
  const [sdkDai, sdkUsdc] = [DAI, USDC].map((token) => new SdkToken(1, token.address, token.decimals)) as [SdkToken, SdkToken];
  const weth = new SdkToken(1, chain.wrappedNative.address, 18);
  const price = '79228162514264337593543950336';
  const pool = (one: SdkToken, other: SdkToken, fee: number) => new Pool(one, other, fee, price, '1000000000000', 0);
  const cases = [
    { input: DAI, output: USDC, sdk: [sdkDai, sdkUsdc] as const, route: new Route([pool(sdkDai, sdkUsdc, 500)], sdkDai, sdkUsdc) },
    {
      input: chain.native,
      output: USDC,
      sdk: [Ether.onChain(1), sdkUsdc] as const,
      route: new Route([pool(weth, sdkUsdc, 3000)], Ether.onChain(1), sdkUsdc),
    },
    {
      input: USDC,
      output: chain.native,
      sdk: [sdkUsdc, Ether.onChain(1)] as const,
      route: new Route([pool(sdkUsdc, weth, 3000)], sdkUsdc, Ether.onChain(1)),
    },
    {
      input: DAI,
      output: chain.native,
      sdk: [sdkDai, Ether.onChain(1)] as const,
      route: new Route([pool(sdkDai, sdkUsdc, 500), pool(sdkUsdc, weth, 3000)], sdkDai, Ether.onChain(1)),
    },
  ];
  for (const { input, output, sdk, route } of cases) {
    for (const tradeType of ['exactInput', 'exactOutput'] as const) {
      const trade = Trade.createUncheckedTrade({
        route,
        inputAmount: CurrencyAmount.fromRawAmount(sdk[0], '1000'),
        outputAmount: CurrencyAmount.fromRawAmount(sdk[1], '900'),
        tradeType: tradeType === 'exactInput' ? TradeType.EXACT_INPUT : TradeType.EXACT_OUTPUT,
      });
      const reference = SwapRouter.swapCallParameters(trade, { slippageTolerance: new Percent(0), recipient: OTHER, deadline: 1234567 });
      const own = encodeSwapV3({
        recipient: OTHER,
        tradeType,
        input,
        output,
        permit: null,
        path: route.tokenPath.map(({ address }) => requireAddress(address)),
        fees: route.pools.map(({ fee }) => fee),
        maximumInput: rawAmount(1000n),
        minimumOutput: rawAmount(900n),
        deadlineSeconds: 1234567,
      });
      expect(own.data).toBe(reference.calldata);
      expect(BigInt(own.value)).toBe(BigInt(reference.value));
    }
  }
});

test('a limit is never looser than the tolerance', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 30n }), fc.integer({ min: 0, max: 5000 }), (quoted, bps) => {
      const slippage = requireBps(bps);
      const least = BigInt(minimumReceived(rawAmount(quoted), slippage));
      const most = BigInt(maximumSent(rawAmount(quoted), slippage));
      expect(least * (10_000n + BigInt(bps)) >= quoted * 10_000n).toBe(true);
      expect(most * 10_000n <= quoted * (10_000n + BigInt(bps))).toBe(true);
    }),
  );
});
