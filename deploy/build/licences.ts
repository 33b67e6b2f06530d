/** Licences under which code may be a part of a work under the GNU General Public License, version 3 or later (the licence list of the FSF). */
const FITTING: readonly string[] = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'MPL-2.0',
  'CC0-1.0',
  'Unlicense',
  'Python-2.0',
  'GPL-2.0-or-later',
  'GPL-3.0',
  'GPL-3.0-or-later',
];

/** Packages whose manifest does not say what holds: the licence that does, each with the reason. */
const KNOWN: Readonly<Record<string, string>> = {
  // Its Business Source License became the GPL on 2023-04-01, the change date that its LICENSE names.
  '@uniswap/v3-core': 'GPL-2.0-or-later',
  // "BSD" in the manifest; the file LICENSE holds the three clauses.
  'tween-functions': 'BSD-3-Clause',
};

/** The licence of a package (an SPDX expression), from what its manifest says. */
export function licenceOf(name: string, declared: string | undefined): string {
  return KNOWN[name] ?? declared ?? 'unknown';
}

/** True if code under this SPDX expression may be shipped: of parts joined by OR one must fit, of parts joined by AND all. */
export function isFittingLicence(expression: string): boolean {
  const plain = expression.replace(/[()]/g, '');
  if (plain.includes(' AND ')) return plain.split(' AND ').every(isFittingLicence);
  return plain.split(' OR ').some((part) => FITTING.includes(part.trim()));
}
