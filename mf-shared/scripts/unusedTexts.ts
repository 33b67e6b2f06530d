/** Sources by their path; tests left out. */
export type Sources = ReadonlyMap<string, string>;

interface TextTable {
  readonly name: string;
  readonly body: string;
  readonly texts: readonly { readonly key: string; readonly id: string }[];
}

function tablesOf(text: string): TextTable[] {
  const starts = [...text.matchAll(/export const (\w+)/g)];
  return starts.map((start, index) => {
    const body = text.slice(start.index, starts[index + 1]?.index);
    const texts = [...body.matchAll(/(\w+):\s*\{\s*id:\s*'([^']+)'/g)].map(([, key = '', id = '']) => ({ key, id }));
    return { name: start[1] ?? '', body, texts };
  });
}

/** Where a table may be used: who imports its file; everywhere when an entry point hands it on; the rest of its own file. */
function usersOf(file: string, table: TextTable, sources: Sources): string[] {
  const base =
    file
      .split('/')
      .at(-1)
      ?.replace(/\.tsx?$/, '') ?? '';
  const others = [...sources].filter(([name]) => name !== file);
  const importers = others.filter(([, text]) => text.includes(`/${base}'`));
  const isHandedOn = importers.some(([name]) => name.endsWith('/index.ts'));
  return [...(isHandedOn ? others : importers).map(([, text]) => text), (sources.get(file) ?? '').replace(table.body, '')];
}

/** Ids of texts that nothing names by their key. A table that is handed over whole, or looked into by a variable, counts as used. */
export function unusedTexts(sources: Sources): string[] {
  return [...sources]
    .filter(([file]) => /\.messages\.tsx?$/.test(file))
    .flatMap(([file, text]) => tablesOf(text).flatMap((table) => unusedOf(table, usersOf(file, table, sources))));
}

function unusedOf(table: TextTable, users: readonly string[]): string[] {
  const aliases = new Set([
    table.name,
    ...users.flatMap((text) => [...text.matchAll(new RegExp(`${table.name} as (\\w+)`, 'g'))].map(([, alias = '']) => alias)),
  ]);
  const names = [...aliases].join('|');
  const asWhole = new RegExp(`\\b(?:${names})\\s*\\[|(?:[=(:,]|=\\{)\\s*(?:${names})\\s*[,;)}]`);
  if (users.some((text) => asWhole.test(text.replace(/^(?:import|export \{)[^;]*;/gm, '')))) return [];
  return table.texts.flatMap(({ key, id }) => (users.some((text) => new RegExp(`\\b(?:${names})\\.${key}\\b`).test(text)) ? [] : [id]));
}
