/** @jest-environment jsdom */
import { createFakeServices } from '@dex/mf-shared/testing';
import { createReloadOffer, shellIdOf } from './offerReload';

describe('the offer to reload', () => {
  afterEach(() => document.body.replaceChildren());

  it('waits until no dialog is open, and comes once', () => {
    const { bus } = createFakeServices();
    const shown: string[] = [];
    bus.on('popupShown').subscribe(({ popup }) => shown.push(popup.key));
    let due = false;
    const looked = createReloadOffer({ page: document, bus, isDue: () => due });
    looked();
    expect(shown).toEqual([]);
    due = true;
    document.body.innerHTML = '<div role="dialog" aria-modal="true"></div>';
    looked();
    expect(shown).toEqual([]);
    document.body.replaceChildren();
    looked();
    looked();
    expect(shown).toEqual(['newVersion']);
  });

  it("knows the page's shell by the address of its script", () => {
    expect(shellIdOf(document)).toBeNull();
    document.body.innerHTML = `<script type="text/plain" src="/a/shell/${'b'.repeat(32)}/main.js"></script>`;
    expect(shellIdOf(document)).toBe('b'.repeat(32));
  });
});
