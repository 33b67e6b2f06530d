import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { appNames, repositoryRoot } from '../apps';

const catalogue = v.record(v.string(), v.string());

function messagesOf(path: string): [string, string][] {
  return Object.entries(v.parse(catalogue, JSON.parse(readFileSync(join(repositoryRoot, path), 'utf8'))));
}

const folders = ['mf-shared/src/i18n', ...appNames.map((name) => `${name}/src/ui/messages`)];
/** Every text of the product, in both languages: its id, and its words. */
export const everyMessage = folders.flatMap((folder) => ['en-US', 'zh-CN'].flatMap((locale) => messagesOf(`${folder}/${locale}.json`)));
