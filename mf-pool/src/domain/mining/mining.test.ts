import fc from 'fast-check';
import { rawAmount, requireAddress, type Token } from '@dex/mf-shared/domain';
import type { ExistingPair, RewardsState } from '../v2/pair';
import { countdown, timeParts } from './countdown';
import { depositButton, type DepositButtonFacts } from './depositButton';
import { depositsInNative, isActive, MINING_FALLBACK_END_SECONDS, perWeek, rewardRateOf, stakingInfo, valueInDollars } from './staking';

const raw = (value: bigint | number) => rawAmount(BigInt(value));

describe('the countdown', () => {
  const end = 10_000_000;
  const start = end - 60 * 24 * 3600;
  it.each([
    [start - 5, { phase: 'beginsIn', secondsLeft: 5 }],
    [start, { phase: 'endsIn', secondsLeft: end - start }],
    [end - 1, { phase: 'endsIn', secondsLeft: 1 }],
    [end, { phase: 'ended' }],
  ])('at %i', (now, expected) => {
    expect(countdown(now, end)).toEqual(expected);
  });

  // MINING-1
  it('ends at the fixed time where the chain names none, 60 days after the genesis', () => {
    expect(countdown(MINING_FALLBACK_END_SECONDS - 1, null)).toEqual({ phase: 'endsIn', secondsLeft: 1 });
    const genesis = 1_600_387_200;
    expect(countdown(genesis - 1, null)).toEqual({ phase: 'beginsIn', secondsLeft: 1 });
    expect(MINING_FALLBACK_END_SECONDS - genesis).toBe(60 * 24 * 3600);
  });

  it('is shown in days, hours, minutes and seconds', () => {
    expect(timeParts(90_061)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 });
    expect(timeParts(-1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });
});

describe('staking', () => {
  const token = (digit: string): Token => ({
    kind: 'token',
    chainId: 1,
    address: requireAddress(`0x${digit.repeat(40)}`),
    decimals: 18,
    symbol: digit,
    name: digit,
  });
  const address = requireAddress(`0x${'5'.repeat(40)}`);
  const ref = {
    stakingRewards: address,
    pair: { chainId: 1, address, factory: address, source: 'v2', token0: token('1'), token1: token('2') },
  } as const;
  const known: RewardsState = {
    kind: 'known',
    stakedAmount: raw(25),
    earnedAmount: raw(7),
    totalStakedAmount: raw(100),
    totalRewardRate: raw(40),
    periodFinish: 50,
  };

  it('gives every field of a staking contract', () => {
    expect(stakingInfo(ref, known, 49)).toEqual({
      stakingRewardAddress: address,
      tokens: [ref.pair.token0, ref.pair.token1],
      periodFinish: 50,
      earnedAmount: '7',
      rewardRate: '10',
      totalRewardRate: '40',
      stakedAmount: '25',
      totalStakedAmount: '100',
      active: true,
    });
    expect(stakingInfo(ref, { kind: 'loading' }, 49)).toBeNull();
  });

  // MINING-2
  it('is active when the end is missing or later than the block time', () => {
    expect([isActive(null, 50), isActive(50, 50), isActive(51, 50), isActive(51, null)]).toEqual([true, false, true, true]);
  });

  // MINING-3
  it('shares the rate in proportion, never more than all of it', () => {
    const amounts = fc.bigInt({ min: 0n, max: 10n ** 30n });
    fc.assert(
      fc.property(amounts, amounts, amounts, (rate, staked, others) => {
        const total = staked + others;
        const own = BigInt(rewardRateOf(raw(rate), raw(staked), raw(total)) ?? '-1');
        const rest = BigInt(rewardRateOf(raw(rate), raw(others), raw(total)) ?? '-1');
        expect(own + rest <= rate).toBe(true);
        if (total > 0n) expect(own + rest >= rate - 1n).toBe(true);
        expect(perWeek(raw(own))).toBe(String(own * 604_800n));
      }),
    );
    expect(rewardRateOf(raw(40), null, raw(100))).toBeNull();
  });

  // MINING-4
  it('values the deposits as twice their part of the reserve', () => {
    const pair: ExistingPair = {
      kind: 'exists',
      reserve0: raw(1000),
      reserve1: raw(500),
      totalSupply: raw(200),
      balance: null,
      permit: null,
    };
    expect([depositsInNative(pair, raw(100), true), depositsInNative(pair, raw(100), false)]).toEqual(['1000', '500']);
    expect(depositsInNative({ ...pair, totalSupply: raw(0) }, raw(1), true)).toBeNull();
  });

  it('is in dollars when there is a price', () => {
    const value = valueInDollars(raw(10n ** 18n), '2000.5');
    expect(value && Number(value.numerator) / Number(value.denominator)).toBe(2000.5);
    expect([valueInDollars(raw(1), null), valueInDollars(raw(1), 'x')]).toEqual([null, null]);
  });
});

// MINING-6
describe('the deposit button', () => {
  const ready: DepositButtonFacts = { hasAccount: true, amountFault: null, amount: raw(5), balance: raw(5), isAllowed: true };
  it.each<[string, Partial<DepositButtonFacts>, string]>([
    ['everything at hand', {}, 'deposit'],
    ['no account', { hasAccount: false, amount: null }, 'connectWallet'],
    ['an amount finer than a share is not called missing', { amountFault: 'tooFine', amount: null }, 'tooFine'],
    ['an amount larger than any share is not called missing', { amountFault: 'tooLarge', amount: null }, 'tooLarge'],
    ['no amount', { amount: null, balance: null }, 'enterAmount'],
    ['zero', { amount: raw(0) }, 'enterAmount'],
    ['a balance that is not known', { balance: null }, 'balanceUnknown'],
    ['more than the balance', { amount: raw(6), isAllowed: false }, 'exceedsBalance'],
    ['neither approval nor signature', { isAllowed: false }, 'approveFirst'],
  ])('%s', (_, change, expected) => {
    expect(depositButton({ ...ready, ...change })).toBe(expected);
  });
});
