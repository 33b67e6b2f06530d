/**
 * Stands for `@formatjs/intl` in every build, with its meaning for what react-intl asks of it (deploy/docs/texts-stand-in.md). Errors are told
 * apart by their `code`: the classes are one.
 */
export { createIntl, DEFAULT_INTL_CONFIG, formatMessage } from './createIntl';
export {
  IntlError,
  IntlError as InvalidConfigError,
  IntlError as MessageFormatError,
  IntlError as MissingDataError,
  IntlError as MissingTranslationError,
  IntlError as UnsupportedFormatterError,
  IntlErrorCode,
} from './intlError';

/** Formats are kept once for the page: a provider needs no store of its own. */
export const createIntlCache = (): object => ({});
export const defineMessages = <Messages>(messages: Messages): Messages => messages;
