import { routesBetween } from './findTrades';
import { pairOf, poolOf, raw, tokens } from './best/market.fixtures';
import { marketOf } from './best/market';
import { searchPrices, withoutFeesBetween } from '../state/searchPrices';
import { mainnet } from '../state/fixtures';
import { quotePairV2 } from './v2/quoteV2';
import { feeKey, restsOnOldFee, type TransferFees } from './transferFees';
import type { TradeWish } from './trade';

const { from, to, one } = tokens;
const direct = pairOf(from, to, 1000, 1000);
const pools = {
  v2: [direct, pairOf(from, one, 100_000, 100_000), pairOf(one, to, 100_000, 100_000)],
  v3: [poolOf(from, to, { fee: 500, tick: 0, positions: [[-100, 100, raw(1000)]] })],
};
const routes = routesBetween(pools, from, to, false);
const known = { routes, market: marketOf(routes, pools, from, to, one) };
const pair = { choice: 'auto', chain: mainnet } as const;
const freedom = { mostLegs: 4, fees: { gasPrice: 0n, data: null } };

function found(fees: TransferFees, amount = raw(10)) {
  const wish: TradeWish = { input: from, output: to, tradeType: 'exactInput', amount };
  const search = searchPrices(withoutFeesBetween(known, fees), wish, pair, freedom, fees);
  return search?.({})?.best ?? null;
}

// SWAP-23
test('a token that keeps a part of each transfer never stands between the ends', () => {
  expect(found({})?.legs.some(({ route }) => route.path.includes(one))).toBe(true);
  const best = found({ [feeKey(1, one.address)]: { bought: 100, sold: 100, measuredAt: 0 } });
  expect(best?.legs.length).toBeGreaterThan(0);
  expect(best?.legs.every(({ route }) => route.path.length === 2)).toBe(true);
});

test.each([
  ['bought', { [feeKey(1, to.address)]: { bought: 300, sold: 500, measuredAt: 0 } }, 0n, 300n],
  ['sold', { [feeKey(1, from.address)]: { bought: 300, sold: 500, measuredAt: 0 } }, 500n, 0n],
  [
    'on both sides',
    {
      [feeKey(1, from.address)]: { bought: 1, sold: 100, measuredAt: 0 },
      [feeKey(1, to.address)]: { bought: 5000, sold: 1, measuredAt: 0 },
    },
    100n,
    5000n,
  ],
] as const)('at an end it goes through version 2 alone, one way, net of what it keeps: %s', (_, fees, sold, bought) => {
  const best = found(fees, raw(1));
  expect(best).toMatchObject({ version: 'v2', router: 'v2', inputAmount: raw(1) });
  expect(best?.legs).toHaveLength(1);
  if (best?.legs[0]?.route.hops.length !== 1) throw new Error('Not the direct way');
  const arrives = raw(1) - (raw(1) * sold) / 10_000n;
  const quoted = quotePairV2(direct, arrives, direct.token0 === from, 'exactInput');
  const gross = quoted.kind === 'amount' ? quoted.amount : 0n;
  expect(best.outputAmount).toBe(gross - (gross * bought) / 10_000n);
});

test('a measured fee of nothing changes nothing', () => {
  expect(found({ [feeKey(1, to.address)]: { bought: 0, sold: 0, measuredAt: 0 } })).toEqual(found({}));
});

test.each([
  ['just measured', 'exactInput', 100, 100, false],
  ['of thirty seconds', 'exactInput', 100, 130, false],
  ['older than thirty seconds', 'exactInput', 100, 131, true],
  ['measured after the terms were made', 'exactInput', 200, 131, false],
  ['while the chain has no time', 'exactInput', 0, null, false],
  ['that an exact output leaves out', 'exactOutput', 100, 131, false],
] as const)(
  'terms rest on an old fee only if it lowers them and may have changed since: one %s',
  (_, tradeType, measuredAt, now, expected) => {
    const fee = { bought: 2000, sold: 0, measuredAt };
    const wish = { input: from, output: to, tradeType };
    expect(restsOnOldFee({ [feeKey(1, to.address)]: fee }, wish, now)).toBe(expected);
    expect(restsOnOldFee({ [feeKey(1, to.address)]: { ...fee, bought: 0 } }, wish, now)).toBe(false);
    expect(restsOnOldFee({ [feeKey(1, to.address)]: null }, wish, now)).toBe(false);
    expect(restsOnOldFee({ [feeKey(1, one.address)]: fee }, wish, now)).toBe(false);
  },
);
