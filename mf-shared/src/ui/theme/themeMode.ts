import { brand } from '../brand/brand';

export type ThemeMode = 'light' | 'dark';

/** Puts a theme in force for the whole document: colours, native controls and the browser's own bar. */
export function applyThemeMode(mode: ThemeMode): void {
  const root = document.documentElement;
  root.dataset.theme = mode;
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', mode);
  const bar = document.querySelector('meta[name="theme-color"]');
  bar?.setAttribute('content', brand.themeColor[mode]);
}
