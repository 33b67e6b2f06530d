/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import * as library from '@formatjs/intl';
import * as libraryFormat from 'intl-messageformat';
import fc from 'fast-check';
import { packagesFolder } from '../../apps';
import { everyMessage } from '../messages.fixtures';
import * as standIn from './intl';
import * as standInFormat from './messageFormat';

type Values = Record<string, unknown>;
type Kind = 'argument' | 'tag' | readonly string[] | 'plural';

/** What a text asks for, by name. */
function wanted(elements: readonly MessageFormatElement[], found: Map<string, Kind> = new Map()): Map<string, Kind> {
  for (const element of elements) {
    if (element.type === 1) found.set(element.value, 'argument');
    if (element.type === 8) wanted(element.children, found.set(element.value, 'tag'));
    if (element.type === 5 || element.type === 6) {
      found.set(element.value, element.type === 6 ? 'plural' : Object.keys(element.options));
      for (const { value } of Object.values(element.options)) wanted(value, found);
    }
  }
  return found;
}

const element = { type: 'b', props: {} };
const anything = fc.constantFrom('', 'words', '<b>{x}', 0, 7, 1234.5, Number.NaN, 12n, element, [element], null, undefined, true, false);
const tags = fc.constantFrom<(chunks: unknown[]) => unknown>(
  (chunks) => ({ chunks }),
  (chunks) => chunks,
  (chunks) => `[${chunks.join('|')}]`,
  () => null,
);
const counts = fc.oneof(fc.integer({ min: 0, max: 120 }), fc.constantFrom<unknown>(1.5, -1, 1_000_000, 1n, 0n, '1', null));

function valueOf(kind: Kind): fc.Arbitrary<unknown> {
  if (kind === 'argument') return anything;
  if (kind === 'tag') return fc.oneof({ weight: 9, arbitrary: tags }, { weight: 1, arbitrary: fc.constant('no function') });
  if (kind === 'plural') return counts;
  return fc.constantFrom(...kind, 'another', undefined, true);
}

/** Values for a text; now and then one is lacking. */
function valuesOf(text: string): fc.Arbitrary<Values> {
  const kinds = [...wanted(parse(text))].map(([name, kind]) => [name, valueOf(kind)] as const);
  const record = Object.fromEntries(kinds);
  return fc.oneof(
    { weight: 9, arbitrary: fc.record<Values>(record) },
    { weight: 1, arbitrary: fc.record<Values>(record, { requiredKeys: [] }) },
  );
}

type Called = (...given: readonly unknown[]) => unknown;

/** What react-intl asks of the library. */
interface Core {
  readonly DEFAULT_INTL_CONFIG: object;
  readonly createIntl: (config: object) => Readonly<Record<string, Called>>;
  readonly formatMessage: Called;
}

const cores = [library as unknown as Core, standIn as unknown as Core];

/** What each gives for a call, and which kinds of errors it reports. */
function eachOf(given: object, call: (intl: Readonly<Record<string, Called>>) => unknown) {
  return cores.map(({ DEFAULT_INTL_CONFIG, createIntl, formatMessage }) => {
    const told: string[] = [];
    const onError = ({ code }: { readonly code: string }) => void told.push(code);
    const config = { ...DEFAULT_INTL_CONFIG, defaultLocale: 'en-US', locale: 'en-US', ...given, onError, onWarn: () => undefined };
    const intl = createIntl(config);
    const all = { ...intl, formatMessage: (...rest: readonly unknown[]) => formatMessage(config, intl['formatters'], ...rest) };
    return { gave: call(all), told };
  });
}

const LOCALES = ['en-US', 'zh-CN'] as const;

it('makes of every text of the product what the library makes of it, whatever the values', () => {
  expect(everyMessage.length).toBeGreaterThan(500);
  for (const [id, defaultMessage] of everyMessage) {
    for (const [index, values] of fc.sample(valuesOf(defaultMessage), { numRuns: 4, seed: id.length }).entries()) {
      const locale = LOCALES[index % 2];
      const messages = index % 3 ? { [id]: defaultMessage } : {};
      const [expected, seen] = eachOf({ locale, messages }, (intl) => intl['formatMessage']?.({ id, defaultMessage }, values));
      expect([id, values, seen]).toEqual([id, values, expected]);
    }
  }
});

it.each([
  ['{count, plural, =0 {none} =1 {{who} alone} one {# thing} other {# things}}', 'a plural'],
  ['{count, plural, other {<b># of {kind, select, one {a #} other {b}}</b>}}', 'one within another'],
  ['{kind, select, one {<i>{who}</i>} other {}}', 'a choice that is empty'],
  ['<b></b>{who}<i>x<b>y</b></i>', 'elements side by side'],
  ["it''s '{'{who}'}' # <b>'<'</b>", 'quotes'],
  ['', 'nothing'],
  ['{ who', 'no text at all'],
])('makes of %j what the library makes of it (%s)', (text) => {
  const values = fc.record<Values>(
    { count: counts, kind: fc.constantFrom('one', 'other', 'x', null), who: anything, b: tags, i: tags },
    { requiredKeys: ['count', 'kind', 'b', 'i'] },
  );
  const config = fc.record(
    {
      locale: fc.constantFrom('en-US', 'zh-CN', 'de', 'ar'),
      messages: fc.constantFrom({ id: text }, {}, { id: '{broken' }),
      defaultRichTextElements: fc.constant({ b: (chunks: unknown) => ({ bold: chunks }) }),
    },
    { requiredKeys: ['locale', 'messages'] },
  );
  fc.assert(
    fc.property(config, values, fc.constantFrom(text, undefined, '{broken'), (given, one, defaultMessage) => {
      const [expected, seen] = eachOf(given, (intl) => intl['formatMessage']?.({ id: 'id', defaultMessage }, one));
      expect(seen).toEqual(expected);
    }),
  );
});

