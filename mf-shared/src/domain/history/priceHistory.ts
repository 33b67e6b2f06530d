import { multiplyRatios, ratio, type Ratio } from '@dex/mf-shared/domain';
import type { HistoryPool, HistoryWish } from './historyWish';
import { priceIn, type KnownPrice } from './knownPrices';
import { timeOfBlock, type BlockTime } from './lookedBlocks';

/** What is known of the prices of a wish: plain data. `known` has an entry for each pool of the wish. */
export interface HistoryFacts {
  /** `cut`: a node did not give all that was asked for; what it gave is there. */
  readonly kind: 'reading' | 'read' | 'cut';
  readonly blocks: readonly number[];
  readonly times: readonly BlockTime[];
  readonly known: readonly (readonly KnownPrice[])[];
}

/** A price of the pair: raw output for each raw input, at a time in seconds. */
export interface PricePoint {
  readonly time: number;
  readonly price: Ratio;
}

const VALUE = { v2: /^(\d+):(\d+)$/, v3: /^(\d+)$/ } as const;

/** Raw output for each raw input at a known price of a pool; null when there is none. */
function priceOf({ version, zeroForOne }: HistoryPool, value: string): Ratio | null {
  const found = VALUE[version].exec(value);
  if (!found) return null;
  const [first, second] = [BigInt(found[1] ?? 0), BigInt(found[2] ?? 0)];
  const [price1, price0] = version === 'v2' ? [second, first] : [first * first, 1n << 192n];
  if (price0 <= 0n || price1 <= 0n) return null;
  return zeroForOne ? ratio(price1, price0) : ratio(price0, price1);
}

/** The points that are known, oldest first. A block in which one of the pools is not known has none. */
export function pricePoints({ pools }: Pick<HistoryWish, 'pools'>, { blocks, times, known }: HistoryFacts): readonly PricePoint[] {
  return blocks.flatMap((block): PricePoint[] => {
    let price: Ratio = { numerator: 1n, denominator: 1n };
    for (const [index, pool] of pools.entries()) {
      const held = priceIn(known[index] ?? [], block);
      const own = held && priceOf(pool, held.value);
      if (!own) return [];
      price = multiplyRatios(price, own);
    }
    return [{ time: timeOfBlock(times, block), price }];
  });
}

/** A line of prices; `endsNow` where its last point is what the pools say now, not what they said when it was read. */
export interface PriceLine {
  readonly points: readonly PricePoint[];
  readonly endsNow: boolean;
}

/** The points, and after them the price of now where it is known; time does not run back. Without points there is no line. */
export function lineToNow(points: readonly PricePoint[], now: PricePoint | null): PriceLine {
  const last = points.at(-1);
  // A line needs two points.
  if (!last || !now) return { points: last && points.length === 1 ? [last, { ...last }] : points, endsNow: false };
  return { points: [...points, { ...now, time: Math.max(now.time, last.time) }], endsNow: true };
}

/** A ratio as a number to draw with: fifteen digits, whatever its size. */
export function numberOf({ numerator, denominator }: Ratio): number {
  const digits = (value: bigint) => value.toString(2).length;
  const shift = Math.max(0, digits(denominator) - digits(numerator)) + 64;
  const scaled = (numerator << BigInt(shift)) / denominator;
  const excess = Math.max(0, digits(scaled) - 60);
  return Number(scaled >> BigInt(excess)) * 2 ** (excess - shift);
}
