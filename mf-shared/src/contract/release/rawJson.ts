import * as v from 'valibot';

/** Names that no shape is asked about: a schema passes over them, so a member of that name would be there unchecked. */
const UNCHECKED: readonly string[] = ['__proto__', 'prototype', 'constructor'];

/** The JSON in a text, or undefined. Members of the names above are left out: what was signed with one does not hold its signature. */
export function parseJsonText(text: string): unknown {
  try {
    return JSON.parse(text, (name, member: unknown) => (UNCHECKED.includes(name) ? undefined : member));
  } catch {
    return undefined;
  }
}

/** The member of a parsed JSON object as it was written: signatures cover it with every key, known or not. */
export function memberOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/**
 * A parsed document of this shape as it stands, members that a later version added included: what was signed is judged and written again whole
 * (DELIVERY-44). Null when it has another shape.
 */
export function wholeOf<T>(schema: v.GenericSchema<T>, raw: unknown): T | null {
  return v.is(schema, raw) ? raw : null;
}
