import { map, of, type Observable } from 'rxjs';
import type { ChainReads, ReadCall, ReadResult } from '@dex/mf-shared/contract';
import { isUnreachable, lastDataOf, readWord, reservesCall, reservesIn, liquidityCall, slot0Call, slot0In } from '@dex/mf-shared/chain';
import { FEE_TIERS, sameAddress, sortAddresses, v2PairAddress, v3PoolAddress, type Address, type Chain } from '@dex/mf-shared/domain';
import { pairMarket, priceReferences, type Leg, type Market, type OwnMarket } from '../../domain/v3/market';
import type { MarketAnswer } from '../../domain/v3/ports';
import { isLoading } from './readAnswers';

/** A start price is typed in minutes, not in seconds. */
const BLOCKS_PER_FETCH = 3;

interface Source {
  readonly calls: readonly ReadCall[];
  readonly marketIn: (results: readonly ReadResult[]) => Market | null;
}

/** Every place of a network where two tokens may trade. */
function sourcesOf(chain: Chain, one: Address, other: Address): readonly Source[] {
  const { v2, v3 } = chain;
  const tiers = v3
    ? FEE_TIERS.map((fee): Source => {
        const pool = v3PoolAddress(v3, one, other, fee);
        return {
          calls: [slot0Call(pool), liquidityCall(pool)],
          marketIn: ([slot0, liquidity]) => {
            const [slot0Data, liquidityData] = [lastDataOf(slot0), lastDataOf(liquidity)];
            const price = slot0Data && slot0In(slot0Data);
            const active = liquidityData && readWord(liquidityData, 0);
            return price && active ? { source: { kind: 'tier', fee }, sqrtPriceX96: price.sqrtPriceX96, liquidity: active } : null;
          },
        };
      })
    : [];
  if (!v2) return tiers;
  const pair: Source = {
    calls: [reservesCall(v2PairAddress(v2, one, other))],
    marketIn: ([result]) => {
      const reserves = reservesIn(lastDataOf(result));
      return reserves && pairMarket(BigInt(reserves.reserve0), BigInt(reserves.reserve1));
    },
  };
  return [...tiers, pair];
}

/**
 * What a pair trades at beside one of its own markets: in its other tiers, its pair of version 2, and the ways over the wrapped coin and the network's stablecoin,
 * read together. A market that no node answered for is missing, and the answer says so.
 */
export function market$(
  reads: ChainReads,
  chain: Chain,
  [tokenA, tokenB]: readonly [Address, Address],
  own: OwnMarket,
): Observable<MarketAnswer> {
  const [token0, token1] = sortAddresses(tokenA, tokenB);
  const hops = [chain.wrappedNative.address, ...(chain.stablecoin ? [chain.stablecoin.token.address] : [])];
  const overs = hops.filter((hop) => !sameAddress(hop, token0) && !sameAddress(hop, token1));
  const [firstHop, secondHop] = overs;
  const pairs: readonly (readonly [Address, Address])[] = [
    [token0, token1],
    ...overs.flatMap((over) => [[token0, over] as const, [over, token1] as const]),
    ...(firstHop && secondHop ? [[firstHop, secondHop] as const] : []),
  ];
  const legs = pairs.map((pair) => ({ pair: sortAddresses(...pair), sources: sourcesOf(chain, ...pair) }));
  const calls = legs.flatMap(({ sources }) => sources.flatMap((source) => source.calls));
  if (calls.length === 0) return of({ kind: 'known', references: [], isComplete: true });
  return reads.watch(chain.chainId, calls, { urgent: true, blocksPerFetch: BLOCKS_PER_FETCH }).pipe(
    map((results): MarketAnswer => {
      if (results.some(isLoading)) return { kind: 'loading' };
      let at = 0;
      const read = legs.map(({ pair, sources }): Leg => {
        const markets = sources.flatMap((source) => {
          const own = results.slice(at, at + source.calls.length);
          at += source.calls.length;
          return source.marketIn(own) ?? [];
        });
        return { token0: pair[0], token1: pair[1], markets };
      });
      const [direct, ...rest] = read;
      const ways = overs.flatMap((over, index) => {
        const [first, second] = [rest[2 * index], rest[2 * index + 1]];
        return first && second ? [{ over, first, second }] : [];
      });
      const references = direct ? priceReferences(direct, ways, rest[2 * overs.length] ?? null, own) : [];
      return { kind: 'known', references, isComplete: !results.some(isUnreachable) };
    }),
  );
}
