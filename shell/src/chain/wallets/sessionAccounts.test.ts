import { accountsOn, chainOf } from './sessionAccounts';

const [A, B] = ['0x00000000000000000000000000000000000000a1', '0x00000000000000000000000000000000000000b2'];
const sessionOf = (...accounts: string[]) => ({ namespaces: { eip155: { accounts } } });
const session = sessionOf(`eip155:1:${A}`, `eip155:10:${B}`, `eip155:10:${B}`);

// WALLET-15
it.each([
  [1, [A]],
  [10, [B]],
  [137, []],
])('on network %s a session shows the accounts of that network alone', (chainId, accounts) => {
  expect(accountsOn(session, chainId, null)).toEqual(accounts);
});

it.each([
  [10, 10],
  [137, 1],
])('asked for network %s, a session is on %s', (asked, chainId) => {
  expect(chainOf(session, asked)).toBe(chainId);
});

it('without a session, or with accounts that are none, nothing is there', () => {
  expect([undefined, sessionOf('eip155:1'), { namespaces: {} }].map((none) => accountsOn(none, 1, A))).toEqual([[], [], []]);
  expect(chainOf(undefined, 10)).toBe(10);
});
