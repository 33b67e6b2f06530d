import type { Address } from '../../domain/address';
import type { Chain } from '../../domain/chains/chain';
import type { ChainId } from '../../domain/chainId';
import { useServices } from './ServicesContext';
import { useSharedSelector } from './storeHooks';

/** The network that every screen is about. */
export function useActiveChainId(): ChainId {
  return useSharedSelector((state) => state.application.chainId);
}

/** The active network with everything that is known about it. */
export function useActiveChain(): Chain {
  const { chains } = useServices();
  return chains[useActiveChainId()];
}

/** Whether the wallet of an earlier visit is still being asked: what an account brings may keep its place meanwhile. */
export function useIsAccountAwaited(): boolean {
  return useSharedSelector(({ wallet, settings }) => wallet.status === 'reconnecting' && settings.selectedWallet !== null);
}

/** The connected account, or null for a visitor. */
export function useAccount(): Address | null {
  return useSharedSelector((state) => state.wallet.account);
}
