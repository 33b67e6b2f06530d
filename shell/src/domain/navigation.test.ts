import { isNavActive, NAV_ENTRIES } from './navigation';

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
  expect(NAV_ENTRIES.filter((entry) => isNavActive(entry, path)).map(({ key }) => key)).toEqual(active ? [active] : []);
});
