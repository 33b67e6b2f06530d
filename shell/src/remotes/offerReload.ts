import type { Bus, Popup } from '@dex/mf-shared/contract';
import type { BuildStanding } from './standingOf';

interface ReloadOfferInput {
  readonly page: Document;
  readonly bus: Bus;
  /** How the worst of what this page runs stands: `withdrawn` is not shown to new visitors any more. */
  standing(): BuildStanding;
}

/** Says that a part of this page was revoked, until it is closed. */
export const REVOKED_POPUP: Popup = {
  key: 'releaseRevoked',
  content: { kind: 'notice', notice: 'releaseRevoked' },
  removeAfterMs: null,
};

const NEW_VERSION_POPUP: Popup = { key: 'newVersion', content: { kind: 'notice', notice: 'newVersion' }, removeAfterMs: null };

/**
 * Called after every look at the map. Offers a reload, once, when there is something newer: never while a dialog is open, because something may be about
 * to be confirmed in it. What was revoked is said at once, over everything: nothing should be confirmed in it.
 */
export function createReloadOffer({ page, bus, standing }: ReloadOfferInput): () => void {
  const shown = new Set<Popup['key']>();
  const show = (popup: Popup) => {
    if (shown.has(popup.key)) return;
    shown.add(popup.key);
    bus.emit({ kind: 'popupShown', popup });
  };
  return () => {
    const worst = standing();
    if (worst === 'revoked') show(REVOKED_POPUP);
    if (worst === 'withdrawn' && !page.querySelector('[aria-modal="true"]')) show(NEW_VERSION_POPUP);
  };
}
