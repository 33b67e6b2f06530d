import { bestPrice, MOST_LEGS } from '../../../mf-swap/src/domain/best/bestPrice';
import { marketOf } from '../../../mf-swap/src/domain/best/market';
import { raw, readMarket, tokens, wideMarket } from '../../../mf-swap/src/domain/best/market.fixtures';
import { peerSearch, type PeerAmounts } from '../../../mf-swap/src/domain/best/peerTrades.fixtures';
import { findRoutes, hopsOf } from '../../../mf-swap/src/domain/findRoutes';
import { routesBetween } from '../../../mf-swap/src/domain/findTrades';
import type { Pools } from '../../../mf-swap/src/domain/poolFacts';
import type { TradeWish } from '../../../mf-swap/src/domain/trade';
import type { BenchPart } from './figure';
import { AMOUNTS } from './priceSearch';

/** The best price of an amount beside what the peers' own programs find, in raw units of the side that was not typed. */
export interface BesidePeers {
  readonly tradeType: TradeWish['tradeType'];
  readonly amount: number;
  readonly own: bigint | null;
  /** The same where the search here has every pool, and looks at ways over three of version 3. */
  readonly ownWithAll: bigint | null;
  readonly peers: PeerAmounts;
}

/** As many hops as the library for version 3 looks at. */
const PEER_HOPS = 3;

/** Searches the pools that the page reads and the ways that it looks at, or all pools and ways over three of version 3 too. */
function ownSearch(reach: 'read' | 'all'): (wish: Pick<TradeWish, 'amount' | 'tradeType'>) => bigint | null {
  const { from, to, one } = tokens;
  const pools = reach === 'read' ? readMarket() : wideMarket();
  const looked = routesBetween(pools, from, to, false);
  const routes = reach === 'read' ? looked : { ...looked, v3: findRoutes(hopsOf({ v3: pools.v3 }), from, to, PEER_HOPS) };
  const market = marketOf(routes, pools, from, to, one);
  return (wish) => {
    const freedom = { mostLegs: MOST_LEGS, fees: { gasPrice: 0n, data: null } };
    const { trade } = bestPrice(routes, market, { input: from, output: to, ...wish }, freedom, {});
    return trade && (wish.tradeType === 'exactInput' ? trade.outputAmount : trade.inputAmount);
  };
}

/** Searches every amount of the bench, as what is paid and as what is bought, gas free; the peers search `peerPools`. */
export async function compareWithPeers(peerPools: Pools): Promise<readonly BesidePeers[]> {
  const [own, ownWithAll, search] = [ownSearch('read'), ownSearch('all'), peerSearch(peerPools, tokens.from, tokens.to)];
  const compared: BesidePeers[] = [];
  for (const tradeType of ['exactInput', 'exactOutput'] as const)
    for (const amount of AMOUNTS) {
      const wish = { amount: raw(amount), tradeType };
      compared.push({ tradeType, amount, own: own(wish), ownWithAll: ownWithAll(wish), peers: await search(wish) });
    }
  return compared;
}

/** Whether one of the libraries gives more, or takes less. */
export function isBeaten({ tradeType, own, peers }: Pick<BesidePeers, 'tradeType' | 'own' | 'peers'>): boolean {
  return [peers.v2, peers.v3].some((other) => other !== null && (own === null || (tradeType === 'exactInput' ? other > own : other < own)));
}

function lead({ tradeType, own, peers }: BesidePeers, version: keyof PeerAmounts): string {
  const other = peers[version];
  if (own === null || other === null) return '–';
  const percent = (Number(tradeType === 'exactInput' ? own - other : other - own) / Number(other)) * 100;
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(4)} %`;
}

/** What the best price gives beside the published libraries of the protocol's own interface (deploy/docs/beside-peers.md). */
export function peerTrades(): BenchPart {
  return {
    title: "The best price beside the peers' libraries (v2-sdk and v3-sdk, their best single ways; same pools, gas free)",
    run: async () => {
      const [inRead, inAll] = [await compareWithPeers(readMarket()), await compareWithPeers(wideMarket())];
      return {
        figures: [
          {
            name: `of ${inRead.length} amounts, a library gives more for`,
            value: inRead.filter(isBeaten).length,
            unit: 'amounts',
            goal: 0,
            budget: 0,
          },
          { name: 'when it also has pools that the page does not read', value: inAll.filter(isBeaten).length, unit: 'amounts', goal: 0 },
          {
            name: 'and when the search here has them too',
            value: inAll.filter((row) => isBeaten({ ...row, own: row.ownWithAll })).length,
            unit: 'amounts',
            goal: 0,
            budget: 0,
          },
        ],
        details: inRead.map((row, index) => {
          const all = inAll[index];
          const typed = `${String(row.amount).padStart(7)} ${row.tradeType === 'exactInput' ? 'in ' : 'out'}`;
          return `    ${typed}: ${lead(row, 'v2')} on v2-sdk, ${lead(row, 'v3')} on v3-sdk, ${all ? lead(all, 'v3') : '–'} on v3-sdk with all pools`;
        }),
      };
    },
  };
}
