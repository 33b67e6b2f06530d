import type { Locale } from '../../domain/settings/locale';
import { pickLocale } from '../../i18n/pickLocale';
import { useSharedSelector } from '../services/storeHooks';

/** The language in force: the person's choice, else the browser's, else the product's. */
export function useLocale(): Locale {
  return useSharedSelector((state) => pickLocale(state.settings.userLocale));
}
