import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readLanguage, TEXT_OWNERS, type FoundText, type TextOwner } from './collectTexts';
import { unusedTexts, type Sources } from './unusedTexts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** All sources of the workspaces with texts, tests and fixtures left out. */
export function readSources(): Sources {
  const files = TEXT_OWNERS.flatMap(({ workspace }) =>
    readdirSync(join(root, workspace, 'src'), { recursive: true, encoding: 'utf8' }).map((name) => join(workspace, 'src', name)),
  );
  return new Map(
    files
      .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|fixtures?)\.tsx?$/.test(name))
      .map((name) => [name, readFileSync(join(root, name), 'utf8')]),
  );
}

/** What is wrong with the texts of a workspace, one line each: texts missing in a language, texts that nothing names or uses, English that differs. */
export function checkTexts(owner: TextOwner, found: readonly FoundText[], sources: Sources): readonly string[] {
  const [english, chinese] = [readLanguage(owner, 'en-US'), readLanguage(owner, 'zh-CN')];
  const ids = new Set(found.map(({ id }) => id));
  const unused = new Set(unusedTexts(sources));
  return [
    ...found.filter(({ id, text }) => english[id] !== text).map(({ id }) => `en-US does not say of ${id} what its source says`),
    ...Object.keys(english).flatMap((id) => (ids.has(id) ? [] : [`en-US has ${id}, which no source names`])),
    ...[...ids].flatMap((id) => ((chinese[id] ?? '').trim() === '' ? [`zh-CN lacks ${id}`] : [])),
    ...Object.keys(chinese).flatMap((id) => (ids.has(id) ? [] : [`zh-CN has ${id}, which no source names`])),
    ...[...ids].flatMap((id) => (unused.has(id) ? [`${id} is used by nothing`] : [])),
  ];
}
