import { type Locale, LOCALES } from '../contract/remoteModule';

/** The language when neither the person nor the browser says one that we speak (document 1 §4). */
const DEFAULT_LOCALE: Locale = 'zh-CN';

/** The locale that a language tag means, whatever its case; a bare language means its region ("zh" is zh-CN). */
export function matchLocale(tag: string): Locale | null {
  const wanted = tag.toLowerCase();
  const exact = LOCALES.find((locale) => locale.toLowerCase() === wanted);
  return exact ?? LOCALES.find((locale) => locale.toLowerCase().split('-')[0] === wanted.split('-')[0]) ?? null;
}

/** The locale in force: the stored choice, else the first language of the browser that we speak, else zh-CN (document 1 §4). */
export function pickLocale(stored: Locale | null, browserLanguages: readonly string[]): Locale {
  if (stored) return stored;
  for (const tag of browserLanguages) {
    const locale = matchLocale(tag);
    if (locale) return locale;
  }
  return DEFAULT_LOCALE;
}
