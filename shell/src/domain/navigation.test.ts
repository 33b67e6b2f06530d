import { isNavActive, isOffered } from './navigation';

// SHELL-12
it.each([
  ['/pool', true],
  ['/pool/v2', true],
  ['/add/ETH', true],
  ['/pools', false],
  ['/claim', false],
])('on %s the link of the pool is active: %s', (path, active) => {
  expect(isNavActive({ to: '/pool', alsoOn: ['/add'] }, path)).toBe(active);
});

it('a link is offered on the networks that its section names, on every one without', () => {
  expect([isOffered({}, 10), isOffered({ networks: [1, 196] }, 196), isOffered({ networks: [1, 196] }, 10)]).toEqual([true, true, false]);
});
