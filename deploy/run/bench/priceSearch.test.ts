import { findSplit } from '../../../mf-swap/src/domain/best/findSplit';
import { marketOf } from '../../../mf-swap/src/domain/best/market';
import { raw, tokens, wideMarket } from '../../../mf-swap/src/domain/best/market.fixtures';
import { routesBetween } from '../../../mf-swap/src/domain/findTrades';
import { beaten, comparePrices } from './priceSearch';

// SWAP-17
test('in a market of forty pools no rule of another router gives more than the search, whatever the amount', () => {
  const { pools, compared } = comparePrices(() => 0);
  expect(pools).toBe(40);
  expect(compared).toHaveLength(12);
  expect(beaten(compared)).toEqual([]);
  expect(compared.at(-1)?.ways).toBe(4);
  // The rules themselves find something, and a division finds more than one way does.
  const { byRule } = compared.at(-1) ?? { byRule: null };
  expect(Number(byRule?.inTwentieths)).toBeGreaterThan(Number(byRule?.oneWay));
  expect(Number(byRule?.oneWay)).toBeGreaterThanOrEqual(Number(byRule?.oneWayInV2));
});

test('what the search looks at is bounded: a keystroke costs so many looks at a stretch of a pool, and no more', () => {
  const { from, to, one } = tokens;
  const pools = wideMarket();
  const { routes, areApart } = marketOf(routesBetween(pools, from, to, false), pools, from, to, one);
  let looks = 0;
  const counted = <T extends object>(curve: T): T =>
    new Proxy(curve, {
      get: (target, name) => {
        if (typeof name === 'string' && /^\d+$/.test(name)) looks += 1;
        return Reflect.get(target, name);
      },
    });
  const ways = routes.map(({ curve }) => ({ curve: counted(curve), cost: 0 }));
  const split = findSplit(ways, Number(raw(400)), 'input', {
    most: 4,
    areApart: (left, right) => {
      const [first, second] = [routes[left], routes[right]];
      return first !== undefined && second !== undefined && areApart(first.route, second.route);
    },
  });
  expect(split?.ways.length).toBeGreaterThan(1);
  expect(looks).toBeGreaterThan(0);
  expect(looks).toBeLessThan(30_000);
});
