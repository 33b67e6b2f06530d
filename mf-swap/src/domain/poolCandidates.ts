import {
  additionalBases,
  customBases,
  FEE_TIERS,
  sameAddress,
  sortsBefore,
  tradeBases,
  type Chain,
  type FeeTier,
  type Token,
} from '@dex/mf-shared/domain';

/** Two tokens in pool order. */
export type TokenPair = readonly [Token, Token];

/** Routes have at most this many hops, or one with multi-hop off (SWAP-4). */
export const MAX_HOPS = { v2: 3, v3: 2 } as const;

/** The fee tiers whose pools can exist on a network, lowest first. */
export function feeTiers(chain: Pick<Chain, 'v3'>): readonly FeeTier[] {
  return FEE_TIERS.filter((fee) => fee !== 100 || chain.v3?.fee100Enabled !== false);
}

/**
 * The token pairs whose pools may carry a swap: the direct one; with `maxHops` 2 each side with each base; with 3 the
 * bases among themselves too. Throws "Missing tokenIn/tokenOut" without both tokens.
 */
export function candidatePairs(chain: Chain, tokenIn: Token | null, tokenOut: Token | null, maxHops: number): readonly TokenPair[] {
  if (!tokenIn || !tokenOut) throw new Error('Missing tokenIn/tokenOut');
  const bases = [...tradeBases(chain), ...additionalBases(chain, tokenIn), ...additionalBases(chain, tokenOut)];
  const pairs: readonly TokenPair[] = [
    [tokenIn, tokenOut],
    ...(maxHops < 2
      ? []
      : bases.flatMap((base): TokenPair[] => [
          [tokenIn, base],
          [tokenOut, base],
        ])),
    ...(maxHops < 3 ? [] : bases.flatMap((base) => bases.map((other): TokenPair => [base, other]))),
  ];
  const kept = new Map<string, TokenPair>();
  for (const [one, other] of pairs) {
    if (sameAddress(one.address, other.address) || !mayPair(chain, one, other)) continue;
    const pair: TokenPair = sortsBefore(one, other) ? [one, other] : [other, one];
    kept.set(pair.map(({ address }) => address.toLowerCase()).join('-'), pair);
  }
  return [...kept.values()];
}

function mayPair(chain: Chain, one: Token, other: Token): boolean {
  const accepts = (token: Token, partner: Token) => {
    const only = customBases(chain, token);
    return !only || only.some(({ address }) => sameAddress(address, partner.address));
  };
  return accepts(one, other) && accepts(other, one);
}
