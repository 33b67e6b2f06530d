/** What can go wrong with a text, by the names that the library has for it. */
export const IntlErrorCode = {
  FORMAT_ERROR: 'FORMAT_ERROR',
  UNSUPPORTED_FORMATTER: 'UNSUPPORTED_FORMATTER',
  INVALID_CONFIG: 'INVALID_CONFIG',
  MISSING_DATA: 'MISSING_DATA',
  MISSING_TRANSLATION: 'MISSING_TRANSLATION',
} as const;

/** What a provider's `onError` is told; `code` says which kind it is. */
export class IntlError extends Error {
  readonly code: keyof typeof IntlErrorCode;

  constructor(code: keyof typeof IntlErrorCode, about: string, cause?: unknown) {
    super(`${code} ${about}`, { cause });
    this.code = code;
  }
}
