import { rawAmount, ZERO_AMOUNT } from '@dex/mf-shared/domain';
import fc from 'fast-check';
import { circulation } from './circulation';

const START = 1_600_387_200;
const CLIFF = 1_602_979_200;
const STAKING_END = 1_605_571_200;
const Y1 = 1_631_923_200;
const Y2 = 1_663_459_200;
const Y3 = 1_694_995_200;
const Y4 = 1_726_531_200;

/** Whole tokens in circulation, the rest cut off. */
const tokens = (time: number, unclaimed = ZERO_AMOUNT) => Number(BigInt(circulation(time, unclaimed)) / 10n ** 18n);
const shareOfYear1 = (time: number) => (time - START) / (Y1 - START);

test.each([
  ['before the start', START - 1, 150_000_000],
  ['at the start', START, 150_000_000],
  ['before the cliff, half of staking', CLIFF - 1, 150_000_000 + 20_000_000 * ((CLIFF - 1 - START) / (STAKING_END - START))],
  ['at the cliff', CLIFF, 150_000_000 + 10_000_000 + 332_000_000 * shareOfYear1(CLIFF)],
  ['at the end of staking', STAKING_END, 170_000_000 + 332_000_000 * shareOfYear1(STAKING_END)],
  ['in the middle of year 1', (START + Y1) / 2, 170_000_000 + 166_000_000],
  ['at the end of year 1', Y1, 502_000_000],
  ['in the middle of year 2', (Y1 + Y2) / 2, 502_000_000 + 12_450_000],
  ['at the end of year 2', Y2, 526_900_000],
  ['in the middle of year 3', (Y2 + Y3) / 2, 526_900_000 + 8_300_000],
  ['at the end of year 3', Y3, 543_500_000],
  ['in the middle of year 4', (Y3 + Y4) / 2, 543_500_000 + 4_150_000],
  ['at the end of year 4', Y4, 551_800_000],
  ['long after', Y4 * 2, 551_800_000],
])('%s', (_, time, expected) => {
  expect(tokens(time)).toBe(Math.floor(expected));
});

test('what is unclaimed is not in circulation', () => {
  expect(tokens(Y4, rawAmount(800_000n * 10n ** 18n))).toBe(551_000_000);
  expect(circulation(START, rawAmount(10n ** 30n))).toBe('0');
});

// SHELL-16
test('it never shrinks', () => {
  const time = fc.integer({ min: START - 1000, max: Y4 + 1000 });
  fc.assert(
    fc.property(time, time, (one, other) => {
      const [early, late] = one < other ? [one, other] : [other, one];
      expect(BigInt(circulation(early, ZERO_AMOUNT)) <= BigInt(circulation(late, ZERO_AMOUNT))).toBe(true);
    }),
  );
});
