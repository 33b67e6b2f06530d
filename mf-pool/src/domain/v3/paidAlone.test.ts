import { requireAddress } from '@dex/mf-shared/domain';
import { mayOneTokenFail, paidAlone, sideLeftOwed } from './paidAlone';
import { collectFeesOrder } from './positionOrders';

const [manager, token0, token1] = ['1', '2', '3'].map((digit) => requireAddress(`0x${digit.repeat(40)}`));
if (!manager || !token0 || !token1) throw new Error('Three addresses');
const terms = { manager, token0, token1, tokenId: '7', expected0: '1000', expected1: '400', nativeSide: 1, only: null } as const;
const owner = { chainId: 1, account: manager } as const;

// V3-31
test('a side that is taken alone is held to what is expected of it; of the other nothing is expected', () => {
  const least = (side: 0 | 1) =>
    collectFeesOrder(owner, paidAlone(terms, side)).limits.arrives.map(({ asset, minimum }) => [asset, minimum]);
  expect(least(0)).toEqual([
    [token0, '1000'],
    ['native', '0'],
  ]);
  expect(least(1)).toEqual([
    [token0, '0'],
    ['native', '400'],
  ]);
  expect(paidAlone({ ...terms, more: 'x' }, 0)).toMatchObject({ only: 0, more: 'x' });
});

test('one token is suspected where the whole fails or nothing of one arrives, and not where less arrives', () => {
  const short = (measured: string) => ({ kind: 'arrivesLess', asset: token0, measured, limit: '1000' }) as const;
  expect([short('0'), short('1')].map(mayOneTokenFail)).toEqual([true, false]);
  expect(mayOneTokenFail({ kind: 'deadlinePassed' })).toBe(false);
});

// V3-27, V3-31
test('a closed position is owed of the token that answers alone, by what was calculated or else by what it keeps itself', () => {
  const closed = { liquidity: '0', tokensOwed0: '5', tokensOwed1: '7' };
  expect([
    sideLeftOwed({ position: closed, unread: [0], owed: null }),
    sideLeftOwed({ position: closed, unread: [1], owed: null }),
  ]).toEqual([1, 0]);
  expect(sideLeftOwed({ position: closed, unread: [0], owed: { amount0: 5n, amount1: 0n } })).toBeNull();
  expect(sideLeftOwed({ position: { ...closed, tokensOwed0: '0' }, unread: [1], owed: null })).toBeNull();
  expect(sideLeftOwed({ position: { ...closed, liquidity: '1' }, unread: [0], owed: null })).toBeNull();
  expect([[], [0, 1] as const].map((unread) => sideLeftOwed({ position: closed, unread, owed: null }))).toEqual([null, null]);
});
