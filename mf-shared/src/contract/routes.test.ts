import { appPathOr, paths } from './paths';
import { matchRoute, ROUTES } from './routes';

describe('matchRoute', () => {
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
    expect(matchRoute(pathname)).toMatchObject({ route, params });
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
    expect(matchRoute(pathname)).toBeNull();
  });

  it('has one name per route', () => {
    expect(new Set(ROUTES.map((route) => route.name)).size).toBe(ROUTES.length);
  });
});

describe('paths', () => {
  it('is the inverse of matchRoute', () => {
    expect(matchRoute(paths.increase('ETH', '0xa', '500', '7'))?.params).toEqual({
      currencyIdA: 'ETH',
      currencyIdB: '0xa',
      feeAmount: '500',
      tokenId: '7',
    });
    expect(matchRoute(paths.add('ETH'))?.params).toEqual({ currencyIdA: 'ETH' });
    expect(matchRoute(paths.proposal(2, '9'))?.route).toBe('proposal');
    expect(matchRoute(paths.position('a/b'))?.params).toEqual({ tokenId: 'a/b' });
  });
});

describe('appPathOr', () => {
  it.each(['/migrate/v2', '/pool?x=1'])('keeps %s', (origin) => {
    expect(appPathOr(origin, '/pool/v2')).toBe(origin);
  });

  // SHELL-3
  it.each(['//host', 'https://host', 'javascript:x', '/nowhere', '/\\host', '', null, undefined])('refuses %s', (origin) => {
    expect(appPathOr(origin, '/pool/v2')).toBe('/pool/v2');
  });
});
