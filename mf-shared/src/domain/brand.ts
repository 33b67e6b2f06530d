/** A value that only its own parser can make: `Brand<string, 'Address'>` is a string that was checked. */
export type Brand<Value, Name extends string> = Value & { readonly __brand: Name };
