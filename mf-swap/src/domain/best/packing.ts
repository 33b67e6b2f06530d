/** Ways that may be taken together or not, by their numbers. */
export interface Conflicts {
  /** True when two ways share something that only one of them may use. */
  readonly areApart: (one: number, other: number) => boolean;
  /** The most ways of one set. */
  readonly most: number;
}

/** A set of ways and the sum of what they are worth. */
export interface Packing {
  readonly ways: readonly number[];
  readonly worth: number;
}

/**
 * Every set of at most `most` ways, no two in conflict, that is worth more than `above()` at the moment it is met; the worthiest ways are
 * tried first. Ways that are worth nothing are left out. `visit` may raise the bar.
 */
export function visitPackings(
  worths: readonly number[],
  { areApart, most }: Conflicts,
  above: () => number,
  visit: (packing: Packing) => void,
): void {
  const order = worths.flatMap((worth, way) => (worth > 0 ? [{ way, worth }] : [])).sort((one, other) => other.worth - one.worth);
  const walk = (from: number, ways: readonly number[], worth: number): void => {
    for (let index = from; index < order.length; index += 1) {
      const next = order[index];
      // No set from here on can be worth more than if all of its further ways were as good as this one.
      if (!next || worth + next.worth * (most - ways.length) <= above()) return;
      if (!ways.every((way) => areApart(way, next.way))) continue;
      const [taken, sum] = [[...ways, next.way], worth + next.worth];
      if (sum > above()) visit({ ways: taken, worth: sum });
      if (taken.length < most) walk(index + 1, taken, sum);
    }
  };
  walk(0, [], 0);
}

/** The worthiest set; empty when no way is worth anything. */
export function bestPacking(worths: readonly number[], conflicts: Conflicts): Packing {
  let best: Packing = { ways: [], worth: 0 };
  visitPackings(
    worths,
    conflicts,
    () => best.worth,
    (packing) => {
      best = packing;
    },
  );
  return best;
}
