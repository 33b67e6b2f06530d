import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import * as library from 'valibot';
import { repositoryRoot } from '../apps';
import { ownCode } from '../moduleShims';
import * as standIn from './valibot';

const runs = { numRuns: 2000 };

/** A schema told in words, so that each of the two libraries can make it. */
type Told =
  | { readonly is: 'string' | 'number' | 'boolean' | 'unknown' }
  | { readonly is: 'literal'; readonly only: string | number }
  | { readonly is: 'picklist'; readonly options: readonly (string | number)[] }
  | { readonly is: 'array' | 'nullable' | 'optional'; readonly of: Told }
  | { readonly is: 'defaulted'; readonly of: Told; readonly value: unknown }
  | { readonly is: 'tuple'; readonly items: readonly Told[] }
  | { readonly is: 'record'; readonly key: Told; readonly value: Told }
  | { readonly is: 'object'; readonly entries: Readonly<Record<string, Told>> }
  | { readonly is: 'variant'; readonly options: readonly Readonly<Record<string, Told>>[] }
  | { readonly is: 'text'; readonly steps: readonly TextStep[] }
  | { readonly is: 'figure'; readonly steps: readonly FigureStep[] };
type TextStep = 'regex' | 'minLength' | 'maxLength' | 'check' | 'transform' | 'raw';
type FigureStep = 'integer' | 'safeInteger' | 'minValue' | 'maxValue' | 'check' | 'transform';

// Both are taken by what they have in common: functions by name.
type Made = { readonly entries?: unknown };
type Library = Readonly<Record<keyof typeof standIn, (...input: unknown[]) => Made>>;
const [real, ours] = [library, standIn] as unknown as [Library, Library];

function textStep(lib: Library, step: TextStep): Made {
  const isShort = (text: string) => text.length < 5;
  if (step === 'regex') return lib.regex(/^[a-c]+$/);
  if (step === 'minLength') return lib.minLength(1);
  if (step === 'maxLength') return lib.maxLength(3);
  if (step === 'check') return lib.check(isShort);
  if (step === 'transform') return lib.transform((text: string) => text.toUpperCase());
  return lib.rawTransform(({ dataset, addIssue, NEVER }: { dataset: { value: string }; addIssue: () => void; NEVER: never }) => {
    if (isShort(dataset.value)) return `${dataset.value}!`;
    addIssue();
    return NEVER;
  });
}

function figureStep(lib: Library, step: FigureStep): Made {
  if (step === 'integer') return lib.integer();
  if (step === 'safeInteger') return lib.safeInteger();
  if (step === 'minValue') return lib.minValue(0);
  if (step === 'maxValue') return lib.maxValue(10);
  if (step === 'check') return lib.check((value: number) => value !== 3);
  return lib.transform((value: number) => value + 1);
}

function make(lib: Library, told: Told): Made {
  const members = (entries: Readonly<Record<string, Told>>) =>
    Object.fromEntries(Object.entries(entries).map(([key, each]) => [key, make(lib, each)]));
  switch (told.is) {
    case 'literal':
      return lib.literal(told.only);
    case 'picklist':
      return lib.picklist(told.options);
    case 'array':
    case 'nullable':
    case 'optional':
      return lib[told.is](make(lib, told.of));
    case 'defaulted':
      return lib.optional(make(lib, told.of), told.value);
    case 'tuple':
      return lib.tuple(told.items.map((each) => make(lib, each)));
    case 'record':
      return lib.record(make(lib, told.key), make(lib, told.value));
    case 'object':
      return lib.object(members(told.entries));
    case 'variant':
      return lib.variant(
        'kind',
        told.options.map((entries, index) => lib.object({ ...members(entries), kind: lib.literal(`k${index}`) })),
      );
    case 'text':
      return lib.pipe(lib.string(), ...told.steps.map((step) => textStep(lib, step)));
    case 'figure':
      return lib.pipe(lib.number(), ...told.steps.map((step) => figureStep(lib, step)));
    default:
      return lib[told.is]();
  }
}

const name = fc.constantFrom('a', 'b', 'kind', 'prev', '__proto__', 'constructor', 'prototype', 'toString');
const entryName = fc.constantFrom('a', 'b', 'c', 'prev');
const leafValue = fc.oneof(
  fc.constantFrom<unknown>('a', 'abc', 'abcdef', '', 'k0', 'k1', 0, 1, 3, -1, 10, 11, 1.5, Number.NaN, Infinity, 2 ** 53, true, false),
  fc.constantFrom(null, undefined),
);
const { value: anyValue } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leafValue,
    fc.array(tie('value'), { maxLength: 3 }),
    // As JSON is read: `__proto__` is a member like any other.
    fc.array(fc.tuple(name, tie('value')), { maxLength: 4 }).map((entries) => Object.fromEntries(entries)),
  ),
}));
const { told: anyTold } = fc.letrec<{ told: Told; entries: Record<string, Told> }>((tie) => ({
  told: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ is: fc.constantFrom('string' as const, 'number' as const, 'boolean' as const, 'unknown' as const) }),
    fc.record({ is: fc.constant('literal' as const), only: fc.constantFrom('a', 1) }),
    fc.record({ is: fc.constant('picklist' as const), options: fc.constant(['a', 1, 'abc']) }),
    fc.record({
      is: fc.constant('text' as const),
      steps: fc.array(fc.constantFrom('regex', 'minLength', 'maxLength', 'check', 'transform', 'raw'), { maxLength: 3 }),
    }),
    fc.record({
      is: fc.constant('figure' as const),
      steps: fc.array(fc.constantFrom('integer', 'safeInteger', 'minValue', 'maxValue', 'check', 'transform'), { maxLength: 3 }),
    }),
    fc.record({ is: fc.constantFrom('array' as const, 'nullable' as const, 'optional' as const), of: tie('told') }),
    fc.record({ is: fc.constant('defaulted' as const), of: tie('told'), value: leafValue }),
    fc.record({ is: fc.constant('tuple' as const), items: fc.array(tie('told'), { minLength: 1, maxLength: 2 }) }),
    fc.record({ is: fc.constant('record' as const), key: fc.constant<Told>({ is: 'text', steps: ['minLength'] }), value: tie('told') }),
    fc.record({ is: fc.constant('object' as const), entries: tie('entries') }),
    fc.record({ is: fc.constant('variant' as const), options: fc.array(tie('entries'), { minLength: 1, maxLength: 2 }) }),
  ),
  entries: fc.dictionary(entryName, tie('told'), { maxKeys: 3 }),
}));

