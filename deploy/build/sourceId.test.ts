/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceId } from './sourceId';

const places = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'source-id-')));
afterAll(() => places.forEach((place) => rmSync(place, { recursive: true })));

/** A section's folder in a place, with one file of that text. */
function section(place: string | undefined, text: string) {
  const folder = join(place ?? '', 'mf-some');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'remote.ts'), text);
  return { name: 'mf-some', folder, version: '1.0.0' };
}

// DELIVERY-48
it('names equal sources alike wherever they stand, and others not', () => {
  const here = sourceId(section(places[0], 'one'));
  expect(sourceId(section(places[1], 'one'))).toBe(here);
  expect(sourceId(section(places[1], 'another'))).not.toBe(here);
});

it('takes a changed test or document for no change', () => {
  const made = section(places[0], 'one');
  const before = sourceId(made);
  for (const name of ['README.md', 'remote.test.ts']) {
    writeFileSync(join(made.folder, name), 'more');
    expect(sourceId(made)).toBe(before);
  }
});

// DELIVERY-48
it('names a build of other packages otherwise, where the tools are installed too: two builds of one name would be taken for the same', () => {
  const [place = ''] = places;
  const installed = join(place, 'node_modules/@dex');
  const built = (lock: string) => {
    writeFileSync(join(place, 'package-lock.json'), lock);
    return sourceId(section(place, 'one'), {}, installed);
  };
  const before = built('{"packages": 1}');
  expect(built('{"packages": 2}')).not.toBe(before);
  expect(built('{"packages": 1}')).toBe(before);
});
