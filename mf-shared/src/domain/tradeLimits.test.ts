import fc from 'fast-check';
import { requireBps } from './bps';
import { rawAmount } from './rawAmount';
import { maximumSent, minimumOf, minimumReceived } from './tradeLimits';

const amount = fc.bigInt({ min: 0n, max: 2n ** 200n });
const slippage = fc.integer({ min: 0, max: 5000 });

test('at 0.5 %: 1000 asks for 996 at least and sends 1005 at most', () => {
  expect(minimumReceived(rawAmount(1000n), requireBps(50))).toBe('996');
  expect(maximumSent(rawAmount(1000n), requireBps(50))).toBe('1005');
  expect(minimumOf(rawAmount(1000n), requireBps(50))).toBe('995');
});

test('without slippage the limits are the amounts', () => {
  fc.assert(
    fc.property(amount, (units) => {
      const exact = rawAmount(units);
      expect(minimumReceived(exact, requireBps(0))).toBe(exact);
      expect(maximumSent(exact, requireBps(0))).toBe(exact);
      expect(minimumOf(exact, requireBps(0))).toBe(exact);
    }),
  );
});

test("rounding never loosens the user's limit", () => {
  fc.assert(
    fc.property(amount, slippage, (units, bps) => {
      const s = BigInt(bps);
      const received = BigInt(minimumReceived(rawAmount(units), requireBps(bps)));
      const sent = BigInt(maximumSent(rawAmount(units), requireBps(bps)));
      const least = BigInt(minimumOf(rawAmount(units), requireBps(bps)));
      expect(received * (10_000n + s) >= units * 10_000n).toBe(true);
      expect(received * 10_000n >= units * (10_000n - s)).toBe(true);
      expect(sent * 10_000n <= units * (10_000n + s)).toBe(true);
      expect(least * 10_000n >= units * (10_000n - s)).toBe(true);
      expect(received <= units && least <= units && sent >= units).toBe(true);
    }),
  );
});

test('a larger slippage never asks for more or sends less', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 4999 }), (units, bps) => {
      const tight = requireBps(bps);
      const loose = requireBps(bps + 1);
      expect(BigInt(minimumReceived(rawAmount(units), loose)) <= BigInt(minimumReceived(rawAmount(units), tight))).toBe(true);
      expect(BigInt(maximumSent(rawAmount(units), loose)) >= BigInt(maximumSent(rawAmount(units), tight))).toBe(true);
    }),
  );
});
