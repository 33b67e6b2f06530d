import fc from 'fast-check';
import { bytesWords, callData, dynamicArrayWords, uintWord, addressWord } from '@dex/mf-shared/chain';
import {
  EMPTY_CONFIG,
  rawAmount,
  requireAddress,
  resolveChains,
  ZERO_ADDRESS,
  ZERO_AMOUNT,
  type Currency,
  type Hex,
} from '@dex/mf-shared/domain';
import { arbitrary, proveReadBack } from '@dex/mf-shared/testing';
import type { SwapTerms } from '../domain/swapPromises';
import { readSwapV3 } from './readSwapV3';
import { sendKind, swapKind } from './swapKinds';
import { wrapKind } from './wrapKind';

const chain = resolveChains(EMPTY_CONFIG)[1];
const ACCOUNT = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
const ROUTER = chain.v3?.swapRouter ?? ACCOUNT;
const { address, amount, seconds } = arbitrary;
const token = address.map((contract): Currency => ({ ...chain.wrappedNative, address: contract }));
const currency = fc.oneof(token, fc.constant<Currency>(chain.native));

const swaps = fc
  .record({
    router: address,
    routerKind: fc.constantFrom('v2' as const, 'v3' as const),
    tradeType: fc.constantFrom('exactInput' as const, 'exactOutput' as const),
    sides: fc.oneof(fc.tuple(currency, token), fc.tuple(token, currency)),
    middle: fc.array(address, { maxLength: 2 }),
    fees: fc.array(fc.constantFrom(100, 500, 3000, 10_000), { minLength: 3, maxLength: 3 }),
    maximumInput: amount,
    minimumOutput: amount,
    recipient: address,
    deadlineSeconds: seconds,
  })
  .map(({ sides: [input, output], middle, fees, ...rest }): SwapTerms => {
    const [first, last] = [input, output].map((side) => (side.kind === 'native' ? chain.wrappedNative : side).address);
    const path = [first ?? ACCOUNT, ...middle, last ?? ACCOUNT];
    const pools = path.slice(1).map((_, index) => (rest.routerKind === 'v2' ? 'v2' : (fees[index] ?? 3000)));
    return { ...rest, input, output, legs: [{ path, pools, amount: rest.maximumInput, maximumInput: ZERO_AMOUNT }] };
  });

const pool = fc.constantFrom('v2' as const, 100, 500, 3000, 10_000);
/** Tokens on the way and the pools between; an exact output stays within one version. */
const ways = fc.record({
  middle: fc.array(address, { maxLength: 2 }),
  pools: fc.array(pool, { minLength: 3, maxLength: 3 }),
  amount,
  most: amount,
});

/** Swaps through the router of both versions: one to four ways, mixed ones among those of an exact input. */
const bothSwaps = fc
  .record({
    router: address,
    tradeType: fc.constantFrom('exactInput' as const, 'exactOutput' as const),
    sides: fc.oneof(fc.tuple(currency, token), fc.tuple(token, currency)),
    ways: fc.array(ways, { minLength: 1, maxLength: 4 }),
    minimum: amount,
    recipient: address,
    deadlineSeconds: seconds,
  })
  .map(({ sides: [input, output], ways: chosen, minimum, tradeType, ...rest }): SwapTerms => {
    const [first, last] = [input, output].map((side) => (side.kind === 'native' ? chain.wrappedNative : side).address);
    const isInput = tradeType === 'exactInput';
    const legs = chosen.map(({ middle, pools, amount: moved, most }) => {
      const path = [first ?? ACCOUNT, ...middle, last ?? ACCOUNT];
      const own = isInput ? pools : pools.map((_, index) => (pools[0] === 'v2' ? 'v2' : ([100, 500, 3000][index] ?? 100)));
      return { path, pools: own.slice(0, path.length - 1), amount: moved, maximumInput: isInput ? ZERO_AMOUNT : most };
    });
    const sum = (of: (leg: (typeof legs)[number]) => string) => rawAmount(legs.reduce((total, leg) => total + BigInt(of(leg)), 0n));
    return {
      ...rest,
      tradeType,
      routerKind: 'both',
      input,
      output,
      legs,
      maximumInput: sum((leg) => (isInput ? leg.amount : leg.maximumInput)),
      minimumOutput: isInput ? minimum : sum((leg) => leg.amount),
    };
  });

