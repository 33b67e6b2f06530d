import { readMarket, wideMarket } from '../../../mf-swap/src/domain/best/market.fixtures';
import { compareWithPeers, isBeaten } from './peerTrades';

// SWAP-17
test("on every amount of the bench, paid or bought, the peers' own libraries find nothing better in the pools that the page reads", async () => {
  const compared = await compareWithPeers(readMarket());
  expect(compared).toHaveLength(24);
  expect(compared.filter(isBeaten).map(({ tradeType, amount }) => [tradeType, amount])).toEqual([]);
  // The libraries find something for every amount, but version 3 alone where the pools of every way run out.
  expect(compared.filter(({ peers }) => peers.v2 === null)).toEqual([]);
  expect(compared.filter(({ peers }) => peers.v3 === null).map(({ tradeType, amount }) => [tradeType, amount])).toEqual([
    ['exactOutput', 800],
    ['exactOutput', 1500],
  ]);
}, 300_000);

test('all that a library finds better elsewhere goes over three pools of version 3, of which the page does not read the middle one', async () => {
  const compared = await compareWithPeers(wideMarket());
  expect(compared.filter(isBeaten)).not.toHaveLength(0);
  expect(compared.filter((row) => isBeaten({ ...row, own: row.ownWithAll }))).toEqual([]);
}, 300_000);

test('a figure is beaten by whichever library gives more or takes less, and none at all by any', () => {
  const row = { peers: { v2: 10n, v3: null } };
  expect([9n, 10n, null].map((own) => isBeaten({ ...row, tradeType: 'exactInput', own }))).toEqual([true, false, true]);
  expect([11n, 10n].map((own) => isBeaten({ ...row, tradeType: 'exactOutput', own }))).toEqual([true, false]);
  expect(isBeaten({ ...row, tradeType: 'exactInput', own: 10n, peers: { v2: 1n, v3: 11n } })).toBe(true);
});
