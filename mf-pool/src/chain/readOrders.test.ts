import fc from 'fast-check';
import { parseHex, ZERO_AMOUNT, type Currency } from '@dex/mf-shared/domain';
import { addressWord, boolWord, callData, uintWord } from '@dex/mf-shared/chain';
import { arbitrary, proveReadBack } from '@dex/mf-shared/testing';
import { ACCOUNT, mainnet, MIGRATOR, ONE, PAIR, ROUTER, TWO } from '../domain/orders.fixture';
import type { MigrateTerms } from '../domain/migrate/migrateOrder';
import { readMigrate } from './migrate/readMigrate';
import { readLiquidity } from './v2/readLiquidity';
import { migrateKind } from './migrate/migrateKind';
import { claimRewardsKind, stakeKind, withdrawKind } from './mining/stakingKinds';
import { addPairKind, removePairKind } from './v2/pairKinds';

const { address, amount, seconds } = arbitrary;
const token = address.map((contract): Currency => ({ ...ONE, address: contract }));
const sides = fc.oneof(
  fc.record({ a: token, b: token }),
  fc.record({ a: fc.constant<Currency>(mainnet.native), b: token }),
  fc.record({ a: token, b: fc.constant<Currency>(mainnet.native) }),
);
const deposits = fc
  .tuple(
    sides,
    fc.record({ router: address, amountA: amount, amountB: amount, minimumA: amount, minimumB: amount, deadlineSeconds: seconds }),
  )
  .map(([one, other]) => ({ ...one, ...other }));
const withdrawals = fc.tuple(deposits, fc.record({ pair: address, shares: amount })).map(([one, other]) => ({ ...one, ...other }));
const migrations: fc.Arbitrary<MigrateTerms> = fc
  .record({
    migrator: address,
    pair: address,
    tokens: fc.tuple(address, address),
    liquidityToMigrate: amount,
    fee: fc.constantFrom(500, 3000, 10_000),
    tickLower: fc.integer({ min: -887_272, max: 887_272 }),
    tickUpper: fc.integer({ min: -887_272, max: 887_272 }),
    amount0Min: amount,
    amount1Min: amount,
    deadlineSeconds: seconds,
    createAtSqrtPriceX96: fc.option(amount),
  })
  .map(({ tokens: [one, other], ...terms }) => ({
    ...terms,
    token0: { ...ONE, address: one },
    token1: { ...TWO, address: other },
  }));
const staking = fc.record({ stakingRewards: address });

describe('what is read from the calls of an order is what it promises', () => {
  it('adding to a pair', async () => {
    await proveReadBack(addPairKind, { terms: deposits, runs: 100 });
  });

  it('removing from a pair, with and without a signature', async () => {
    await proveReadBack(removePairKind, {
      terms: withdrawals,
      permits: ({ router, pair, shares }, owner) =>
        fc.array(arbitrary.permit({ owner, spender: router, tokenAddress: pair, amount: shares }), { maxLength: 1 }),
      runs: 150,
    });
  });

  it('migrating', async () => {
    await proveReadBack(migrateKind, {
      terms: migrations,
      permits: ({ migrator, pair, liquidityToMigrate }, owner) =>
        fc.array(arbitrary.permit({ owner, spender: migrator, tokenAddress: pair, amount: liquidityToMigrate }), { maxLength: 1 }),
      runs: 100,
    });
  });

  it('staking, withdrawing, claiming', async () => {
    await proveReadBack(stakeKind, {
      terms: fc.record({ stakingRewards: address, amount }),
      permits: ({ stakingRewards, amount: staked }, owner) =>
        fc.array(arbitrary.permit({ owner, spender: stakingRewards, tokenAddress: PAIR, amount: staked }), { maxLength: 1 }),
      runs: 60,
    });
    await proveReadBack(withdrawKind, { terms: staking, runs: 20 });
    await proveReadBack(claimRewardsKind, { terms: staking, runs: 20 });
  });
});

describe('calls that are refused', () => {
  const one = uintWord(1n);

  it('a withdrawal whose signature would be for everything that the account will ever hold', () => {
    const call = (everything: boolean) => ({
      to: ROUTER,
      value: ZERO_AMOUNT,
      data: callData(
        '0x2195995c',
        addressWord(ONE.address),
        addressWord(TWO.address),
        ...[one, one, one],
        addressWord(ACCOUNT),
        uintWord(99n),
        boolWord(everything),
        uintWord(27n),
        ...[one, one],
      ),
    });
    expect(readLiquidity(call(false), ACCOUNT)).not.toBeNull();
    expect(readLiquidity(call(true), ACCOUNT)).toBeNull();
  });

  it('a migration that is sent without its multicall, or whose multicall is empty', () => {
    const empty = callData('0xac9650d8', uintWord(32n), uintWord(0n));
    expect(readMigrate({ to: MIGRATOR, value: ZERO_AMOUNT, data: empty }, ACCOUNT)).toBeNull();
    const other = parseHex('0x12345678');
    if (!other) throw new Error('Not hex');
    expect(readMigrate({ to: MIGRATOR, value: ZERO_AMOUNT, data: other }, ACCOUNT)).toBeNull();
  });
});
