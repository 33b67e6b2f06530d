import { darkModeMatched, selectIsDarkMode, type TypedSharedStore } from '@dex/mf-shared/state';
import { applyThemeMode } from '@dex/mf-shared/ui';

/** The system's preference as it is and as it changes. */
export interface SystemTheme {
  readonly matches: boolean;
  addEventListener(type: 'change', listener: () => void): void;
  removeEventListener(type: 'change', listener: () => void): void;
}

/** Keeps the document in the theme in force: the person's choice, else the system's preference. */
export function followTheme(store: TypedSharedStore, system: SystemTheme): () => void {
  let shown: boolean | null = null;
  const show = () => {
    const isDark = selectIsDarkMode(store.getState());
    if (isDark === shown) return;
    shown = isDark;
    applyThemeMode(isDark ? 'dark' : 'light');
  };
  const match = () => {
    if (store.getState().settings.matchesDarkMode !== system.matches) store.dispatch(darkModeMatched(system.matches));
  };
  match();
  show();
  const unsubscribe = store.subscribe(show);
  system.addEventListener('change', match);
  return () => {
    unsubscribe();
    system.removeEventListener('change', match);
  };
}
