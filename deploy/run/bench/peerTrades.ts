import { bestPrice, MOST_LEGS } from '../../../mf-swap/src/domain/best/bestPrice';
import { marketOf } from '../../../mf-swap/src/domain/best/market';
import { raw, readMarket, tokens, wideMarket } from '../../../mf-swap/src/domain/best/market.fixtures';
import { peerSearch, type PeerAmounts } from '../../../mf-swap/src/domain/best/peerTrades.fixtures';
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
  readonly peers: PeerAmounts;
}

/** Searches every amount of the bench, as what is paid and as what is bought, gas free; the peers search `peerPools`. */
export async function compareWithPeers(peerPools: Pools): Promise<readonly BesidePeers[]> {
  const { from, to, one } = tokens;
  const pools = readMarket();
  const routes = routesBetween(pools, from, to, false);
  const market = marketOf(routes, pools, from, to, one);
  const search = peerSearch(peerPools, from, to);
  const compared: BesidePeers[] = [];
  for (const tradeType of ['exactInput', 'exactOutput'] as const)
    for (const amount of AMOUNTS) {
      const wish: TradeWish = { input: from, output: to, amount: raw(amount), tradeType };
      const { trade } = bestPrice(routes, market, wish, { mostLegs: MOST_LEGS, fees: { gasPrice: 0n, data: null } }, {});
      const own = trade && (tradeType === 'exactInput' ? trade.outputAmount : trade.inputAmount);
      compared.push({ tradeType, amount, own, peers: await search(wish) });
    }
  return compared;
}

/** Whether one of the libraries gives more, or takes less. */
export function isBeaten({ tradeType, own, peers }: BesidePeers): boolean {
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
