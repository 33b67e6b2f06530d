import type { SectionManifest } from '@dex/mf-shared/contract';
import { fakeManifests } from '@dex/mf-shared/testing';
import { claimOutside, sharedClaim } from './claims';

const words = { 'en-US': 'Rates', 'zh-CN': '利率' };
const rates: SectionManifest = {
  title: words,
  routes: [{ name: 'rates', pattern: '/rates', title: words }],
  links: [{ key: 'rates', to: '/rates', order: 5, label: words, alsoOn: [] }],
  redirects: [],
  dialogs: [],
};

describe('claims', () => {
  const claiming = (pattern: `/${string}`): SectionManifest => ({ ...rates, routes: [{ name: 'x', pattern, title: words }], links: [] });
  const [swap, pool, claim] = fakeManifests.map(({ manifest }) => manifest);

  it.each([
    ['/swap', swap, '/swap'],
    ['/swap/:x', swap, '/swap/:x'],
    ['/:anything', swap, '/:anything'],
    ['/pool/:a?', pool, '/pool/:a?'],
    ['/pool/x', pool, '/pool/x'],
    ['/find', pool, '/find'],
    ['/swaps', swap, null],
    ['/pool/a/b', pool, null],
  ] as const)('%s is taken', (pattern, other, taken) => {
    expect(other && sharedClaim(claiming(pattern), other)).toBe(taken);
  });

  it('of links, dialogs and the path that nobody knows are single too', () => {
    const [link] = rates.links;
    expect(swap && link && sharedClaim({ ...rates, links: [{ ...link, key: 'send' }] }, swap)).toBe('the link send');
    expect(claim && sharedClaim({ ...rates, dialogs: ['claimPopup'] }, claim)).toBe('the dialog claimPopup');
    expect(swap && sharedClaim({ ...rates, redirects: [{ from: '*', to: '/rates' }] }, swap)).toBe('*');
  });

  it('stay within what the keys allow', () => {
    expect(claimOutside(rates, ['/rates'])).toBeNull();
    expect(claimOutside(claiming('/rates/:id'), ['/rates'])).toBeNull();
    expect(claimOutside(claiming('/ratesandmore'), ['/rates'])).toBe('/ratesandmore');
    expect(claimOutside(claiming('/vote'), ['/rates'])).toBe('/vote');
  });
});
