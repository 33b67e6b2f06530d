import * as v from 'valibot';

/** A schema for what a domain parser makes of a text: null from the parser means refused. The parser never sees another type. */
export function parsedText<Output>(parse: (text: string) => Output | null) {
  return v.pipe(
    v.string(),
    v.rawTransform<string, Output>(({ dataset, addIssue, NEVER }) => {
      const output = parse(dataset.value);
      if (output !== null) return output;
      addIssue();
      return NEVER;
    }),
  );
}

/** A moment in milliseconds since 1970 that a `Date` can hold. */
export const moment = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15));

/** A whole number that JSON and arithmetic keep exactly. */
export const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The value when the schema accepts it, else null. */
export function accepted<Schema extends v.GenericSchema>(schema: Schema, json: unknown): v.InferOutput<Schema> | null {
  const result = v.safeParse(schema, json);
  return result.success ? result.output : null;
}

export function isRecord(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** The record without the entries that `read` refuses (null). Any key is safe, `__proto__` too. */
export function readEntries<Output>(json: unknown, read: (value: unknown, key: string) => Output | null): Record<string, Output> {
  const entries = Object.entries(isRecord(json) ? json : {}).flatMap(([key, value]): [string, Output][] => {
    const output = read(value, key);
    return output === null ? [] : [[key, output]];
  });
  return Object.fromEntries(entries);
}
