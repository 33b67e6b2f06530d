import { formatterOf } from './formatters';
import type { FormatName } from './formatters';
import { formatText, put, together } from './formatText';
import { IntlError } from './intlError';

interface Config {
  readonly locale: string;
  readonly defaultLocale: string;
  readonly messages: Readonly<Record<string, string>>;
  readonly timeZone?: string;
  readonly defaultRichTextElements?: Readonly<Record<string, unknown>>;
  readonly onError: (error: IntlError) => void;
}

interface Descriptor {
  readonly id?: string;
  readonly defaultMessage?: string;
}

type Options = Readonly<Record<string, unknown>>;

export const DEFAULT_INTL_CONFIG = {
  messages: {},
  defaultLocale: 'en',
  onError: (error: IntlError) => {
    if (process.env.NODE_ENV !== 'production') console.error(error);
  },
};

/** The text of a descriptor in the language in force; else as it was written in the sources; else what it is called. */
export function formatMessage(config: Config, _formatters: unknown, { id, defaultMessage }: Descriptor, values?: Options): unknown {
  if (!id) throw new Error('A text has an id');
  const { locale, defaultLocale, messages, onError } = config;
  const given = { ...config.defaultRichTextElements, ...values };
  const message = Object.hasOwn(messages, id) ? messages[id] : '';
  if (!message && (!defaultMessage || locale !== defaultLocale)) onError(new IntlError('MISSING_TRANSLATION', id));
  const written = [
    [message, locale],
    [defaultMessage, defaultLocale],
  ] as const;
  for (const [text, language] of written) {
    if (!text) continue;
    try {
      return formatText(text, language, given);
    } catch (cause) {
      onError(new IntlError('FORMAT_ERROR', id, cause));
    }
  }
  return message || defaultMessage || id;
}

interface Part {
  readonly type: string;
  readonly value: unknown;
}

/** A list may hold elements: they stand where the browser puts what stands for them. */
function withElements(parts: readonly Part[], values: readonly unknown[]): Part[] {
  let next = 0;
  return parts.map((part) => {
    if (part.type === 'literal') return part;
    const value = values[next];
    next += 1;
    return typeof value === 'object' ? { ...part, value } : part;
  });
}

const timeOf = (value: unknown) => (typeof value === 'string' ? new Date(value || 0) : value);
const CLOCK = ['hour', 'minute', 'second', 'timeStyle', 'dateStyle'];
const ofDay = (options: Options = {}) =>
  CLOCK.some((name) => options[name]) ? options : { ...options, hour: 'numeric', minute: 'numeric' };
const none = () => [];
const missing = () => undefined;

/** What makes texts of a language, and figures and times in its ways. */
export function createIntl(given: Partial<Config>) {
  const config = { ...DEFAULT_INTL_CONFIG, ...given };
  const locale = given.locale || config.defaultLocale;
  const { timeZone, onError } = config;
  const formatted = (
    name: FormatName,
    method: string,
    options: Options | undefined,
    values: readonly unknown[],
    otherwise: (value: unknown) => unknown,
  ) => {
    try {
      return formatterOf(name, locale, options)[method]?.(...values);
    } catch (cause) {
      onError(new IntlError('FORMAT_ERROR', name, cause));
      return otherwise(values[0]);
    }
  };
  const by = (name: FormatName, method: string, otherwise: (value: unknown) => unknown) => (value: unknown, options?: Options) =>
    formatted(name, method, options, [value], otherwise);
  const byClock =
    (method: string, otherwise: (value: unknown) => unknown, complete: (options?: Options) => Options | undefined = (options) => options) =>
    (value: unknown, options?: Options) =>
      formatted('DateTimeFormat', method, { timeZone, ...complete(options) }, [timeOf(value)], otherwise);
  const listed = (values: Iterable<unknown>, options?: Options): readonly Part[] | null => {
    const all = [...values];
    const texts = all.map((value) => (typeof value === 'object' ? '…' : String(value)));
    const parts = formatted('ListFormat', 'formatToParts', options, [texts], missing);
    return Array.isArray(parts) ? withElements(parts, all) : null;
  };
  return {
    ...config,
    locale,
    formatNumber: by('NumberFormat', 'format', String),
    formatNumberToParts: by('NumberFormat', 'formatToParts', none),
    formatDuration: by('DurationFormat', 'format', () => ''),
    formatDurationToParts: by('DurationFormat', 'formatToParts', none),
    formatDisplayName: by('DisplayNames', 'of', missing),
    formatPlural: (value: unknown, options?: Options) =>
      formatted('PluralRules', 'select', { type: options?.['type'] }, [value], () => 'other'),
    formatDate: byClock('format', String),
    formatDateToParts: byClock('formatToParts', none),
    formatTime: byClock('format', String, ofDay),
    formatTimeToParts: byClock('formatToParts', none, ofDay),
    formatDateTimeRange: (from: unknown, to: unknown, options?: Options) =>
      formatted('DateTimeFormat', 'formatRange', { timeZone, ...options }, [timeOf(from), timeOf(to)], String),
    formatRelativeTime: (value: unknown, unit = 'second', options?: Options) =>
      formatted('RelativeTimeFormat', 'format', options, [value, unit], String),
    formatListToParts: (values: Iterable<unknown>, options?: Options) => listed(values, options) ?? values,
    formatList: (values: Iterable<unknown>, options?: Options) => {
      const parts: unknown[] = [];
      for (const part of listed(values, options) ?? []) put(parts, part.value);
      return together(parts);
    },
  };
}
