import { fakeManifests, fakeSections } from '@dex/mf-shared/testing';
import { createSectionTable } from '@dex/mf-shared/release';
import { redirectOf } from './redirectOf';

const at = (pathname: string) => ({ pathname, search: '?x=1', hash: '' });

// SHELL-2
it.each([
  ['/', '/swap?x=1'],
  ['/swap/0xa', '/swap?x=1&outputCurrency=0xa'],
  ['/find', '/pool/v2?x=1'],
  ['/nowhere', '/send?x=1'],
  ['/pool/7', null],
])('%s is replaced as the sections say: %s', (from, to) => {
  expect(redirectOf(fakeSections, at(from))).toBe(to);
});

it('stays where no section answers for paths that nobody knows', () => {
  const table = createSectionTable(fakeManifests.filter(({ section }) => section !== 'swap'));
  expect(redirectOf(table, at('/nowhere'))).toBeNull();
  expect(redirectOf(createSectionTable([]), at('/'))).toBeNull();
});
