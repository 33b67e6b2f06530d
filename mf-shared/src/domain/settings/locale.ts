/** Languages of the product (SHELL-6). */
export const LOCALES = ['en-US', 'zh-CN'] as const;
export type Locale = (typeof LOCALES)[number];

/** The language of a user about whom nothing is known. */
export const DEFAULT_LOCALE: Locale = 'zh-CN';

/** The text as a language of the product, or null: case does not count, and a bare language finds its region ("en"). */
export function matchLocale(text: string | null | undefined): Locale | null {
  const wanted = text?.trim().toLowerCase();
  if (!wanted) return null;
  return LOCALES.find((locale) => locale.toLowerCase() === wanted || locale.split('-')[0] === wanted) ?? null;
}

/** Where a language can come from; the link wins and is stored by the caller. */
export interface LocaleSources {
  readonly link?: string | null;
  readonly stored?: string | null;
  readonly browser?: string | null;
}

/** The language in force: the link's, else the stored choice, else the browser's (also by its bare language), else zh-CN. */
export function chooseLocale({ link, stored, browser }: LocaleSources): Locale {
  const bare = browser?.split('-')[0];
  return matchLocale(link) ?? matchLocale(stored) ?? matchLocale(browser) ?? matchLocale(bare) ?? DEFAULT_LOCALE;
}
