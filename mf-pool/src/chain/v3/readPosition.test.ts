import fc from 'fast-check';
import { parseHex, rawAmount, requireAddress, ZERO_ADDRESS, ZERO_AMOUNT, type Hex } from '@dex/mf-shared/domain';
import { addressWord, bytesWords, callData, dynamicArrayWords, uintWord } from '@dex/mf-shared/chain';
import { arbitrary, proveReadBack } from '@dex/mf-shared/testing';
import type { AddPositionTerms, RemovePositionTerms } from '../../domain/v3/positionTerms';
import {
  addPositionKind,
  collectAllKind,
  collectFeesKind,
  compoundKind,
  createPoolKind,
  moveRangeKind,
  removePositionKind,
} from './positionKinds';
import { readPosition } from './readPosition';

const ACCOUNT = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
const MANAGER = requireAddress('0xc36442b4a4522e871399cd717abdd847ab11fe88');
const { address, amount, seconds } = arbitrary;
const tick = fc.integer({ min: -887_272, max: 887_272 });
const base = { manager: address, token0: address, token1: address, nativeSide: fc.constantFrom(0 as const, 1 as const, null) };

const additions = fc
  .record({
    ...base,
    tokenId: fc.option(amount),
    fee: fc.constantFrom(100, 500, 3000, 10_000),
    tickLower: tick,
    tickUpper: tick,
    amount0Desired: amount,
    amount1Desired: amount,
    amount0Min: amount,
    amount1Min: amount,
    deadlineSeconds: seconds,
    startSqrtPriceX96: fc.option(amount),
  })
  .map((terms): AddPositionTerms => (terms.tokenId === null ? terms : { ...terms, startSqrtPriceX96: null }));
const collections = fc.record({
  ...base,
  tokenId: amount,
  expected0: amount,
  expected1: amount,
  only: fc.constantFrom(null, 0 as const, 1 as const),
});
const WRAPPED = requireAddress('0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2');
const token = fc.oneof(fc.constant(WRAPPED), address);
const manyCollections = fc.record({
  manager: address,
  wrappedNative: fc.constant(WRAPPED),
  rewards: fc.array(fc.record({ stakingRewards: address, token: address, expected: amount }), { maxLength: 3 }),
  positions: fc.uniqueArray(fc.record({ tokenId: amount, token0: token, token1: address, expected0: amount, expected1: amount }), {
    minLength: 1,
    maxLength: 6,
    selector: ({ tokenId }) => tokenId,
  }),
});
const removals: fc.Arbitrary<RemovePositionTerms> = fc
  .tuple(collections, fc.record({ liquidity: amount, amount0Min: amount, amount1Min: amount, deadlineSeconds: seconds }))
  .map(([one, other]) => ({ ...one, ...other }));

describe('what is read from the calls of position orders is what they promise', () => {
  it('adding', async () => {
    await proveReadBack(addPositionKind, {
      terms: additions,
      permits: ({ token0, manager, amount0Desired }, owner) =>
        fc.array(arbitrary.permit({ owner, spender: manager, tokenAddress: token0, amount: rawAmount(BigInt(amount0Desired)) }), {
          maxLength: 2,
        }),
      runs: 200,
    });
  });

  // V3-29
  it('putting fees back', async () => {
    const terms = fc.record({
      manager: address,
      tokenId: amount,
      token0: address,
      token1: address,
      amount0Desired: amount,
      amount1Desired: amount,
      amount0Min: amount,
      amount1Min: amount,
      rest0: fc.constant('0'),
      rest1: fc.constant('0'),
      deadlineSeconds: seconds,
    });
    await proveReadBack(compoundKind, { terms, runs: 200 });
  });

  // V3-30
  it('moving a range', async () => {
    const terms = fc.record({
      manager: address,
      tokenId: amount,
      token0: address,
      token1: address,
      fee: fc.nat({ max: 10_000 }),
      liquidity: amount,
      freed0Min: amount,
      freed1Min: amount,
      tickLower: fc.integer({ min: -887_272, max: 887_272 }),
      tickUpper: fc.integer({ min: -887_272, max: 887_272 }),
      amount0Desired: amount,
      amount1Desired: amount,
      amount0Min: amount,
      amount1Min: amount,
      rest0: fc.constant('0'),
      rest1: fc.constant('0'),
      lacking0: fc.constant('0'),
      lacking1: fc.constant('0'),
      deadlineSeconds: seconds,
    });
    await proveReadBack(moveRangeKind, { terms, runs: 200 });
  });

  it('making a pool', async () => {
    await proveReadBack(createPoolKind, {
      terms: fc.record({ manager: address, token0: address, token1: address, fee: fc.nat({ max: 10_000 }), startSqrtPriceX96: amount }),
      runs: 30,
    });
  });

  it('collecting', async () => {
    await proveReadBack(collectFeesKind, { terms: collections, runs: 80 });
  });

  // V3-23
  it('collecting from many', async () => {
    await proveReadBack(collectAllKind, { terms: manyCollections, runs: 60 });
  });

  // V3-23
  it('claiming the rewards of several deposits without a position', async () => {
    const claims = manyCollections.filter(({ rewards }) => rewards.length > 0).map((terms) => ({ ...terms, positions: [] }));
    await proveReadBack(collectAllKind, { terms: claims, runs: 30 });
  });

  it('removing', async () => {
    await proveReadBack(removePositionKind, { terms: removals, runs: 100 });
  });
});

