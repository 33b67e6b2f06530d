import { fakeSections } from '../testing/fakeSections';
import { appPathOr } from './paths';
import { createRouteMatcher, paramsOf } from './routes';

describe('a pattern', () => {
  it.each([
    ['/pool', '/pool', {}],
    ['/pool/:tokenId', '/pool/17', { tokenId: '17' }],
    ['/pool/:tokenId', '/pool/a%2Fb', { tokenId: 'a/b' }],
    ['/add/:a?/:b?', '/add', {}],
    ['/add/:a?/:b?', '/add/ETH', { a: 'ETH' }],
    ['/add/:a?/:b?', '/add/ETH/0xa', { a: 'ETH', b: '0xa' }],
  ])('%s has the path %s', (pattern, path, params) => {
    expect(paramsOf(pattern, path)).toEqual(params);
  });

  // SHELL-1
  it.each([
    ['/pool', '/pool/'],
    ['/pool', '/Pool'],
    ['/pool', '//pool'],
    ['/pool', ''],
    ['/pool/:tokenId', '/pool'],
    ['/pool/:tokenId', '/pool/'],
    ['/pool/:tokenId', '/pool/%E0%A4%A'],
    ['/add/:a?/:b?', '/add/a/b/c'],
    ['/add/:a?', '/add/'],
  ])('%s has not the path %s', (pattern, path) => {
    expect(paramsOf(pattern, path)).toBeNull();
  });
});

it('of the routes of a section the first that matches wins', () => {
  const matchRoute = createRouteMatcher([
    { name: 'list', pattern: '/pool/v2' },
    { name: 'one', pattern: '/pool/:tokenId' },
  ]);
  expect(['/pool/v2', '/pool/7', '/swap'].map((path) => matchRoute(path)?.route)).toEqual(['list', 'one', undefined]);
});

describe('appPathOr', () => {
  it.each(['/migrate/v2', '/pool?x=1'])('keeps %s', (origin) => {
    expect(appPathOr(fakeSections, origin, '/pool/v2')).toBe(origin);
  });

  // SHELL-3
  it.each(['//host', 'https://host', 'javascript:x', '/nowhere', '/\\host', '', null, undefined])('refuses %s', (origin) => {
    expect(appPathOr(fakeSections, origin, '/pool/v2')).toBe('/pool/v2');
  });
});
