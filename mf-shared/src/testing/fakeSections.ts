import { createSectionTable, type ListedSection } from '../contract/release/sectionTable';

const words = (text: string) => ({ 'en-US': text, 'zh-CN': text });
const route = (name: string, pattern: `/${string}`, title = name) => ({ name, pattern, title: words(title) });

/** A few sections as a release map could list them: what a test of the shell or of a link between sections needs. */
export const fakeManifests: readonly ListedSection[] = [
  {
    section: 'swap',
    manifest: {
      title: words('Swap'),
      routes: [route('swap', '/swap'), route('send', '/send')],
      links: [
        { key: 'swap', to: '/swap', order: 1, label: words('Swap'), alsoOn: [] },
        { key: 'send', to: '/send', order: 2, label: words('Send'), alsoOn: [] },
      ],
      redirects: [
        { from: '/swap/:outputCurrency', to: '/swap' },
        { from: '*', to: '/send' },
      ],
      dialogs: [],
    },
  },
  {
    section: 'pool',
    manifest: {
      title: words('Pool'),
      routes: [
        route('poolV2', '/pool/v2'),
        route('pool', '/pool'),
        route('position', '/pool/:tokenId', 'position {tokenId}'),
        route('migrateV2', '/migrate/v2'),
      ],
      links: [{ key: 'pool', to: '/pool', order: 3, label: words('Pool'), alsoOn: ['/migrate'] }],
      redirects: [{ from: '/find', to: '/pool/v2' }],
      dialogs: [],
    },
  },
  {
    section: 'claim',
    manifest: {
      title: words('Claim'),
      routes: [route('claim', '/claim')],
      links: [],
      redirects: [],
      dialogs: ['selfClaim', 'addressClaim', 'claimPopup'],
    },
  },
];

export const fakeSections = createSectionTable(fakeManifests);
