/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { typesOfExports, typesOfNames } from './sharedTypes';

const START = {
  price:
    'export interface Price { readonly of: Token; readonly tick: number }\nexport interface Token { readonly name: string; readonly parts?: readonly Token[] }',
  index:
    "import type { Price } from './price';\nexport function show(price: Price, places: number): string { return `${price.tick} ${places}`; }\nexport const kinds = ['a', 'b'] as const;\nexport type Kind = 'a' | 'b';\nexport const isKind = (text: string): text is Kind => text === 'a';",
};

describe('the types of what is exported', () => {
  const folders: string[] = [];
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

  function hashes(texts: typeof START) {
    const folder = mkdtempSync(join(tmpdir(), 'types-'));
    folders.push(folder);
    for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, `${name}.ts`), text);
    return typesOfExports({ shared: join(folder, 'index.ts') }, folder)['shared'] ?? {};
  }
  const start = hashes(START);

  it('are those of values, each with a hash of its own', () => {
    expect(Object.keys(start)).toEqual(['isKind', 'kinds', 'show']);
    expect(new Set(Object.values(start)).size).toBe(3);
  });

  it('are equal in another folder, with other words around them and members in another order', () => {
    const price =
      '/** Words. */\nexport interface Token { readonly parts?: readonly Token[]; readonly name: string }\nexport interface Price { readonly tick: number; readonly of: Token }';
    expect(hashes({ ...START, price })).toEqual(start);
  });

  it.each([
    ['an argument', { ...START, index: START.index.replace('places: number', 'places: bigint') }],
    ['what comes back', { ...START, index: START.index.replace('): string {', '): string | null {') }],
    ['a member deep inside an argument', { ...START, price: START.price.replace('name: string', 'name: number') }],
    ['whether a member may be left out', { ...START, price: START.price.replace('parts?:', 'parts:') }],
  ])('differ when %s changes, and only there', (_, texts) => {
    const { show, ...others } = hashes(texts);
    expect(show).not.toBe(start['show']);
    expect(others).toEqual({ kinds: start['kinds'], isKind: start['isKind'] });
  });

  it('are listed of the names that are used', () => {
    expect(typesOfNames({ shared: ['show', 'gone'], rxjs: ['map'] }, { shared: start })).toEqual({ shared: { show: start['show'] } });
  });
});
