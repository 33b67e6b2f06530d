import { HIGH, LOW } from '../../state/v3/fixtures';
import { amountsOfLiquidity } from '../liquidityMath';
import { squareRoot } from '@dex/mf-shared/domain/maths';
import { positionResult, resultFigures, valuedBy, valuedInQuote, type HistoryEvent } from './positionHistory';

const WHOLE = 10n ** 18n;
const whole = (count: number) => ({ numerator: BigInt(count), denominator: 1n });
const known = (...events: HistoryEvent[]) => ({ kind: 'known', events, isFromStart: true }) as const;
const moved =
  (kind: 'added' | 'removed') =>
  (liquidity: bigint, amount0: bigint, amount1: bigint): HistoryEvent => ({
    kind,
    liquidity: String(liquidity),
    amount0: String(amount0),
    amount1: String(amount1),
  });
const [added, removed] = [moved('added'), moved('removed')];
const collected = (amount0: bigint, amount1: bigint): HistoryEvent => ({
  kind: 'collected',
  amount0: String(amount0),
  amount1: String(amount1),
});
const nothing = { amount0: 0n, amount1: 0n };
const number = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }) =>
  Number((numerator * 10_000n) / denominator) / 10_000;

// V3-28
test('80 now and 30 taken out of 100 put in is 10 more', () => {
  const result = positionResult(
    known(added(100n, 100n, 0n), removed(20n, 25n, 0n), collected(30n, 0n)),
    '80',
    { amount0: 80n, amount1: 0n },
    nothing,
  );
  expect(result).toMatchObject({ putIn: { amount0: 100n }, takenOut: { amount0: 25n }, fees: { amount0: 5n } });
  if (!result) throw new Error('There is a result');
  const { difference } = resultFigures(result, ({ amount0 }) => ({ numerator: amount0, denominator: 1n }));
  expect(difference.numerator).toBe(10n);
});

test('1 of one and 2,000 of the other at 2,000, seen at 8,000, have diverged by 2,000 from holding', () => {
  const range = { tickLower: -887_220, tickUpper: 887_220 };
  const [then, later] = [squareRoot(2000n << 192n), squareRoot(8000n << 192n)];
  const liquidity = squareRoot(WHOLE * 2000n * WHOLE);
  const [before, now] = [then, later].map((price) => amountsOfLiquidity(price, range, liquidity, 'payOut'));
  if (!before || !now) throw new Error('Two amounts');
  const result = positionResult(known(added(liquidity, before.amount0, before.amount1)), String(liquidity), now, nothing);
  if (!result) throw new Error('There is a result');
  const dollars = resultFigures(result, valuedBy(LOW, HIGH, whole(8000), whole(1)));
  expect([number(dollars.now), number(dollars.putIn), number(dollars.divergence)].map(Math.round)).toEqual([8000, 10_000, -2000]);
  const inQuote = resultFigures(result, valuedInQuote(LOW, HIGH, later, { base: LOW, quote: HIGH }));
  expect(Math.round(number(inQuote.divergence))).toBe(-2000);
  const inBase = resultFigures(result, valuedInQuote(LOW, HIGH, later, { base: HIGH, quote: LOW }));
  expect(number(inBase.divergence)).toBeCloseTo(-0.25, 3);
});

test('a history that does not account for the liquidity, or begins later, makes no result', () => {
  const whole = [added(100n, 10n, 10n), removed(40n, 4n, 4n)] as const;
  expect(positionResult(known(...whole), '60', nothing, nothing)).toBeNull();
  expect(positionResult(known(...whole), '60', nothing, { amount0: 4n, amount1: 5n })).toMatchObject({
    fees: { amount0: 0n, amount1: 1n },
  });
  expect(positionResult(known(...whole.slice(1)), '60', nothing, { amount0: 4n, amount1: 4n })).toBeNull();
  expect(positionResult({ ...known(...whole), isFromStart: false }, '60', nothing, { amount0: 4n, amount1: 4n })).toBeNull();
});

test('whatever happens, what is now, was taken out and earned is what was put in and the difference', () => {
  let seed = 7n;
  const next = (below: bigint) => (seed = (seed * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 63n) % below;
  for (let round = 0; round < 200; round += 1) {
    const events: HistoryEvent[] = [added(1000n + next(1000n), next(10n ** 20n), next(10n ** 20n))];
    let [liquidity, waiting0, waiting1, paid0, paid1, out0, out1] = [
      BigInt(events[0]?.kind === 'added' ? events[0].liquidity : 0),
      0n,
      0n,
      0n,
      0n,
      0n,
      0n,
    ];
    for (let step = 0; step < 12; step += 1) {
      const [a, b, part] = [next(10n ** 19n), next(10n ** 19n), next(liquidity + 1n)];
      if (next(3n) === 0n) {
        events.push(added(part, a, b));
        liquidity += part;
      } else if (next(2n) === 0n) {
        events.push(removed(part, a, b));
        liquidity -= part;
        [waiting0, waiting1, out0, out1] = [waiting0 + a, waiting1 + b, out0 + a, out1 + b];
      } else {
        // Fees of a and b come in, and everything that waits is collected.
        events.push(collected(waiting0 + a, waiting1 + b));
        [paid0, paid1, waiting0, waiting1] = [paid0 + waiting0 + a, paid1 + waiting1 + b, 0n, 0n];
      }
    }
    const [earned0, earned1] = [next(10n ** 18n), next(10n ** 18n)];
    const owed = { amount0: waiting0 + earned0, amount1: waiting1 + earned1 };
    const now = { amount0: next(10n ** 20n), amount1: next(10n ** 20n) };
    const result = positionResult(known(...events), String(liquidity), now, owed);
    if (!result) throw new Error('There is a result');
    expect(result.fees).toEqual({ amount0: paid0 + owed.amount0 - out0, amount1: paid1 + owed.amount1 - out1 });
    const {
      putIn,
      takenOut,
      fees,
      now: value,
      difference,
      divergence,
    } = resultFigures(result, ({ amount0, amount1 }) => ({ numerator: amount0 + 3n * amount1, denominator: 1n }));
    expect(difference.numerator).toBe(value.numerator + takenOut.numerator + fees.numerator - putIn.numerator);
    expect(difference.numerator).toBe(divergence.numerator + fees.numerator);
  }
});
