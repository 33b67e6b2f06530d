import type { Locale } from '@dex/mf-shared/domain';

/** What the kit's own section lets it do in a page, as `window.__kit`. */
export interface KitProbe {
  /** Shows the screen of a path without loading the page anew. */
  readonly go: (path: string) => void;
  /** Chooses the language. */
  readonly speak: (locale: Locale) => void;
  /** Opens a dialog over the page: its kind and what belongs to it. */
  readonly open: (dialog: Readonly<Record<string, unknown>>) => void;
  readonly close: () => void;
  /** The open network, and the account that is connected. */
  readonly facts: () => { readonly chainId: number; readonly account: string | null };
}

declare global {
  // A var is how a global is declared.
  var __kit: KitProbe;
}
