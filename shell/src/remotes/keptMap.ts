/** Where the newest accepted map is kept: it is the one in force when the served one is refused. */
const STORED_MAP = 'shell:release-map';

/** The map that this browser keeps, for all its tabs. */
interface KeptMap {
  text(): string | null;
  /** Keeps a map that was accepted. Over one that this page could not judge (that of a newer shell with other keys, say) only with a higher number (DELIVERY-30). */
  keep(text: string, former: 'judged' | 'unjudged'): void;
}

function claimedGeneration(document: unknown): number {
  const value: unknown = typeof document === 'object' && document !== null ? Reflect.get(document, 'value') : null;
  const generation: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'generation') : null;
  return typeof generation === 'number' ? generation : 0;
}

/** The numbers that a text gives itself as a map, of its base and its reductions, unproved; zeros where it is none. */
function claimedBy(text: string): readonly [base: number, ops: number] {
  try {
    const map: unknown = JSON.parse(text);
    if (typeof map !== 'object' || map === null) return [0, 0];
    return [claimedGeneration(Reflect.get(map, 'base')), claimedGeneration(Reflect.get(map, 'ops'))];
  } catch {
    return [0, 0];
  }
}

function isAhead(text: string, other: string): boolean {
  const [[base, ops], [otherBase, otherOps]] = [claimedBy(text), claimedBy(other)];
  return base > otherBase || (base === otherBase && ops > otherOps);
}

export function createKeptMap(storage: Pick<Storage, 'getItem' | 'setItem'> | null): KeptMap {
  const text = () => {
    try {
      return storage?.getItem(STORED_MAP) ?? null;
    } catch {
      return null;
    }
  };
  return {
    text,
    keep(accepted, former) {
      const kept = text();
      if (former === 'unjudged' && kept !== null && !isAhead(accepted, kept)) return;
      try {
        storage?.setItem(STORED_MAP, accepted);
      } catch {
        // Without storage an old map cannot be recognised after a reload; everything else goes on.
      }
    },
  };
}
