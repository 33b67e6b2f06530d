/** Public keys that this build trusts, as JSON text of `TrustedKeys`; the empty text in a development build. */
declare const __TRUSTED_KEYS__: string;
/** The version of mf-shared in this build. */
declare const __SHARED_VERSION__: string;
/** Containers of the development server by section; null in a release. */
declare const __DEV_SECTIONS__: readonly import('./devReleases').DevSection[] | null;
/** The version of this application. */
declare const __APP_VERSION__: string;
/** What a build shares, by scope: webpack's own names. */
declare const __webpack_share_scopes__: Readonly<Record<string, object>>;
/** Fills a scope with what this build provides; once, however often it is called. */
declare function __webpack_init_sharing__(scope: string): Promise<unknown>;
