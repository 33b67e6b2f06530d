import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { appNames, repositoryRoot } from '../build/apps';
import { isFittingLicence, licenceOf } from '../build/licences';

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      license: v.optional(v.string()),
      link: v.optional(v.boolean()),
      resolved: v.optional(v.string()),
      dependencies: v.optional(v.record(v.string(), v.string())),
    }),
  ),
});

const manifestSchema = v.object({ license: v.optional(v.string()) });

const { packages } = v.parse(lockSchema, JSON.parse(readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8')));

/** Where a package that `from` asks for lies, by the rule of Node: the nearest folder above that has it. */
function placeOf(name: string, from: string): string | null {
  for (let folder = from; ; folder = folder.replace(/(^|\/)(?:node_modules\/(?:@[^/]+\/)?[^/]+|[^/]+)$/, '')) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '') return null;
  }
}

/** Every package that the applications may carry: what their manifests depend on, and what those depend on. */
function shipped(): Set<string> {
  const seen = new Set<string>();
  const visit = (place: string) => {
    const { link, resolved } = packages[place] ?? {};
    const real = link && resolved !== undefined ? resolved : place;
    if (seen.has(real)) return;
    seen.add(real);
    for (const name of Object.keys(packages[real]?.dependencies ?? {})) {
      const found = placeOf(name, real);
      if (found) visit(found);
    }
  };
  for (const app of appNames) visit(app);
  return seen;
}

const NAME = /node_modules\/((?:@[^/]+\/)?[^/]+)$/;

/** What a package's manifest says when the lock file is silent of it; a package of this repository has its licence. */
function licenceAt(place: string): string {
  const name = NAME.exec(place)?.[1];
  if (name === undefined) return 'GPL-3.0-or-later';
  const known = packages[place]?.license;
  if (known !== undefined) return licenceOf(name, known);
  const { license } = v.parse(manifestSchema, JSON.parse(readFileSync(join(repositoryRoot, place, 'package.json'), 'utf8')));
  return licenceOf(name, license);
}

describe('licences of what users get', () => {
  it('reaches the packages behind the packages', () => {
    const places = [...shipped()];
    for (const name of ['react', 'ethers', '@ethersproject/abi', '@web3-react/core']) expect(places).toContain(`node_modules/${name}`);
  });

  it('all fit the licence of the project (DELIVERY-23)', () => {
    const unfitting = [...shipped()]
      .map((place) => `${place}: ${licenceAt(place)}`)
      .filter((line) => !isFittingLicence(line.split(': ')[1] ?? ''));
    expect(unfitting).toEqual([]);
  });

  it('tells a fitting licence from another', () => {
    expect(['MIT', '(MIT OR CC0-1.0)', 'MIT AND ISC'].map(isFittingLicence)).toEqual([true, true, true]);
    expect(['SEE LICENSE IN LICENSE.md', 'BUSL-1.1', 'MIT AND BUSL-1.1', 'unknown', 'UNLICENSED'].map(isFittingLicence)).toEqual(
      Array(5).fill(false),
    );
  });
});
