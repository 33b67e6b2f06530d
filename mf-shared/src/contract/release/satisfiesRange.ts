// The part of npm's range grammar that a section's `requires` may use: ^ ~ >= <= > < = x.y.z, joined by spaces (and) or || (or), and *.
// The whole grammar would cost the page ten times these lines.

type Version = readonly [number, number, number];

function parseVersion(text: string): Version | null {
  const match = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/.exec(text);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null;
}

function compare(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

function caretLimit([major, minor, patch]: Version): Version {
  if (major > 0) return [major + 1, 0, 0];
  return minor > 0 ? [0, minor + 1, 0] : [0, 0, patch + 1];
}

function meets(version: Version, comparator: string): boolean {
  const match = /^(\^|~|>=|<=|>|<|=)?(.+)$/.exec(comparator);
  const bound = parseVersion(match?.[2] ?? '');
  if (!bound) return false;
  const order = compare(version, bound);
  switch (match?.[1]) {
    case '^':
      return order >= 0 && compare(version, caretLimit(bound)) < 0;
    case '~':
      return order >= 0 && compare(version, [bound[0], bound[1] + 1, 0]) < 0;
    case '>=':
      return order >= 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '<':
      return order < 0;
    default:
      return order === 0;
  }
}

/** True when the version (x.y.z) lies in the range. A version or range that cannot be read satisfies nothing. */
export function satisfiesRange(version: string, range: string): boolean {
  const parsed = parseVersion(version);
  if (!parsed) return false;
  return range.split('||').some((part) => {
    const comparators = part.trim().split(/\s+/);
    return comparators.every((comparator) => comparator === '*' || meets(parsed, comparator));
  });
}

/** True when every part of the range is in the grammar that the page reads. */
export function isReadableRange(range: string): boolean {
  const comparators = range.split('||').flatMap((part) => part.trim().split(/\s+/));
  return comparators.every((text) => text === '*' || parseVersion(text.replace(/^(\^|~|>=|<=|>|<|=)/, '')) !== null);
}
