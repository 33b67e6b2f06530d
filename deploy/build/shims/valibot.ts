/**
 * Stands for `valibot` in what our own code takes of it (deploy/docs/value-library-stand-ins.md). A value is read up to its first fault: nobody
 * here looks at a second one, and none has a text.
 */

/** What a step gives in place of a value that it refuses. */
const refused = Symbol();

/** The keys from the whole document to what is being read; after a fault they are left standing: where it is. */
type Place = PropertyKey[];
type Run = (value: unknown, place: Place) => unknown;

interface Step {
  readonly kind: 'schema' | 'action';
  readonly run: Run;
}

interface Schema extends Step {
  readonly kind: 'schema';
  readonly type?: string;
  /** A member with this schema may be missing; `default` then takes its place. */
  readonly mayLack?: boolean;
  readonly default?: unknown;
  readonly item?: Schema;
  readonly entries?: Readonly<Record<string, Schema>>;
}

const schema = (run: Run, more: Partial<Schema> = {}): Schema => ({ ...more, kind: 'schema', run });
const schemaIf = (isGood: (value: unknown) => boolean): Schema => schema((value) => (isGood(value) ? value : refused));
const actionIf = (isGood: (value: unknown) => boolean): Step => ({ kind: 'action', run: (value) => (isGood(value) ? value : refused) });

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Runs a step on a member. The key stays in the place when it is refused. */
function runAt({ run }: Step, value: unknown, key: PropertyKey, place: Place): unknown {
  place.push(key);
  const output = run(value, place);
  if (output !== refused) place.pop();
  return output;
}

const ofType = (type: string) => () => schemaIf((value) => typeof value === type);

export const string = ofType('string');
export const boolean = ofType('boolean');
export const number = () => schemaIf((value) => typeof value === 'number' && !Number.isNaN(value));
export const unknown = () => schemaIf(() => true);
export const literal = (only: unknown) => schemaIf((value) => value === only);
export const picklist = (options: readonly unknown[]) => schemaIf((value) => options.includes(value));

export const nullable = ({ run }: Schema) => schema((value, place) => (value === null ? value : run(value, place)));

export function optional({ run }: Schema, fallback?: unknown): Schema {
  return schema(
    (value, place) => {
      const given = value === undefined ? fallback : value;
      return given === undefined ? given : run(given, place);
    },
    { mayLack: true, default: fallback },
  );
}

export function object(entries: Readonly<Record<string, Schema>>): Schema {
  return schema(
    (value, place) => {
      if (!isObject(value)) return refused;
      const output: Record<string, unknown> = {};
      for (const [key, entry] of Object.entries(entries)) {
        const isThere = key in value;
        if (!isThere && entry.mayLack && entry.default === undefined) continue;
        if (!isThere && !entry.mayLack) {
          place.push(key);
          return refused;
        }
        const member = runAt(entry, value[key], key, place);
        if (member === refused) return refused;
        output[key] = member;
      }
      return output;
    },
    { entries },
  );
}

/** Keys that an object cannot have of its own without harm are left out. */
const unsafeKeys = ['__proto__', 'prototype', 'constructor'];

export function record(ofKey: Schema, ofValue: Schema): Schema {
  return schema((value, place) => {
    if (!isObject(value)) return refused;
    const output: Record<string, unknown> = {};
    for (const key of Object.keys(value)) {
      if (unsafeKeys.includes(key)) continue;
      const name = runAt(ofKey, key, key, place);
      const member = name === refused ? refused : runAt(ofValue, value[key], key, place);
      if (member === refused) return refused;
      output[String(name)] = member;
    }
    return output;
  });
}

/** Each item by the schema of its place. */
function readItems(value: readonly unknown[], schemas: readonly Schema[], place: Place): unknown {
  const output: unknown[] = [];
  for (const [index, item] of schemas.entries()) {
    const read = runAt(item, value[index], index, place);
    if (read === refused) return refused;
    output.push(read);
  }
  return output;
}

export const array = (item: Schema): Schema =>
  schema(
    (value, place) =>
      Array.isArray(value)
        ? readItems(
            value,
            Array.from(value, () => item),
            place,
          )
        : refused,
    {
      type: 'array',
      item,
    },
  );

export const tuple = (items: readonly Schema[]): Schema =>
  schema((value, place) => (Array.isArray(value) ? readItems(value, items, place) : refused));

/** One of several objects that a member tells apart. */
export function variant(key: string, options: readonly Schema[]): Schema {
  return schema((value, place) => {
    if (!isObject(value)) return refused;
    const depth = place.length;
    for (const option of options) {
      if (option.entries?.[key]?.run(value[key], []) === refused) continue;
      place.length = depth;
      const output = option.run(value, place);
      if (output !== refused) return output;
    }
    if (place.length === depth) place.push(key);
    return refused;
  });
}

export function pipe(first: Schema, ...steps: readonly Step[]): Schema {
  return schema((value, place) => {
    let output = first.run(value, place);
    for (const { run } of steps) if (output !== refused) output = run(output, place);
    return output;
  }, first);
}

export const check = actionIf;
export const regex = (pattern: RegExp) => actionIf((value) => pattern.test(String(value)));
export const integer = () => actionIf(Number.isInteger);
export const safeInteger = () => actionIf(Number.isSafeInteger);
export const minValue = (least: number) => actionIf((value) => Number(value) >= least);
export const maxValue = (most: number) => actionIf((value) => Number(value) <= most);

const lengthOf = (value: unknown) => (typeof value === 'string' || Array.isArray(value) ? value.length : Number.NaN);
export const minLength = (least: number) => actionIf((value) => lengthOf(value) >= least);
export const maxLength = (most: number) => actionIf((value) => lengthOf(value) <= most);
export const transform = (change: (value: unknown) => unknown): Step => ({ kind: 'action', run: (value) => change(value) });

interface RawInput {
  readonly dataset: { readonly value: unknown };
  readonly addIssue: () => void;
  readonly NEVER: null;
}

export const rawTransform = (change: (input: RawInput) => unknown): Step => ({
  kind: 'action',
  run(value) {
    let isGood = true;
    const addIssue = () => {
      isGood = false;
    };
    const output = change({ dataset: { value }, addIssue, NEVER: null });
    return isGood ? output : refused;
  },
});

/** Where a value is faulty: the keys that lead there. */
type Fault = Readonly<Place>;
type Parsed = { readonly success: true; readonly output: unknown } | { readonly success: false; readonly issues: readonly [Fault] };

export function safeParse({ run }: Schema, value: unknown): Parsed {
  const place: Place = [];
  const output = run(value, place);
  return output === refused ? { success: false, issues: [place] } : { success: true, output };
}

export function parse(of: Schema, value: unknown): unknown {
  const parsed = safeParse(of, value);
  if (parsed.success) return parsed.output;
  throw new TypeError(`Refused at ${getDotPath(parsed.issues[0]) ?? 'the whole of it'}`);
}

export const is = (of: Schema, value: unknown): boolean => safeParse(of, value).success;

/** The keys with dots between them; null for the whole of the value. */
export const getDotPath = (fault: Fault): string | null => (fault.length > 0 ? fault.map(String).join('.') : null);
