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
  /** The open network, the account that is connected, and the kind of the dialog that was asked for last and not closed since. */
  readonly facts: () => { readonly chainId: number; readonly account: string | null; readonly dialog: string | null };
}

declare global {
  // A var is how a global is declared.
  var __kit: KitProbe;
}
