import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import * as v from 'valibot';
import { repositoryRoot } from './apps';
import { sharedEntryPoints } from './sharedModules';
import type { SharedNames } from './sharedNames';
import { hashOfFiles } from './sourceId';
import { TypeText } from './typeText';

/** A short hash of each value's type, by the shared module that gives it. */
export type SharedTypes = Readonly<Record<string, Readonly<Record<string, string>>>>;

const typesSchema = v.record(v.string(), v.record(v.string(), v.string()));

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** The types of everything that some files export, by the key of each; only what is declared below `own` is looked into. */
export function typesOfExports(files: Readonly<Record<string, string>>, own: string): SharedTypes {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(repositoryRoot, 'mf-shared/tsconfig.base.json'), ts.sys.readFile).config,
    ts.sys,
    repositoryRoot,
  );
  const program = ts.createProgram(Object.values(files), { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    Object.entries(files).map(([key, file]) => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      if (!module) throw new Error(`${file} exports nothing`);
      const values = checker
        .getExportsOfModule(module)
        .map((symbol) => ({ name: symbol.name, symbol: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol }))
        .filter(({ symbol }) => symbol.flags & ts.SymbolFlags.Value)
        .sort((one, other) => (one.name < other.name ? -1 : 1));
      return [key, Object.fromEntries(values.map(({ name, symbol }) => [name, shortHash(new TypeText(checker, own).ofSymbol(symbol))]))];
    }),
  );
}

/** What mf-shared offers, with the hash of each type; read once for equal sources. */
export function offeredSharedTypes(): SharedTypes {
  const source = hashOfFiles(
    ['mf-shared/src', 'deploy/build/typeText.ts', 'mf-shared/tsconfig.base.json', 'package-lock.json'].map((path) =>
      join(repositoryRoot, path),
    ),
  );
  const folder = join(repositoryRoot, '.build/shared-types');
  const kept = join(folder, `${source.slice(0, 16)}.json`);
  if (existsSync(kept)) return v.parse(typesSchema, JSON.parse(readFileSync(kept, 'utf8')));
  const shared = join(repositoryRoot, 'mf-shared/src');
  const entries = sharedEntryPoints.map((entry) => [`@dex/mf-shared/${entry}`, join(shared, entry, 'index.ts')] as const);
  const types = typesOfExports(Object.fromEntries(entries), shared);
  mkdirSync(folder, { recursive: true });
  writeFileSync(kept, JSON.stringify(types));
  return types;
}

/** Of all types those of these names. */
export function typesOfNames(names: SharedNames, offered: SharedTypes): SharedTypes {
  const known = Object.entries(names).flatMap(([module, used]) => {
    const types = offered[module];
    return types ? [[module, Object.fromEntries(used.flatMap((name) => (types[name] ? [[name, types[name]]] : [])))] as const] : [];
  });
  return Object.fromEntries(known);
}
