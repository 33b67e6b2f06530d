import { matchLocale, type Locale } from './locale';

/** What a link sets (SHELL-5). Nothing else does: no slippage, deadline or approval amount. */
export interface LinkSettings {
  readonly theme: 'light' | 'dark' | null;
  readonly locale: Locale | null;
  /** The link turns expert mode on (`?ape` or `?ape=true`). */
  readonly turnsExpertModeOn: boolean;
}

/** Reads `theme`, `lng` and `ape` from a query ("?theme=DARK"); unknown values set nothing. */
export function readLinkSettings(search: string): LinkSettings {
  const query = new URLSearchParams(search);
  const theme = query.get('theme')?.toLowerCase();
  const ape = query.get('ape')?.toLowerCase();
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    locale: matchLocale(query.get('lng')),
    turnsExpertModeOn: ape === '' || ape === 'true',
  };
}

/** Whether the page is dark: the user's choice, else the system's preference (SHELL-4). */
export function isDarkTheme(userDarkMode: boolean | null, matchesDarkMode: boolean): boolean {
  return userDarkMode ?? matchesDarkMode;
}
