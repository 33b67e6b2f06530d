import { fakeManifests, fakeSections } from '../../testing/fakeSections';
import type { SectionManifest } from '../sections';
import { faultOfManifest } from './sectionManifest';
import { claimOutside, createSectionTable, sharedClaim } from './sectionTable';

const words = { 'en-US': 'Rates', 'zh-CN': '利率' };
const rates: SectionManifest = {
  title: words,
  routes: [{ name: 'rates', pattern: '/rates', title: words }],
  links: [{ key: 'rates', to: '/rates', order: 5, label: words, alsoOn: [] }],
  redirects: [],
  dialogs: [],
};

describe('the table of sections', () => {
  it('says whose a path is, and what leads where', () => {
    expect(fakeSections.match('/pool/7')).toMatchObject({ section: 'pool', route: 'position', params: { tokenId: '7' } });
    expect(fakeSections.match('/nowhere')).toBeNull();
    expect(fakeSections.redirect('/swap/0xa')).toEqual({ to: '/swap', query: { outputCurrency: '0xa' } });
    expect(fakeSections.redirect('/find')).toEqual({ to: '/pool/v2', query: {} });
    expect(fakeSections.redirect('/nowhere')).toBeNull();
    expect(fakeSections.redirect('*')?.to).toBe('/send');
    expect(fakeSections.ownerOf('selfClaim')).toBe('claim');
    expect(fakeSections.ownerOf('wallet')).toBeNull();
  });

  it('orders the links of all sections, a new one among them', () => {
    const table = createSectionTable([
      ...fakeManifests,
      { section: 'rates', manifest: { ...rates, links: [{ key: 'rates', to: '/rates', order: 0, label: words, alsoOn: [] }] } },
    ]);
    expect(table.links.map(({ key, section }) => `${section}/${key}`)).toEqual(['rates/rates', 'swap/swap', 'swap/send', 'pool/pool']);
  });
});

describe('a manifest', () => {
  it('is accepted as it should be', () => {
    expect(faultOfManifest(rates)).toBeNull();
    expect(fakeManifests.map(({ manifest }) => faultOfManifest(manifest))).toEqual([null, null, null]);
  });

  it.each([
    [{ ...rates, title: { 'en-US': 'Rates' } }, 'title.zh-CN'],
    [{ ...rates, routes: [] }, 'routes'],
    [{ ...rates, routes: [{ ...rates.routes[0], pattern: 'rates' }] }, 'routes.0.pattern'],
    [{ ...rates, routes: [{ ...rates.routes[0], pattern: '/rates/' }] }, 'routes.0.pattern'],
    [{ ...rates, routes: [rates.routes[0], rates.routes[0]] }, 'routes: rates'],
    [{ ...rates, links: [{ ...rates.links[0], order: '1' }] }, 'links.0.order'],
    [{ ...rates, links: [{ ...rates.links[0], to: '/swap' }] }, '/swap is no screen'],
    [{ ...rates, links: [{ ...rates.links[0], to: '//host' }] }, 'links.0.to'],
    [{ ...rates, links: [{ ...rates.links[0], networks: ['1'] }] }, 'links.0.networks.0'],
    [{ ...rates, redirects: [{ from: '/old', to: '/elsewhere' }] }, '/elsewhere is no screen'],
    [{ ...rates, redirects: [{ from: 'old', to: '/rates' }] }, 'redirects.0.from'],
    [{ ...rates, dialogs: 'vote' }, 'dialogs'],
    [undefined, 'manifest'],
  ])('is refused with the place of its fault (%#)', (manifest, place) => {
    expect(faultOfManifest(manifest)).toContain(place);
  });
});

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
