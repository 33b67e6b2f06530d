import { rawAmount, type Token } from '@dex/mf-shared/domain';
import { alternativesTo, type Alternative } from './best/alternatives';
import { bestPrice, MOST_LEGS } from './best/bestPrice';
import { marketOf } from './best/market';
import { pairOf, poolOf, randomFrom, randomMarket, raw, tokens, type RandomMarket } from './best/market.fixtures';
import { routesBetween } from './findTrades';
import { priceSums, shownSums, type PriceSums } from './priceSums';
import { tradeLimits } from './swapOrder';
import { requireBps } from '@dex/mf-shared/domain';
import { impactWithoutKept, priceImpact, type Trade, type TradeWish } from './trade';
import { netTrades } from './transferFees';

const { from, to, one } = tokens;
const HALF_PERCENT = requireBps(50);
const wishOf = (amount: bigint, tradeType: TradeWish['tradeType'] = 'exactInput', output: Token = to): TradeWish => ({
  input: from,
  output,
  amount,
  tradeType,
});

function priced(pools: RandomMarket['pools'], wish: TradeWish, gasPrice: bigint | null, mostLegs = MOST_LEGS) {
  const routes = routesBetween(pools, from, to, false);
  const market = marketOf(routes, pools, from, to, one);
  const fees = gasPrice === null ? null : { gasPrice, data: null };
  const { trade } = bestPrice(routes, market, wish, { mostLegs, fees }, {});
  return { trade, alternatives: trade ? alternativesTo(trade, routes, market, wish, fees, {}) : [] };
}

function sumsOf(trade: Trade, networkCost: bigint | null): PriceSums {
  const sums = priceSums(trade, tradeLimits(trade, HALF_PERCENT), networkCost);
  if (!sums) throw new Error('No sums');
  return sums;
}

function addUp(sums: PriceSums, { tradeType }: Trade): void {
  const signed = tradeType === 'exactInput' ? 1n : -1n;
  const quoted = BigInt(sums.quoted);
  expect(sums.atMid - signed * (sums.impact + sums.fees + sums.kept)).toBe(quoted);
  expect(quoted - signed * (sums.networkCost ?? 0n)).toBe(sums.withCost ?? quoted);
  expect(quoted - signed * sums.tolerance).toBe(BigInt(sums.limit));
}

// SWAP-22
test('1,010 at the pools’ price, impact 2, fees 3: 1,005 are quoted, and with 0.5 % at least 1,000', () => {
  const pair = { ...pairOf(from, to, 1, 1), reserve0: 10n ** 15n, reserve1: 10n ** 15n };
  const [route] = routesBetween({ v2: [pair], v3: [] }, from, to, true).v2;
  if (!route) throw new Error('No route');
  const amounts = { inputAmount: 1010n, outputAmount: 1005n };
  const trade: Trade = { ...wishOf(1010n), ...amounts, version: 'v2', router: 'v2', legs: [{ route, ...amounts }], confirmed: true };
  expect(sumsOf(trade, 0n)).toEqual({
    atMid: 1010n,
    impact: 2n,
    fees: 3n,
    kept: 0n,
    quoted: rawAmount(1005n),
    networkCost: 0n,
    withCost: 1005n,
    tolerance: 5n,
    limit: rawAmount(1000n),
  });
  expect(sumsOf(trade, null)).toMatchObject({ networkCost: null, withCost: null });
});

// SWAP-23
test('what tokens keep is told apart from the price impact, which is that of the same trade without it', () => {
  const { v2: routes } = routesBetween({ v2: [pairOf(from, to, 1000, 1000)], v3: [] }, from, to, true);
  const wish = wishOf(raw(1));
  const [gross, net] = [netTrades(routes, wish, 0, 0).best, netTrades(routes, wish, 500, 2000).best];
  if (!gross || !net) throw new Error('No trade');
  const [whole, sums] = [sumsOf(gross, 0n), sumsOf(net, 0n)];
  expect(whole.kept).toBe(0n);
  expect(sums.kept).toBe(gross.outputAmount - net.outputAmount);
  expect(sums.kept * 100n).toBeGreaterThan(23n * gross.outputAmount);
  expect([sums.impact, sums.fees, sums.atMid]).toEqual([whole.impact, whole.fees, whole.atMid]);
  addUp(sums, net);
  addUp(shownSums(sums, net), net);
  expect(impactWithoutKept(net)).toEqual(priceImpact(gross));
});

