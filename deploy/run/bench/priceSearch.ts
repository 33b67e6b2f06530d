import { bestPrice, MOST_LEGS } from '../../../mf-swap/src/domain/best/bestPrice';
import { marketOf } from '../../../mf-swap/src/domain/best/market';
import { raw, tokens, wideMarket } from '../../../mf-swap/src/domain/best/market.fixtures';
import { routesBetween } from '../../../mf-swap/src/domain/findTrades';
import { outputByRule, type PeerRule } from './peerRules';
import { targets, type BenchPart } from './figure';
import { median } from './quoteTimes';

/** Whole units of the input: from what moves no pool to what moves all of them. */
export const AMOUNTS = [0.01, 0.1, 1, 3, 10, 30, 60, 100, 200, 400, 800, 1500];
const WARM_UPS = 3;
/** Each amount is searched so often, and the middle time counts: what else the machine does lengthens single ones. */
const RUNS = 9;
const RULES: readonly (readonly [PeerRule, string])[] = [
  ['oneWayInV2', 'one way in V2'],
  ['oneWay', 'one way in V2 or V3'],
  ['inTwentieths', 'shares of 5 %'],
];

/** What the search gives for an amount beside what the rules of other routers give in the same market, gas free; and how long it took. */
export interface Compared {
  readonly amount: number;
  readonly milliseconds: number;
  readonly output: bigint;
  readonly ways: number;
  readonly byRule: Readonly<Record<PeerRule, bigint | null>>;
}

/** A market of forty pools, searched for every amount. */
export function comparePrices(now: () => number = () => performance.now()): {
  readonly pools: number;
  readonly compared: readonly Compared[];
} {
  const { from, to, one } = tokens;
  const pools = wideMarket();
  const routes = routesBetween(pools, from, to, false);
  const market = marketOf(routes, pools, from, to, one);
  const search = (amount: number) =>
    bestPrice(
      routes,
      market,
      { input: from, output: to, amount: raw(amount), tradeType: 'exactInput' },
      { mostLegs: MOST_LEGS, fees: { gasPrice: 0n, data: null } },
      {},
    ).trade;
  for (let round = 0; round < WARM_UPS; round += 1) AMOUNTS.forEach(search);
  const all = market.routes.map(({ route }) => route);
  const compared = AMOUNTS.map((amount): Compared => {
    const runs = Array.from({ length: RUNS }, () => {
      const begun = now();
      const trade = search(amount);
      return { trade, milliseconds: now() - begun };
    });
    const trade = runs[0]?.trade;
    const milliseconds = median(runs.map((run) => run.milliseconds));
    const by = (rule: PeerRule) => outputByRule(rule, all, raw(amount));
    return {
      amount,
      milliseconds,
      output: trade?.outputAmount ?? 0n,
      ways: trade?.legs.length ?? 0,
      byRule: { oneWayInV2: by('oneWayInV2'), oneWay: by('oneWay'), inTwentieths: by('inTwentieths') },
    };
  });
  return { pools: pools.v2.length + pools.v3.length, compared };
}

/** The amounts for which a rule of another router gives more than the search. */
export function beaten(compared: readonly Compared[]): readonly Compared[] {
  return compared.filter(({ output, byRule }) => Object.values(byRule).some((other) => other !== null && other > output));
}

const gain = (output: bigint, other: bigint | null) =>
  other === null || other === 0n ? '–' : `+${((Number(output - other) / Number(other)) * 100).toFixed(4)} %`;

/** How long the search for the best price takes, and what it gives beside the rules of other routers. */
export function priceSearch(): BenchPart {
  return {
    title: 'The best price in a market of 40 pools (this machine, one thread, gas free)',
    run: () => {
      const { pools, compared } = comparePrices();
      const times = compared.map(({ milliseconds }) => milliseconds);
      return Promise.resolve({
        figures: [
          { name: `search over ${pools} pools, median of ${times.length}`, value: median(times), unit: 'ms', ...targets.search },
          { name: 'the slowest of them', value: Math.max(...times), unit: 'ms' },
          { name: 'amounts for which another rule gives more', value: beaten(compared).length, unit: 'amounts', goal: 0, budget: 0 },
        ],
        details: compared.map(({ amount, output, ways, byRule }) => {
          const others = RULES.map(([rule, name]) => `${gain(output, byRule[rule])} on ${name}`);
          return `    ${String(amount).padStart(7)} in, ${(Number(output) / 1e18).toFixed(6).padStart(14)} out over ${ways}: ${others.join(', ')}`;
        }),
      });
    },
  };
}
