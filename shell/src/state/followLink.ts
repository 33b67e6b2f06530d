import type { AppHistory, AppLocation } from '@dex/mf-shared/contract';
import { readLinkSettings } from '@dex/mf-shared/domain';
import {
  darkModeChosen,
  expertModeChosen,
  localeChosen,
  popupShown,
  selectIsExpertMode,
  type TypedSharedStore,
} from '@dex/mf-shared/state';

function applySettings(store: TypedSharedStore, search: string): void {
  const { theme, locale, turnsExpertModeOn } = readLinkSettings(search);
  if (theme) store.dispatch(darkModeChosen(theme === 'dark'));
  if (locale) store.dispatch(localeChosen(locale));
  if (!turnsExpertModeOn || selectIsExpertMode(store.getState())) return;
  store.dispatch(expertModeChosen(true));
  // SHELL-5: the person learns that a link did it, and can undo it, for as long as it takes.
  store.dispatch(popupShown({ key: 'expertModeByLink', content: { kind: 'notice', notice: 'expertModeByLink' }, removeAfterMs: null }));
}

/** Applies what a link asks for (theme, lng, ape), once for each new address. */
export function followLink(history: AppHistory, store: TypedSharedStore): () => void {
  let applied: string | null = null;
  const apply = (location: AppLocation) => {
    const asked = `${location.pathname}${location.search}`;
    if (asked === applied) return;
    applied = asked;
    applySettings(store, location.search);
  };
  apply(history.location);
  return history.subscribe(apply);
}