it('a text without an id is refused by both', () => {
  for (const { createIntl, formatMessage } of cores)
    expect(() => formatMessage(createIntl({ locale: 'en-US' }), null, { id: '' })).toThrow();
});

const numbers = fc.oneof(fc.double(), fc.integer(), fc.bigInt(), fc.constantFrom<unknown>('12.5', Number.NaN));
const numberOptions = fc.record(
  {
    style: fc.constantFrom('percent', 'decimal', 'currency', 'no style'),
    currency: fc.constant('USD'),
    notation: fc.constantFrom('compact', 'standard'),
    minimumFractionDigits: fc.constantFrom(0, 2),
    maximumFractionDigits: fc.constantFrom(1, 4),
    maximumSignificantDigits: fc.constantFrom(3, 6),
    useGrouping: fc.boolean(),
    roundingMode: fc.constantFrom('floor', 'ceil'),
  },
  { requiredKeys: [] },
);
const times = fc.oneof(
  fc.date({ noInvalidDate: true }),
  fc.integer({ min: 0, max: 4e12 }),
  fc.constantFrom<unknown>('2026-01-02T03:04:05Z', '', new Date(Number.NaN)),
);
const timeOptions = fc.record(
  {
    dateStyle: fc.constantFrom('medium', 'short', 'no style'),
    hour: fc.constant('2-digit'),
    month: fc.constantFrom('short', 'long'),
    timeZone: fc.constantFrom('UTC', 'Asia/Shanghai', 'Nowhere/Else'),
    hour12: fc.boolean(),
  },
  { requiredKeys: [] },
);
const lists = fc.array(fc.constantFrom<unknown>('one', 'two', 3, element), { maxLength: 4 });
const knownLists = fc.record({ type: fc.constantFrom('disjunction', 'unit') }, { requiredKeys: [] });
const listOptions = fc.record(
  { type: fc.constantFrom('disjunction', 'unit', 'no type'), style: fc.constantFrom('short', 'long') },
  { requiredKeys: [] },
);

const calls: Record<string, fc.Arbitrary<readonly unknown[]>> = {
  formatNumber: fc.tuple(numbers, numberOptions),
  formatNumberToParts: fc.tuple(numbers, numberOptions),
  formatDate: fc.tuple(times, timeOptions),
  formatDateToParts: fc.tuple(times, timeOptions),
  formatTime: fc.tuple(times, timeOptions),
  formatTimeToParts: fc.tuple(times, timeOptions),
  formatDateTimeRange: fc.tuple(times, times, timeOptions),
  formatRelativeTime: fc.tuple(
    numbers,
    fc.constantFrom('day', 'hour', 'no unit', undefined),
    fc.constantFrom({ numeric: 'auto' }, {}, undefined),
  ),
  formatPlural: fc.tuple(counts, fc.constantFrom({ type: 'ordinal' }, {}, undefined, { type: 'no type' }, { value: 1, other: element })),
  formatList: fc.tuple(lists, knownLists),
  formatListToParts: fc.tuple(lists, listOptions),
  formatDisplayName: fc.tuple(
    fc.constantFrom('USD', 'de', '!'),
    fc.constantFrom({ type: 'currency' }, { type: 'language' }, { type: 'no type' }),
  ),
  formatDuration: fc.tuple(fc.constant({ hours: 1 }), fc.constantFrom({ style: 'short' }, { style: 'no style' })),
  formatDurationToParts: fc.tuple(fc.constant({ hours: 1 }), fc.constantFrom({ style: 'short' }, {})),
};

it.each(Object.entries(calls))('%s gives what that of the library gives', (name, given) => {
  const config = fc.record(
    { locale: fc.constantFrom('en-US', 'zh-CN', 'de'), timeZone: fc.constantFrom('UTC', 'Europe/Rome') },
    { requiredKeys: ['locale'] },
  );
  fc.assert(
    fc.property(config, given, (one, values) => {
      const [expected, seen] = eachOf(one, (intl) => intl[name]?.(...values));
      // A kind of format that the browser lacks is told under another code.
      expect(seen).toEqual({ ...expected, told: expected?.told.map(() => 'FORMAT_ERROR') });
    }),
  );
});

it('does all that the library does, for what react-intl asks of it', () => {
  const [known = {}, own = {}] = cores.map(({ createIntl }) => createIntl({ locale: 'en-US' }));
  const functions = Object.keys(known).filter((name) => name.startsWith('format') && typeof known[name] === 'function');
  expect(functions.filter((name) => typeof own[name] !== 'function')).toEqual(['formatMessage']);
  expect(Object.keys(calls).sort()).toEqual(functions.filter((name) => name !== 'formatMessage').sort());
  const source = readFileSync(join(packagesFolder, 'react-intl/index.js'), 'utf8');
  const asked = (from: string) =>
    [...source.matchAll(new RegExp(`import \\{([^}]*)\\} from "${from}"`, 'g'))].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim().replace(/ as .*/, '')),
    );
  expect(asked('@formatjs/intl').length).toBeGreaterThan(5);
  expect(asked('@formatjs/intl').filter((name) => !(name in standIn))).toEqual([]);
  expect(asked('intl-messageformat').filter((name) => !(name in standInFormat))).toEqual([]);
  expect([() => null, 'b', null].map(standInFormat.isFormatXMLElementFn)).toEqual(
    [() => null, 'b', null].map(libraryFormat.isFormatXMLElementFn),
  );
});
