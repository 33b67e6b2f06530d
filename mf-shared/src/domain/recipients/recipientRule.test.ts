import fc from 'fast-check';
import { literalAddress, requireAddress, ZERO_ADDRESS, type Address } from '../address';
import { MAINNET_ENTRY } from '../chains/mainnetChain';
import { chainsInOrder, resolveChains } from '../chains/chainTable';
import { BURN_ADDRESS } from './burnAddress';
import { knownContracts } from './knownContracts';
import { recipientVerdict } from './recipientRule';
import { isReservedAddress } from './reservedAddress';

const chains = chainsInOrder(resolveChains());
const [mainnet] = chains;
if (!mainnet) throw new Error('No networks');
const FRIEND = requireAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
const POOL = requireAddress('0x00000000000000000000000000000000000000aa');

/** Every text in a value that looks like an address. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^0x[0-9a-fA-F]{40}$/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : [];
}

// ORDER-10
test('every address that stands anywhere in the table of a network is refused there, in any case of letters', () => {
  for (const chain of chains) {
    const addresses = addressesIn(chain);
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) {
      expect([chain.key, address, recipientVerdict({ address: requireAddress(address), chain }).kind]).not.toContain('ok');
      const lower = literalAddress(`0x${address.slice(2).toLowerCase()}`);
      expect(recipientVerdict({ address: lower, chain }).kind).not.toBe('ok');
    }
  }
});

test('so is every address of the built-in entry, whichever group of contracts stayed incomplete', () => {
  const plasma = chains.find(({ chainId }) => chainId === 9745);
  if (!plasma) throw new Error('No Plasma');
  expect(plasma.v3).toBeNull();
  const manager = requireAddress('0x16581FCB162EcAAe0c8658227d3028F035b4B7Fc');
  expect(recipientVerdict({ address: manager, chain: plasma })).toEqual({ kind: 'contract', role: 'positionManager' });
  for (const address of addressesIn(MAINNET_ENTRY)) {
    expect(recipientVerdict({ address: requireAddress(address), chain: mainnet }).kind).not.toBe('ok');
  }
});

test('an operator who moves a contract moves the rule with it', () => {
  const router = '0x00000000000000000000000000000000000000bb';
  const moved = resolveChains({ chains: { 1: { v3: { swapRouter: router } } } })[1];
  expect(recipientVerdict({ address: requireAddress(router), chain: moved })).toEqual({ kind: 'contract', role: 'router' });
});

// ORDER-10
test('what later routers share, and those that anybody may tell to pay out what lies there, receive nothing', () => {
  for (const chain of chains) {
    const permits = requireAddress('0x000000000022D473030F116dDEE9F6B43aC78BA3');
    expect(recipientVerdict({ address: permits, chain })).toEqual({ kind: 'contract', role: 'helper' });
  }
  const router = requireAddress('0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af');
  expect(recipientVerdict({ address: router, chain: mainnet })).toEqual({ kind: 'contract', role: 'router' });
});

test('the addresses beside the tables carry their checksums', () => {
  for (const chain of chains) for (const { address } of knownContracts(chain)) expect(requireAddress(address)).toBe(address);
});

// ORDER-10
test.each([
  '0x0000000000000000000000000000000000000001',
  '0x0000000000000000000000000000000000000002',
  '0x000000000000000000000000000000000000000a',
  '0x0000000000000000000000000000000000000064',
  '0x0000000000000000000000000000000000000100',
  '0x4200000000000000000000000000000000000006',
  '0x4200000000000000000000000000000000000010',
  '0xfffffffffffffffffffffffffffffffffffffffe',
  '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
])('%s is nobody on any network, in any case of letters', (address) => {
  const digits = address.slice(2);
  const spellings = [requireAddress(address), literalAddress(`0x${digits}`), literalAddress(`0x${digits.toUpperCase()}`)];
  for (const chain of chains) {
    for (const spelling of spellings) {
      expect(['reserved', 'contract', 'token']).toContain(recipientVerdict({ address: spelling, chain }).kind);
    }
  }
});

test.each<[string, Address, string]>([
  ['nobody', ZERO_ADDRESS, 'zero'],
  ['the burn address', BURN_ADDRESS, 'burn'],
  ['the token that is sent', requireAddress('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'), 'token'],
  ['a pool of the route', POOL, 'pool'],
  ['the wrapped coin', mainnet.wrappedNative.address, 'contract'],
  ['the first router of version 2', requireAddress('0xf164fC0Ec4E93095b804a4795bBe1e041497b92a'), 'contract'],
  ['the router that came later', requireAddress('0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45'), 'contract'],
  ['a person', FRIEND, 'ok'],
])('%s', (_, address, kind) => {
  expect(recipientVerdict({ address, chain: mainnet, pools: [POOL] }).kind).toBe(kind);
});

test('a token of the order is refused whatever it is, and an address that is in nothing is not', () => {
  const address = fc.stringMatching(/^[0-9a-f]{40}$/).map((digits) => requireAddress(`0x${digits}`));
  fc.assert(
    fc.property(address, fc.constantFrom(...chains), (token, chain) => {
      const known = [ZERO_ADDRESS, BURN_ADDRESS, ...knownContracts(chain).map((contract) => contract.address)];
      fc.pre(!known.includes(token) && !isReservedAddress(token));
      expect(recipientVerdict({ address: token, chain, tokens: [FRIEND, token] }).kind).toBe('token');
      expect(recipientVerdict({ address: token, chain, pools: [token] }).kind).toBe('pool');
      expect(recipientVerdict({ address: token, chain }).kind).toBe('ok');
    }),
  );
});