describe('calls to the position manager that are refused', () => {
  const words = (...values: (bigint | number)[]) => values.map(uintWord);
  const everything = (1n << 128n) - 1n;
  const collect = (id: bigint, recipient = ACCOUNT, most = everything, mostOfOther = everything) =>
    callData('0xfc6f7865', uintWord(id), addressWord(recipient), ...words(most, mostOfOther));
  const decrease = (id: bigint) => callData('0x0c49ccbe', ...words(id, 5, 1, 1, 99));
  const increase = (id: bigint) => callData('0x219f5d17', ...words(id, 1, 1, 1, 1, 99));
  const unwrap = callData('0x49404b7c', uintWord(1), addressWord(ACCOUNT));
  const sweep = callData('0xdf2ab5bb', addressWord(MANAGER), uintWord(1), addressWord(ACCOUNT));
  const refund = callData('0x12210e8a');
  const together = (...calls: readonly Hex[]) => callData('0xac9650d8', uintWord(32n), dynamicArrayWords(calls.map(bytesWords)));
  const read = (data: Hex | null, value = ZERO_AMOUNT) => readPosition({ to: MANAGER, data: data ?? together(), value }, ACCOUNT);

  it('are those that leave something with the contract, touch two positions, or go on in another order', () => {
    expect(read(together(decrease(7n), collect(7n)))).not.toBeNull();
    expect(read(together(decrease(7n), collect(8n)))).toBeNull();
    expect(read(together(collect(7n), decrease(7n)))).toBeNull();
    expect(read(together(decrease(7n)))).toBeNull();
    expect(read(together(collect(7n, ZERO_ADDRESS), unwrap, sweep))).not.toBeNull();
    expect(read(together(collect(7n, ZERO_ADDRESS)))).toBeNull();
    expect(read(together(collect(7n, ZERO_ADDRESS), unwrap))).toBeNull();
    expect(read(together(collect(7n), unwrap, sweep))).toBeNull();
    expect(read(together(unwrap, sweep, collect(7n, ZERO_ADDRESS)))).toBeNull();
    expect(read(collect(7n, ACCOUNT, 9n))).toBeNull();
    expect(read(together(increase(7n), refund))).not.toBeNull();
    expect(read(together(increase(7n), increase(7n)))).toBeNull();
  });

  // V3-31
  it('are those that collect one side in part, or leave one with the contract', () => {
    const one = (recipient = ACCOUNT) => collect(7n, recipient, everything, 0n);
    const other = (recipient = ACCOUNT) => collect(7n, recipient, 0n);
    for (const call of [one(), other(), together(decrease(7n), one()), together(one(ZERO_ADDRESS), unwrap)])
      expect(read(call)).not.toBeNull();
    expect(read(collect(7n, ACCOUNT, 0n, 0n))).toBeNull();
    expect(read(collect(7n, ACCOUNT, everything, 9n))).toBeNull();
    expect(read(together(one(ZERO_ADDRESS), unwrap, sweep))).toBeNull();
    expect(read(one(ZERO_ADDRESS))).toBeNull();
    expect(read(together(one(), unwrap))).toBeNull();
    expect(read(together(one(), collect(8n)))).toBeNull();
  });

  it('are those with native coin that would not come back', () => {
    const [one] = fc.sample(amount, 1);
    if (!one) throw new Error('No amount');
    expect(read(together(increase(7n), refund), one)).not.toBeNull();
    expect(read(increase(7n), one)).toBeNull();
    expect(read(together(decrease(7n), collect(7n)), one)).toBeNull();
  });

  it('are those of unknown functions, alone or among known ones, and bytes that no encoder makes', () => {
    const burn = callData('0x42966c68', uintWord(7n));
    expect(read(burn)).toBeNull();
    expect(read(together(decrease(7n), collect(7n), burn))).toBeNull();
    expect(read(together(together(decrease(7n), collect(7n))))).toBeNull();
    expect(read(parseHex(`${together(decrease(7n), collect(7n))}00`))).toBeNull();
    expect(read(parseHex('0x12345678'))).toBeNull();
    expect(read(parseHex('0x'))).toBeNull();
  });
});
