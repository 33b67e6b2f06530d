import { sameAddress, type Address } from '../address';
import type { Chain } from '../chains/chain';
import type { Currency } from '../tokens/currency';

/** What a called contract is to the product; `unknown` for one that its configuration does not name. */
export type TargetKind =
  | 'token'
  | 'wrappedCoin'
  | 'routerV2'
  | 'routerV3'
  | 'routerBoth'
  | 'positionManager'
  | 'migrator'
  | 'staking'
  | 'distributor'
  | 'governor'
  | 'ownAccount'
  | 'unknown';

export interface TargetFacts {
  readonly chain: Chain;
  readonly account: Address;
  readonly to: Address;
  /** The currencies of the order, by which its tokens are known. */
  readonly currencies: readonly Currency[];
}

/** What the target of a call is, by the chain's configuration. */
export function targetKind({ chain, account, to, currencies }: TargetFacts): TargetKind {
  const named: readonly (readonly [TargetKind, readonly (Address | null | undefined)[]])[] = [
    ['wrappedCoin', [chain.wrappedNative.address]],
    ['routerV2', [chain.v2?.router]],
    ['routerV3', [chain.v3?.swapRouter]],
    ['routerBoth', [chain.v3?.swapRouter02]],
    ['positionManager', [chain.v3?.nonfungiblePositionManager]],
    ['migrator', [chain.v3?.migrator]],
    ['distributor', [chain.merkleDistributor]],
    ['governor', chain.governance.governors],
    ['staking', chain.miningPools.map(({ stakingRewards }) => stakingRewards)],
    ['token', [chain.governanceToken?.address, ...chain.tokens.map(({ address }) => address)]],
    ['token', currencies.flatMap((currency) => (currency.kind === 'token' ? [currency.address] : []))],
    ['ownAccount', [account]],
  ];
  return named.find(([, addresses]) => addresses.some((address) => sameAddress(address, to)))?.[0] ?? 'unknown';
}
