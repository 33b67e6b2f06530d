import { requireAddress } from '@dex/mf-shared/domain';
import { askedOwner, ownerPath, shownOwner } from './shownOwner';

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
  expect(shownOwner({ kind: 'name', name: 'x.eth' }, me, answer)).toEqual(shown);
});

test('an address is another one, or the own', () => {
  expect(shownOwner({ kind: 'address', address: other }, me, LOADING)).toEqual({ kind: 'other', owner: other, name: null });
  expect(shownOwner({ kind: 'address', address: me }, me, LOADING)).toEqual({ kind: 'self' });
  expect(shownOwner({ kind: 'address', address: me }, null, LOADING)).toEqual({ kind: 'other', owner: me, name: null });
});

test('a path leads back to its owner', () => {
  const path = ownerPath('/pool', 'häuser & co.eth');
  expect(new URLSearchParams(path.split('?')[1]).get('owner')).toBe('häuser & co.eth');
});
