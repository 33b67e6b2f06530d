/** @jest-environment jsdom */
import { createFakeServices } from '@dex/mf-shared/testing';
import { createReloadOffer } from './offerReload';
import { shellIdOf } from './shellId';
import { pageStanding, worstOf, type BuildStanding } from './standingOf';

describe('the offer to reload', () => {
  afterEach(() => document.body.replaceChildren());

  it('waits until no dialog is open, and comes once', () => {
    const { bus } = createFakeServices();
    const shown: string[] = [];
    bus.on('popupShown').subscribe(({ popup }) => shown.push(popup.key));
    let standing: BuildStanding = 'good';
    const looked = createReloadOffer({ page: document, bus, standing: () => standing });
    looked();
    expect(shown).toEqual([]);
    standing = 'withdrawn';
    document.body.innerHTML = '<div role="dialog" aria-modal="true"></div>';
    looked();
    expect(shown).toEqual([]);
    document.body.replaceChildren();
    looked();
    looked();
    expect(shown).toEqual(['newVersion']);
  });

  // DELIVERY-18
  it('says at once, over an open dialog too, that a running build was revoked', () => {
    const { bus } = createFakeServices();
    const shown: string[] = [];
    bus.on('popupShown').subscribe(({ popup }) => shown.push(popup.key));
    const looked = createReloadOffer({ page: document, bus, standing: () => 'revoked' });
    document.body.innerHTML = '<div role="dialog" aria-modal="true"></div>';
    looked();
    looked();
    expect(shown).toEqual(['releaseRevoked']);
  });

  it.each([
    [[], 'good', 'good'],
    [['good', 'withdrawn'], 'good', 'withdrawn'],
    [['withdrawn', 'revoked', 'good'], 'withdrawn', 'revoked'],
    [['good'], 'withdrawn', 'withdrawn'],
  ] as const)('of %j beside %s the worst is %s', (standings, other, worst) => {
    expect(worstOf(standings, other)).toBe(worst);
  });

  // DELIVERY-18
  it.each([
    ['the shell and the file of the map', {}, 'good'],
    ['another shell than new visitors get', { shownShell: 'b' }, 'withdrawn'],
    ['a shell that is not known', { shell: null, shownShell: 'b' }, 'good'],
    ['no map', { shownShell: null, namedSettings: 0 }, 'good'],
    ['an older run-time file', { namedSettings: 4 }, 'withdrawn'],
    ['a newer one than the map in force names', { namedSettings: 2 }, 'good'],
    ['none, where the map names one that came since', { settings: { generation: 0, problem: null } }, 'withdrawn'],
    ['an older one since the served one is not signed', { namedSettings: 4, settings: { generation: 3, problem: 'refused' } }, 'good'],
    ['none since none came', { settings: { generation: 0, problem: 'unreachable' } }, 'good'],
  ] as const)('a page with %s', (_, more, standing) => {
    const facts = { shell: 'a', shownShell: 'a', settings: { generation: 3, problem: null }, namedSettings: 3 } as const;
    expect(pageStanding({ ...facts, ...more })).toBe(standing);
  });

  it("knows the page's shell by the address of its script", () => {
    expect(shellIdOf(document)).toBeNull();
    document.body.innerHTML = `<script type="text/plain" src="/a/shell/${'b'.repeat(32)}/main.js"></script>`;
    expect(shellIdOf(document)).toBe('b'.repeat(32));
  });
});
