/**
 * A price of a pool that is known to have held for a while: set by an event in `from`, and no other came until `to`, both blocks included.
 * `value` is decimal text: the root of the price (Q64.96) in version 3, "reserve0:reserve1" in version 2; `QUIET` where it is only known
 * that no event came.
 */
export interface KnownPrice {
  readonly from: number;
  readonly to: number;
  readonly value: string;
}

/** In these blocks nothing happened, and what was before them was not read: no price is known, but there is nothing to look for. */
export const QUIET = '';

/** A price that an event set, in the order of the chain. */
export interface PriceEvent {
  readonly block: number;
  readonly value: string;
}

/** What held in a block; null where that is not known. */
export function priceIn(known: readonly KnownPrice[], block: number): KnownPrice | null {
  return known.find(({ from, to }) => from <= block && block <= to) ?? null;
}

/** The last price that is known to have held before a block. */
export function lastBefore(known: readonly KnownPrice[], block: number): KnownPrice | null {
  return known.reduce<KnownPrice | null>((last, price) => (price.to < block && (!last || price.to > last.to) ? price : last), null);
}

/**
 * What the events of a gap say, when all of it was read up to `to`: each holds until the next. Only the last event of a block counts, and
 * only what held in one of the blocks that are looked at is kept.
 */
export function pricesOfEvents(events: readonly PriceEvent[], to: number, blocks: readonly number[]): readonly KnownPrice[] {
  return events.flatMap(({ block, value }, index): KnownPrice[] => {
    const next = events[index + 1];
    const end = next ? next.block - 1 : to;
    return blocks.some((looked) => block <= looked && looked <= end) ? [{ from: block, to: end, value }] : [];
  });
}

/** Both together; what is told twice or joins another is one, and quiet blocks for which a price is known have it. In the order of the chain. */
export function mergePrices(known: readonly KnownPrice[], more: readonly KnownPrice[]): readonly KnownPrice[] {
  const merged = new Map<number, KnownPrice>();
  for (const price of [...known, ...more]) {
    const same = merged.get(price.from);
    merged.set(price.from, same ? { ...same, to: Math.max(same.to, price.to) } : price);
  }
  const all = [...merged.values()].sort((one, other) => one.from - other.from);
  return all.filter(({ from, to, value }) => value !== QUIET || !all.some((other) => other.from < from && to <= other.to));
}

/** What can be kept for a later visit: what held in blocks that will not be replaced any more, and is not too old to be looked at. */
export function keepable(known: readonly KnownPrice[], settled: number, oldest: number): readonly KnownPrice[] {
  return known.filter(({ from, to }) => from <= settled && to >= oldest).map((price) => ({ ...price, to: Math.min(price.to, settled) }));
}
