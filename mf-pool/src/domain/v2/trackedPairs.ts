import { basesToTrack, pinnedPairs, type Address, type Chain, type SavedPair, type Token } from '@dex/mf-shared/domain';
import { pairRef, type PairRef, type RewardsRef } from './pair';

/**
 * The pairs in which an account's shares are looked for (V2-10): the pinned ones, every known token with each base, and
 * those that the account saved; each once. With `sushi` the second factory's pairs of the same tokens follow.
 */
export function trackedPairs(
  chain: Chain,
  tokens: readonly Token[],
  saved: readonly SavedPair[],
  { withSushi }: { readonly withSushi: boolean },
): PairRef[] {
  const { v2, sushi, chainId } = chain;
  const bases = basesToTrack(chain);
  const couples: (readonly [Token, Token])[] = [
    ...pinnedPairs(chain),
    ...saved.map(({ token0, token1 }) => [token0, token1] as const),
    ...tokens.flatMap((token) => bases.map((base) => [base, token] as const)),
  ];
  const seen = new Set<Address>();
  const refs: PairRef[] = [];
  for (const [one, other] of couples) {
    if (one.chainId !== chainId || other.chainId !== chainId || one.address === other.address) continue;
    const own = v2 ? [pairRef(chainId, v2, 'v2', one, other)] : [];
    const second = withSushi && sushi ? [pairRef(chainId, sushi, 'sushi', one, other)] : [];
    for (const ref of [...own, ...second]) {
      if (seen.has(ref.address)) continue;
      seen.add(ref.address);
      refs.push(ref);
    }
  }
  return refs;
}

/** The staking contracts of a network whose tokens are known, with their pairs (a list per network, V2-10). */
export function rewardsRefs(chain: Chain): RewardsRef[] {
  const { v2, chainId } = chain;
  if (!v2) return [];
  const known = [chain.wrappedNative, ...chain.tokens];
  return chain.miningPools.flatMap(({ tokens: [one, other], stakingRewards }) => {
    const [a, b] = [one, other].map((address) => known.find((token) => token.address === address));
    return a && b ? [{ stakingRewards, pair: pairRef(chainId, v2, 'v2', a, b) }] : [];
  });
}
