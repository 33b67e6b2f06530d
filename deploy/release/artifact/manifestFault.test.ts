import type { SectionManifest } from '@dex/mf-shared/contract';
import { fakeManifests } from '@dex/mf-shared/testing';
import { faultOfManifest } from './manifestFault';

const words = { 'en-US': 'Rates', 'zh-CN': '利率' };
const rates: SectionManifest = {
  title: words,
  routes: [{ name: 'rates', pattern: '/rates', title: words }],
  links: [{ key: 'rates', to: '/rates', order: 5, label: words, alsoOn: [] }],
  redirects: [],
  dialogs: [],
};

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
    [{ ...rates, dialogs: ['rates', 'wallet'] }, 'dialogs: wallet is the shell'],
    [undefined, 'manifest'],
  ])('is refused with the place of its fault (%#)', (manifest, place) => {
    expect(faultOfManifest(manifest)).toContain(place);
  });
});
