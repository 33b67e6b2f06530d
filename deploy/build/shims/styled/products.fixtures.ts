import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appNames, repositoryRoot } from '../../apps';

/** The sources of the product, without its tests. */
function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'testing' ? [] : sourcesBelow(path);
    return /\.tsx?$/.test(path) && !/\.(test|fixtures?|d)\.tsx?$|fake/i.test(path) ? [path] : [];
  });
}

const sources = ['mf-shared', ...appNames].flatMap((name) => sourcesBelow(join(repositoryRoot, name, 'src')));
const textOf = new Map(sources.map((path) => [path, readFileSync(path, 'utf8')]));

/** Every module of the product that makes components with styles, the shared ones first. */
export const styledModules = sources.filter((path) => textOf.get(path)?.includes("from 'styled-components'"));

/** Values that the product gives to properties that only styles read (`$gap={16}`, `$tone="muted"`), by the property's name. */
export const styleProps: Readonly<Record<string, readonly unknown[]>> = (() => {
  const found: Record<string, Set<unknown>> = {};
  const add = (name: string, value: unknown) => (found[name] ??= new Set<unknown>([undefined, true, false])).add(value);
  for (const text of textOf.values()) {
    for (const [, name = '', quoted, inBraces = ''] of text.matchAll(/(\$\w+)(?:=(?:"([^"]*)"|\{([^}]*)\})|(?=[\s/>]))/g)) {
      add(name, quoted ?? true);
      for (const [, word] of inBraces.matchAll(/'([^']*)'/g)) add(name, word);
      for (const [number] of inBraces.matchAll(/\b\d+(?:\.\d+)?\b/g)) add(name, Number(number));
    }
    for (const [, name = '', type = ''] of text.matchAll(/readonly (\$\w+)\??: ([^;}]*)/g)) {
      for (const [, word] of type.matchAll(/'([^']*)'/g)) add(name, word);
      if (type.includes('number')) add(name, 7);
      if (type.includes('string')) add(name, 'text');
    }
  }
  return Object.fromEntries(Object.entries(found).map(([name, values]) => [name, [...values]]));
})();
