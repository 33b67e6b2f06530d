import { createSectionTable } from '@dex/mf-shared/release';
import { paths } from '@dex/mf-shared/contract';
import { isNavActive } from '../../shell/src/domain/navigation';
import { redirectOf } from '../../shell/src/domain/redirectOf';
import { readApp, sectionFolders, sectionName } from './apps';
import { sharedClaim } from '../release/claims';
import { faultOfManifest } from '../release/artifact/manifestFault';
import { readSectionManifest } from './sectionManifest';

async function read(folder: string) {
  return { section: sectionName(folder), manifest: await readSectionManifest(readApp(folder)) };
}

let sections: Awaited<ReturnType<typeof read>>[] = [];
let table = createSectionTable([]);
beforeAll(async () => {
  sections = await Promise.all(sectionFolders().map(read));
  table = createSectionTable(sections);
});

describe('the manifests of the sections', () => {
  it('are sound, and claim nothing twice', () => {
    expect(sections.map(({ manifest }) => faultOfManifest(manifest))).toEqual(sections.map(() => null));
    for (const one of sections)
      for (const other of sections) if (one !== other) expect(sharedClaim(one.manifest, other.manifest)).toBeNull();
  });

  it('call every page something else, in both languages', () => {
    const titles = sections.flatMap(({ manifest }) => manifest.routes.map(({ title }) => title));
    for (const locale of ['en-US', 'zh-CN'] as const) expect(new Set(titles.map((title) => title[locale])).size).toBe(titles.length);
    for (const title of titles)
      expect([title['en-US'], title['zh-CN']]).toEqual([expect.stringMatching(/^[A-Z]/), expect.stringMatching(/\p{Script=Han}/u)]);
  });

  it('name in a title only what the path has', () => {
    for (const { manifest } of sections)
      for (const { pattern, title } of manifest.routes)
        for (const [, gap] of `${title['en-US']}${title['zh-CN']}`.matchAll(/\{(\w+)\}/g)) expect(pattern).toContain(`:${gap}`);
  });
});

describe('the paths', () => {
  // SHELL-1
  it.each([
    ['/swap', 'swap', {}],
    ['/send', 'send', {}],
    ['/pool', 'pool', {}],
    ['/pool/v2', 'poolV2', {}],
    ['/pool/v2/find', 'poolV2Find', {}],
    ['/pool/17', 'position', { tokenId: '17' }],
    ['/add', 'add', {}],
    ['/add/ETH', 'add', { currencyIdA: 'ETH' }],
    ['/add/ETH/0xa/500', 'add', { currencyIdA: 'ETH', currencyIdB: '0xa', feeAmount: '500' }],
    ['/add/v2', 'addV2', {}],
    ['/add/v2/ETH/0xa', 'addV2', { currencyIdA: 'ETH', currencyIdB: '0xa' }],
    ['/create/v2/ETH', 'createV2', { currencyIdA: 'ETH' }],
    ['/increase/ETH/0xa/500/7', 'increase', { currencyIdA: 'ETH', currencyIdB: '0xa', feeAmount: '500', tokenId: '7' }],
    ['/remove/v2/ETH/0xa', 'removeV2', { currencyIdA: 'ETH', currencyIdB: '0xa' }],
    ['/remove/7', 'remove', { tokenId: '7' }],
    ['/migrate/v2', 'migrateV2', {}],
    ['/migrate/v2/0xa', 'migrateV2Pair', { address: '0xa' }],
    ['/uni', 'mining', {}],
    ['/uni/ETH/0xa', 'miningPool', { currencyIdA: 'ETH', currencyIdB: '0xa' }],
    ['/allowances', 'allowances', {}],
    ['/claim', 'claim', {}],
    ['/vote', 'vote', {}],
    ['/vote/2/9', 'proposal', { governorIndex: '2', id: '9' }],
    ['/create-proposal', 'createProposal', {}],
  ])('%s is %s', (pathname, route, params) => {
    expect(table.match(pathname)).toMatchObject({ route, params });
  });

  it.each([
    '/',
    '/pool/',
    '/vote/0',
    '/Swap',
    '/swap/',
    '/nowhere',
    '/remove',
    '/remove/v2/ETH',
    '/add/a/b/500/extra',
    '/uni/a',
    '/pool/%E0%A4%A',
    '//swap',
    '',
  ])('%s is no route', (pathname) => {
    expect(table.match(pathname)).toBeNull();
  });

  it('that sections link to one another by are read back', () => {
    expect(table.match(paths.increase('ETH', '0xa', '500', '7'))?.params).toEqual({
      currencyIdA: 'ETH',
      currencyIdB: '0xa',
      feeAmount: '500',
      tokenId: '7',
    });
    expect(table.match(paths.add('ETH'))?.params).toEqual({ currencyIdA: 'ETH' });
    expect(table.match(paths.proposal(2, '9'))?.route).toBe('proposal');
    expect(table.match(paths.position('a/b'))?.params).toEqual({ tokenId: 'a/b' });
  });

  const locationOf = (text: string) => {
    const { pathname, search, hash } = new URL(text, 'https://app.test');
    return { pathname, search, hash };
  };

  // SHELL-2
  it.each([
    ['/', '/swap'],
    ['/?use=v2', '/swap?use=v2'],
    ['/swap/0xabc', '/swap?outputCurrency=0xabc'],
    ['/swap/0xabc?use=v2', '/swap?use=v2&outputCurrency=0xabc'],
    ['/find', '/pool/v2/find'],
    ['/find?origin=/migrate/v2', '/pool/v2/find?origin=/migrate/v2'],
    ['/#/swap?outputCurrency=0xabc', '/swap?outputCurrency=0xabc'],
    ['/?lng=en-US#/swap?use=v2', '/swap?lng=en-US&use=v2'],
    ['/#/claim', '/claim'],
    ['/#/claim?address=0xabc', '/claim?address=0xabc'],
    ['/#/swap/0xabc', '/swap?outputCurrency=0xabc'],
    ['/#/', '/swap'],
    ['/#/find', '/pool/v2/find'],
    ['/nowhere', '/send'],
    ['/nowhere?x=1', '/send?x=1'],
    ['/#/nowhere', '/send'],
    ['/swap/', '/send'],
    ['/pool/', '/send'],
    ['/Swap', '/send'],
    ['/vote/0', '/send'],
    ['/swap/a/b', '/send'],
  ])('%s is replaced by %s', (from, to) => {
    expect(redirectOf(table, locationOf(from))).toBe(to);
  });

  it.each(['/swap', '/swap?outputCurrency=ETH', '/send', '/claim?address=0xabc', '/pool/v2', '/pool#top', '/vote/2/9'])(
    '%s stays',
    (path) => {
      expect(redirectOf(table, locationOf(path))).toBeNull();
    },
  );

  // SHELL-12
  it.each([
    ['/swap', 'swap'],
    ['/send', 'send'],
    ['/pool', 'pool'],
    ['/pool/v2', 'pool'],
    ['/add/ETH', 'pool'],
    ['/remove/7', 'pool'],
    ['/increase/ETH/0xa/500/7', 'pool'],
    ['/find', 'pool'],
    ['/create/v2', 'pool'],
    ['/vote/2/9', 'vote'],
    ['/create-proposal', 'vote'],
    ['/claim', undefined],
    ['/pools', undefined],
  ])('on %s the active link is %s', (path, active) => {
    expect(table.links.filter((link) => isNavActive(link, path ?? '')).map(({ key }) => key)).toEqual(active ? [active] : []);
  });
});
