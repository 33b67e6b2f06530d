/** Public keys that this build trusts, as JSON text of `TrustedKeys`; the empty text in a development build. */
declare const __TRUSTED_KEYS__: string;
/** The version of mf-shared in this build. */
declare const __SHARED_VERSION__: string;
/** Containers of the development server by section; null in a release. */
declare const __DEV_SECTIONS__: readonly import('./devReleases').DevSection[] | null;
/** The version of this application. */
declare const __APP_VERSION__: string;
