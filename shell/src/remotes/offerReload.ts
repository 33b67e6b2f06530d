import type { Bus } from '@dex/mf-shared/contract';

/** The id of the shell that this page runs, from the address of its script; null in the development server. */
export function shellIdOf(page: Document): string | null {
  const address = page.querySelector('script[src^="/a/shell/"]')?.getAttribute('src') ?? '';
  return /^\/a\/shell\/([0-9a-f]{32})\//.exec(address)?.[1] ?? null;
}

interface ReloadOfferInput {
  readonly page: Document;
  readonly bus: Bus;
  /** Whether this page runs something that is not shown to new visitors any more. */
  isDue(): boolean;
}

/**
 * Offers a reload, once, when one is due: never while a dialog is open, because something may be about to be confirmed in it. Called after every look at the map.
 */
export function createReloadOffer({ page, bus, isDue }: ReloadOfferInput): () => void {
  let offered = false;
  return () => {
    if (offered || !isDue() || page.querySelector('[aria-modal="true"]')) return;
    offered = true;
    bus.emit({ kind: 'popupShown', popup: { key: 'newVersion', content: { kind: 'notice', notice: 'newVersion' }, removeAfterMs: null } });
  };
}
