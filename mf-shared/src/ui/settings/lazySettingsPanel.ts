import { lazyPart } from '../lazy/lazyPart';

/** The transaction settings as a dialog, loaded when first opened. */
export const SettingsPanel = lazyPart(async () => (await import('./SettingsPanel')).SettingsPanel);