describe('what is read from the calls of an order is what it promises', () => {
  it('swapping', async () => {
    await proveReadBack(swapKind, {
      terms: swaps,
      permits: ({ routerKind, input, router, maximumInput }, owner) =>
        routerKind === 'v2' || input.kind === 'native'
          ? fc.constant([])
          : fc.array(arbitrary.permit({ owner, spender: router, tokenAddress: input.address, amount: maximumInput }), { maxLength: 1 }),
      runs: 400,
    });
  });

  it('swapping over several ways and both versions', async () => {
    await proveReadBack(swapKind, {
      terms: bothSwaps,
      permits: ({ input, router, maximumInput }, owner) =>
        input.kind === 'native'
          ? fc.constant([])
          : fc.array(arbitrary.permit({ owner, spender: router, tokenAddress: input.address, amount: maximumInput }), { maxLength: 1 }),
      runs: 500,
    });
  });

  it('wrapping and unwrapping', async () => {
    const terms = fc.record({ direction: fc.constantFrom('wrap' as const, 'unwrap' as const), wrappedNative: address, amount });
    await proveReadBack(wrapKind, { terms, runs: 40 });
  });

  it('sending', async () => {
    await proveReadBack(sendKind, { terms: fc.record({ currency, recipient: address, amount }), runs: 60 });
  });
});

test('the call that holds the minimum of what arrived comes first', async () => {
  const [terms] = fc.sample(
    swaps.filter(({ routerKind, tradeType }) => routerKind === 'v2' && tradeType === 'exactInput'),
    1,
  );
  if (!terms) throw new Error('No terms');
  const order = {
    kind: 'swap',
    chainId: 1,
    account: ACCOUNT,
    terms,
    needs: [],
    limits: { leaves: [], arrives: [] },
    lastSecond: null,
  } as const;
  const calls = await swapKind.encode(order, []);
  expect(calls.ok && ['0x5c11d795', '0xb6f9de95', '0x791ac947']).toContain(calls.ok && calls.value[0]?.data.slice(0, 10));
});

describe('calls to the version-3 router that are refused', () => {
  const words = (...values: (bigint | number)[]) => values.map(uintWord);
  const single = (selector: '0x414bf389' | '0xdb3e2198', recipient = ACCOUNT, limit = 0) =>
    callData(selector, addressWord(ROUTER), addressWord(ACCOUNT), uintWord(500), addressWord(recipient), ...words(99, 10, 9, limit));
  const [exactInput, exactOutput] = ['0x414bf389', '0xdb3e2198'] as const;
  const unwrap = (minimum: number, recipient = ACCOUNT) => callData('0x49404b7c', uintWord(minimum), addressWord(recipient));
  const refund = callData('0x12210e8a');
  const sweep = callData('0xdf2ab5bb', addressWord(ROUTER), uintWord(1), addressWord(ACCOUNT));
  const together = (...calls: readonly Hex[]) => callData('0xac9650d8', uintWord(32n), dynamicArrayWords(calls.map(bytesWords)));
  const read = (data: Hex, value: bigint | number = 0) => readSwapV3({ to: ROUTER, data, value: rawAmount(BigInt(value)) }, ACCOUNT);

  it('are those that leave something with the router', () => {
    expect(read(single(exactInput))).not.toBeNull();
    expect(read(single(exactInput, ZERO_ADDRESS))).toBeNull();
    expect(read(together(single(exactInput, ZERO_ADDRESS), unwrap(9)))).not.toBeNull();
    expect(read(together(unwrap(9), single(exactInput, ZERO_ADDRESS)))).toBeNull();
    expect(read(together(single(exactInput), unwrap(9)))).toBeNull();
    expect(read(together(single(exactOutput), refund), 9)).not.toBeNull();
    expect(read(single(exactOutput), 9)).toBeNull();
  });

  it('are those that unwrap less than was bought, or for nobody', () => {
    expect(read(together(single(exactInput, ZERO_ADDRESS), unwrap(8)))).toBeNull();
    expect(read(together(single(exactInput, ZERO_ADDRESS), unwrap(9, ZERO_ADDRESS)))).toBeNull();
  });

  it('are those with more or less native coin than the input', () => {
    expect(read(single(exactInput), 10)).not.toBeNull();
    expect(read(single(exactInput), 11)).toBeNull();
    expect(read(together(single(exactOutput), refund), 10)).toBeNull();
    expect(read(together(single(exactOutput), refund), 0)).toBeNull();
  });

  it('are those of two swaps, of other functions, with a price limit, or without a swap', () => {
    expect(read(together(single(exactInput), single(exactInput)))).toBeNull();
    expect(read(together(single(exactInput), sweep))).toBeNull();
    expect(read(single(exactInput, ACCOUNT, 1))).toBeNull();
    expect(read(refund)).toBeNull();
    expect(read(together())).toBeNull();
  });
});

test('the wrapped coin takes none with a withdrawal', () => {
  const data = callData('0x2e1a7d4d', uintWord(5n));
  expect(wrapKind.read({ to: ROUTER, data, value: ZERO_AMOUNT }, ACCOUNT)).not.toBeNull();
  expect(wrapKind.read({ to: ROUTER, data, value: rawAmount(5n) }, ACCOUNT)).toBeNull();
});
