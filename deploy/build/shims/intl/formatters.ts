/** The browser's formats that texts are made with, by their names in `Intl`. */
export type FormatName =
  | 'DateTimeFormat'
  | 'DisplayNames'
  | 'DurationFormat'
  | 'ListFormat'
  | 'NumberFormat'
  | 'PluralRules'
  | 'RelativeTimeFormat';

type Format = Readonly<Record<string, (...values: readonly unknown[]) => unknown>>;

const made = new Map<string, Format>();

/** The browser's format with these options; each is made once. Throws where this browser has none of the kind. */
export function formatterOf(name: FormatName, locale: string, options: object = {}): Format {
  const key = name + locale + JSON.stringify(options);
  const known: Format = made.get(key) ?? Reflect.construct(Reflect.get(Intl, name), [locale, options]);
  made.set(key, known);
  return known;
}
