import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pureReactLoader from './pureReactLoader.cjs';
import { FederationPartsPlugin, requireParts } from './federationPartsPlugin';

const packages = mkdtempSync(join(tmpdir(), 'packages-'));
afterAll(() => rmSync(packages, { recursive: true, force: true }));

function install(path: string): void {
  mkdirSync(dirname(join(packages, path)), { recursive: true });
  writeFileSync(join(packages, path), '');
}

const PARTS = [
  [/runtime[\\/]dist[\\/]a\.js$/, 'noA.ts'],
  [/runtime[\\/]dist[\\/]b\.js$/, 'noB.ts'],
] as const;

describe('parts of packages that a build replaces', () => {
  it('fail it when the package has them no more, by name', () => {
    install('runtime/dist/a.js');
    install('runtime/dist/parts/b.js');
    expect(() => requireParts(PARTS, packages)).toThrow(/replaced by noB\.ts: the package has other files now/);
    install('runtime/dist/b.js');
    expect(() => requireParts(PARTS, packages)).not.toThrow();
  });

  it.each(['shell', 'remote'] as const)('are all installed for a %s', (kind) => {
    const tap = jest.fn();
    new FederationPartsPlugin(kind).apply(Object.assign(Object.create(null), { hooks: { normalModuleFactory: { tap } } }));
    expect(tap).toHaveBeenCalledTimes(1);
  });
});

describe('the loader of a library that describes its parts by React', () => {
  it('marks what only describes, and leaves files without any as they are', () => {
    expect(pureReactLoader('var A = React2.createContext(null);\nA.displayName = "A";\n')).toBe(
      'var A = /*#__PURE__*/ React2.createContext(null);\n\n',
    );
    expect(pureReactLoader("export { a } from './a.mjs';\n")).toBe("export { a } from './a.mjs';\n");
  });

  it('fails the build when the library calls React in another way', () => {
    const named = "import { createContext } from 'react';\nvar A = createContext(null);";
    for (const text of [named, 'var A=React2.createContext(null);'])
      expect(() => pureReactLoader(text)).toThrow('in a form that is not known');
    expect(() => pureReactLoader('function createContext(value) {}\nvar A = createContext();')).not.toThrow();
  });
});
