/** Every error value has a literal code; branch on it, never on the text. */
export interface CodedError {
  readonly code: string;
}

/** The outcome of something that can fail: the value, or an error value with a literal code. */
export type Result<T, E extends CodedError = CodedError> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** Wraps a value as a success. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** Wraps an error value as a failure. */
export function err<const E extends CodedError>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}
