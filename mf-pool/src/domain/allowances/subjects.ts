import { sameAddress, shortenSymbol, type Address, type Chain, type SavedPair, type Token } from '@dex/mf-shared/domain';
import { shareToken } from '../v2/shownCurrency';
import { rewardsRefs, trackedPairs } from '../v2/trackedPairs';
import type { PairRef } from '../v2/pair';
import type { ShareToken } from './grants';

/** What is known of an account's tokens on a network before anything is read. */
export interface KnownTokens {
  readonly chain: Chain;
  /** Those of active lists, of the chain table, and the person's own imports. */
  readonly listed: readonly Token[];
  readonly saved: readonly SavedPair[];
  /** The tokens of approvals that were sent from this browser. */
  readonly approved: readonly Address[];
  /** What a share of a pair is called: "UNI-V2", "SLP". */
  readonly shareSymbol: (pair: PairRef) => string;
}

/** The tokens whose allowances are looked at, and the shares of pairs beside them: staked ones, saved ones, and those approved from here. */
export function allowanceSubjects(known: KnownTokens): { readonly tokens: readonly Token[]; readonly shares: readonly ShareToken[] } {
  const { chain, listed, saved, approved, shareSymbol } = known;
  const { governanceToken } = chain;
  const isListed = (address: Address) => listed.some((token) => sameAddress(token.address, address));
  const tokens = governanceToken && !isListed(governanceToken.address) ? [...listed, governanceToken] : listed;
  const staked = rewardsRefs(chain);
  const pairs = [...staked.map(({ pair }) => pair), ...trackedPairs(chain, [], saved, { withSushi: false })];
  const isPair = (address: Address) => pairs.some((pair) => sameAddress(pair.address, address));
  const others = approved.filter((address) => !isListed(address) && !isPair(address));
  // Every pair of known tokens is only thought of where an approval names something else.
  const found = others.length === 0 ? [] : trackedPairs(chain, listed, saved, { withSushi: true });
  const all = distinct([...pairs, ...found.filter(({ address }) => others.some((other) => sameAddress(other, address)))]);
  return {
    tokens,
    shares: all.map((pair) => ({
      token: named(pair, shareSymbol),
      stakingRewards: staked.find((one) => one.pair.address === pair.address)?.stakingRewards ?? null,
    })),
  };
}

function distinct(pairs: readonly PairRef[]): readonly PairRef[] {
  return pairs.filter((one, index) => pairs.findIndex(({ address }) => address === one.address) === index);
}

function named(pair: PairRef, shareSymbol: KnownTokens['shareSymbol']): Token {
  const symbol = `${shareSymbol(pair)} ${shortenSymbol(pair.token0.symbol)}/${shortenSymbol(pair.token1.symbol)}`;
  return shareToken(pair, { symbol, name: symbol });
}
