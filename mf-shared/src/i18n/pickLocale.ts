import type { Locale } from '../domain/settings/locale';
import { chooseLocale } from '../domain/settings/locale';

/** The language in force: the stored choice, else the browser's, else the product's (SHELL-6). A link's language is stored before. */
export function pickLocale(stored: Locale | null): Locale {
  return chooseLocale({ stored, browser: navigator.language });
}
