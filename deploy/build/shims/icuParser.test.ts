import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as realParse } from '@formatjs/icu-messageformat-parser';
import * as v from 'valibot';
import { appNames, repositoryRoot } from '../apps';
import { parse } from './icuParser';

const catalogue = v.record(v.string(), v.string());

function messagesOf(path: string): [string, string][] {
  return Object.entries(v.parse(catalogue, JSON.parse(readFileSync(join(repositoryRoot, path), 'utf8'))));
}

const folders = ['mf-shared/src/i18n', ...appNames.map((name) => `${name}/src/ui/messages`)];
const everyMessage = folders.flatMap((folder) => ['en-US', 'zh-CN'].flatMap((locale) => messagesOf(`${folder}/${locale}.json`)));

it('reads every message of the application as the real parser does', () => {
  expect(everyMessage.length).toBeGreaterThan(500);
  for (const [id, text] of everyMessage) expect([id, parse(text)]).toEqual([id, realParse(text)]);
});

it.each([
  'plain',
  '',
  "it''s",
  "it's",
  "quoted '{braces}' and '<b>'",
  "an open quote '{to the end",
  'a < b, a <1',
  '{ spaced }',
  '{count, plural, =0 {none} one {# thing} other {# things of {owner}}}',
  "{count, plural, other {'#' is not #}}",
  '{kind, select, a {{count, plural, other {# # {x}}}} other {# stays}}',
  '<outer>a <inner>{b}</inner> c</outer> d',
  '{count, plural, other {<b>#</b>}}',
])('reads %j as the real parser does', (text) => {
  expect(parse(text)).toEqual(realParse(text));
});

it.each(['{', '{a', '{a, number}', '{a, plural, one {b}}', '<b>open', 'a } b', '{a, date, short}'])('refuses %j', (text) => {
  expect(() => parse(text)).toThrow(SyntaxError);
});
