import { parse as realParse } from '@formatjs/icu-messageformat-parser';
import { parse } from './icuParser';
import { everyMessage } from './messages.fixtures';

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
