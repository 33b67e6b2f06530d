import type { Address } from '../address';
import type { Chain } from '../chains/chain';
import type { ContractRole, KnownContract } from './contractRole';
import { OTHER_CONTRACTS } from './otherContracts';

/**
 * Every contract that is known of a network: all of its table (with the operator's corrections), and the routers, factories and
 * managers of other deployments there, which take money as easily and give it back as little.
 */
export function knownContracts(chain: Chain): readonly KnownContract[] {
  const { v2, v3, governance, multicall } = chain;
  const named: readonly (readonly [ContractRole, Address | null | undefined])[] = [
    ['wrappedCoin', chain.wrappedNative.address],
    ['token', chain.governanceToken?.address],
    ['token', chain.socksController],
    ['router', v2?.router],
    ['router', v3?.swapRouter],
    ['router', v3?.swapRouter02],
    ['positionManager', v3?.nonfungiblePositionManager],
    ['factory', v2?.factory],
    ['factory', v3?.factory],
    ['factory', chain.sushi?.factory],
    ['quoter', v3?.quoter],
    ['quoter', v3?.quoterV2],
    ['helper', v3?.tickLens],
    ['migrator', v3?.migrator],
    ['distributor', chain.merkleDistributor],
    ['timelock', governance.timelock],
    ['multicall', multicall.kind === 'none' ? null : multicall.address],
    ['nameRegistry', chain.ensRegistry],
    ['helper', chain.argentWalletDetector],
    ...governance.governors.map((address) => ['governor', address] as const),
    ...chain.miningPools.map(({ stakingRewards }) => ['staking', stakingRewards] as const),
    ...chain.tokens.map(({ address }) => ['token', address] as const),
  ];
  const own = named.flatMap(([role, address]) => (address ? [{ role, address }] : []));
  return [...own, ...OTHER_CONTRACTS.everywhere, ...(OTHER_CONTRACTS.byChain[chain.chainId] ?? [])];
}