/** A value that a schema was made for, here and there another one in its place. */
function nearly(told: Told): fc.Arbitrary<unknown> {
  const members = (entries: Readonly<Record<string, Told>>, more: Record<string, unknown> = {}) =>
    fc
      .record(Object.fromEntries(Object.entries(entries).map(([key, each]) => [key, nearly(each)])), { requiredKeys: [] })
      .chain((some) => fc.constantFrom({ ...some, ...more }, { ...some, ...more, stranger: 1 }));
  const fitting = (): fc.Arbitrary<unknown> => {
    switch (told.is) {
      case 'literal':
        return fc.constant(told.only);
      case 'picklist':
        return fc.constantFrom(...told.options);
      case 'array':
        return fc.array(nearly(told.of), { maxLength: 3 });
      case 'nullable':
        return fc.oneof(fc.constant(null), nearly(told.of));
      case 'optional':
      case 'defaulted':
        return fc.oneof(fc.constant(undefined), nearly(told.of));
      case 'tuple':
        return fc.tuple(...told.items.map(nearly));
      case 'record':
        return fc.dictionary(name, nearly(told.value), { maxKeys: 3 });
      case 'object':
        return members(told.entries);
      case 'variant':
        return fc.oneof(...told.options.map((entries, index) => members(entries, { kind: `k${index}` })));
      case 'text':
        return fc.constantFrom('a', 'ab', 'abc', 'abcd', 'xyzxyz', '');
      case 'figure':
        return fc.constantFrom(0, 1, 3, 10, 11, -1, 0.5);
      default:
        return leafValue;
    }
  };
  return fc.oneof({ weight: 12, arbitrary: fitting() }, { weight: 1, arbitrary: anyValue });
}

/** What a library makes of a value: what it reads, or where the first fault is. */
function reading(lib: Library, told: Told, value: unknown): unknown {
  const [typed, schema] = [lib as unknown as typeof library, make(lib, told) as library.GenericSchema];
  const parsed = typed.safeParse(schema, value);
  expect(typed.is(schema, value)).toBe(parsed.success);
  return parsed.success ? { output: parsed.output } : { at: typed.getDotPath(parsed.issues[0]) };
}

it('reads what the library reads, and names the same first fault', () => {
  let read = 0;
  let refusals = 0;
  fc.assert(
    fc.property(
      anyTold.chain((told) => fc.tuple(fc.constant(told), nearly(told))),
      ([told, value]) => {
        const expected = reading(real, told, value);
        if (typeof expected === 'object' && expected !== null && 'output' in expected) read += 1;
        else refusals += 1;
        expect(reading(ours, told, value)).toStrictEqual(expected);
      },
    ),
    runs,
  );
  // Neither half is an accident.
  expect(Math.min(read, refusals)).toBeGreaterThan(runs.numRuns / 10);
});

it('throws where a parsed value is refused, as the library does', () => {
  const told: Told = { is: 'object', entries: { a: { is: 'string' } } };
  for (const lib of [real, ours]) {
    expect(lib.parse(make(lib, told), { a: 'x', b: 1 })).toEqual({ a: 'x' });
    expect(() => lib.parse(make(lib, told), { a: 1 })).toThrow();
  }
});

it('tells what the reader of the operator’s settings asks a schema', () => {
  for (const lib of [real, ours]) {
    const items: Told = { is: 'array', of: { is: 'string' } };
    expect(make(lib, items)).toMatchObject({ kind: 'schema', type: 'array', item: { kind: 'schema' } });
    expect(make(lib, { is: 'object', entries: { a: items } })).toMatchObject({ kind: 'schema', entries: { a: { type: 'array' } } });
  }
});

function sourcesIn(folder: string): string[] {
  return readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|fixtures?|stories)\.tsx?$/.test(path))
    .map((path) => readFileSync(join(repositoryRoot, folder, path), 'utf8'));
}

it('has every function of the library that our own code calls', () => {
  const called = ownCode
    .flatMap(sourcesIn)
    .filter((text) => text.includes("from 'valibot'"))
    .flatMap((text) => [...text.matchAll(/\bv\.([a-z]\w*)/g)].map(([, each = '']) => each));
  expect(new Set(called).size).toBeGreaterThan(20);
  expect([...new Set(called)].filter((each) => !(each in standIn))).toEqual([]);
  // Nothing stands there that nobody calls.
  expect(Object.keys(standIn).filter((each) => !called.includes(each))).toEqual([]);
});