test('the sums of random trades add up to the unit, exact and as they are shown, and no limit is shown better than it is', () => {
  const random = randomFrom(14);
  let tried = 0;
  while (tried < 200) {
    const { pools, amount } = randomMarket(random);
    const wish = wishOf(amount, random() < 0.5 ? 'exactInput' : 'exactOutput');
    const { trade } = priced(pools, wish, 0n);
    if (!trade) continue;
    const sums = sumsOf(trade, BigInt(Math.floor(random() * 1e15)));
    const shown = shownSums(sums, trade);
    addUp(sums, trade);
    addUp(shown, trade);
    const isInput = trade.tradeType === 'exactInput';
    for (const side of ['quoted', 'limit'] as const)
      expect(isInput ? BigInt(shown[side]) <= BigInt(sums[side]) : BigInt(shown[side]) >= BigInt(sums[side])).toBe(true);
    tried += 1;
  }
});

const verdicts = (alternatives: readonly Alternative[]) => Object.fromEntries(alternatives.map(({ kind, verdict }) => [kind, verdict]));

// SWAP-22
describe('what a trade was chosen from', () => {
  const pairs = [pairOf(from, to, 1000, 1000), pairOf(from, to, 1000, 1000), pairOf(one, to, 1_000_000, 1_000_000)];

  test('a split beside its best single way; without a pool of version 3 there is none through it', () => {
    const { trade, alternatives } = priced({ v2: pairs, v3: [] }, wishOf(raw(100)), 0n);
    expect(verdicts(alternatives)).toEqual({ v2: 'worse', v3: 'noWay', mixed: 'noWay', split: 'chosen' });
    expect(alternatives.at(-1)).toMatchObject({ ways: 2, amount: trade?.outputAmount, net: trade?.outputAmount });
  });

  test('a split that gas eats is named with that reason, and its net figure is below that of the trade', () => {
    const { alternatives } = priced({ v2: pairs, v3: [] }, wishOf(raw(10)), 10n ** 13n);
    expect(verdicts(alternatives)).toEqual({ v2: 'chosen', v3: 'noWay', mixed: 'noWay', split: 'costly' });
    const [chosen, , , split] = alternatives;
    if (chosen?.verdict === 'noWay' || split?.verdict === 'noWay' || !chosen || !split) throw new Error('Missing');
    expect(split.amount).toBeGreaterThan(chosen.amount);
    expect(split.net ?? 0n).toBeLessThan(chosen.net ?? 0n);
  });

  test('with an unknown network cost nothing is net, and a split is unpriced', () => {
    const { alternatives } = priced({ v2: pairs, v3: [] }, wishOf(raw(10)), null);
    expect(verdicts(alternatives)).toEqual({ v2: 'chosen', v3: 'noWay', mixed: 'noWay', split: 'unpriced' });
    expect(alternatives[0]).toMatchObject({ net: null });
  });

  test('who wants no split is told that one would be better', () => {
    const { alternatives } = priced({ v2: pairs, v3: [] }, wishOf(raw(100)), 0n, 1);
    expect(verdicts(alternatives)).toMatchObject({ v2: 'chosen', split: 'better' });
  });

  test('a way that changes version', () => {
    const v2 = [pairOf(from, one, 100_000, 100_000), pairOf(from, to, 100_000, 99_000)];
    const v3 = [poolOf(one, to, { fee: 100, tick: -150, positions: [[-100, 100, raw(1_000_000)]] })];
    const { alternatives } = priced({ v2, v3 }, wishOf(raw(1)), 0n, 1);
    expect(verdicts(alternatives)).toMatchObject({ v2: 'worse', v3: 'noWay', mixed: 'chosen' });
  });
});
