import { chainIdHex, type ChainId } from '../chainId';
import type { Chain } from './chain';

/** A network as wallets add it (EIP-3085). */
export interface NetworkToAdd {
  readonly chainId: string;
  readonly chainName: string;
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number };
  readonly rpcUrls: readonly string[];
  readonly blockExplorerUrls: readonly string[];
}

/** The network with the endpoints that the wallet is to use for it. */
export function networkToAdd(
  { chainId, label, native, explorer }: Pick<Chain, 'label' | 'native' | 'explorer'> & { readonly chainId: ChainId },
  rpcUrls: readonly string[],
): NetworkToAdd {
  return {
    chainId: chainIdHex(chainId),
    chainName: label,
    nativeCurrency: { name: native.name, symbol: native.symbol, decimals: native.decimals },
    rpcUrls,
    blockExplorerUrls: [explorer.url],
  };
}
