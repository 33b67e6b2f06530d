import { fakeManifests, fakeSections } from '../../testing/fakeSections';
import type { SectionManifest } from '../sections';
import { createSectionTable } from './sectionTable';

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
