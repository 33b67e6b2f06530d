import { parseRuntimeConfig, requireAddress, resolveChains } from '@dex/mf-shared/domain';
import { askedChainId, askedOwner, ownerPath, shownOwner } from './shownOwner';

const me = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
const other = requireAddress('0x70997970C51812dc3A010C7d01b50e0d17dc79C8');
const LOADING = { kind: 'loading' } as const;

// V3-24
test.each([
  ['', { kind: 'self' }],
  ['?lng=en-US', { kind: 'self' }],
  ['?owner=', { kind: 'self' }],
  ['?owner=somebody.eth', { kind: 'name', name: 'somebody.eth' }],
  [`?owner=${other}`, { kind: 'address', address: other }],
  [`?owner=${other.toLowerCase()}`, { kind: 'address', address: other }],
  ['?owner=0x70997970C51812dc3A010C7d01b50e0d17dc79c8', { kind: 'invalid', text: '0x70997970C51812dc3A010C7d01b50e0d17dc79c8' }],
  ['?owner=0x12', { kind: 'invalid', text: '0x12' }],
  ['?owner=<script>', { kind: 'invalid', text: '<script>' }],
])('the query %s asks for %j', (search, asked) => {
  expect(askedOwner(search)).toEqual(asked);
});

test.each([
  [{ kind: 'known', value: other } as const, { kind: 'other', owner: other, name: 'x.eth' }],
  [{ kind: 'known', value: me } as const, { kind: 'self' }],
  [{ kind: 'known', value: null } as const, { kind: 'unknownName', text: 'x.eth' }],
  [{ kind: 'failed' } as const, { kind: 'failed', text: 'x.eth' }],
  [LOADING, { kind: 'looking', text: 'x.eth' }],
])('with %j the name is %j', (answer, shown) => {
  expect(shownOwner({ kind: 'name', name: 'x.eth' }, me, answer, false)).toEqual(shown);
});

test('an address is another one, or the own', () => {
  expect(shownOwner({ kind: 'address', address: other }, me, LOADING, false)).toEqual({ kind: 'other', owner: other, name: null });
  expect(shownOwner({ kind: 'address', address: me }, me, LOADING, false)).toEqual({ kind: 'self' });
  expect(shownOwner({ kind: 'address', address: me }, null, LOADING, false)).toEqual({ kind: 'other', owner: me, name: null });
});

test('a path leads back to its owner', () => {
  const path = ownerPath('/pool', 'häuser & co.eth');
  expect(new URLSearchParams(path.split('?')[1]).get('owner')).toBe('häuser & co.eth');
});

// V3-24
test('a link shows the network that it names; without one, and for the own list, it is the one of the page', () => {
  const chains = resolveChains(parseRuntimeConfig({}).config);
  const link = ownerPath('/pool', other, chains[42161].key);
  expect(askedOwner(link.slice('/pool'.length))).toEqual({ kind: 'address', address: other });
  expect(askedChainId(link.slice('/pool'.length), 1, chains)).toBe(42161);
  expect(askedChainId(`?owner=${other}`, 10, chains)).toBe(10);
  expect(askedChainId(`?owner=${other}&chain=nowhere`, 10, chains)).toBe(10);
  expect(askedChainId(`?chain=${chains[42161].key}`, 10, chains)).toBe(10);
});

// V3-24
test('the own positions on another network than the page is on are only looked at', () => {
  expect(shownOwner({ kind: 'address', address: me }, me, LOADING, true)).toEqual({ kind: 'other', owner: me, name: null });
});
