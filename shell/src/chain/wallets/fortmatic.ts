import type { ChainId } from '@dex/mf-shared/domain';
import Fortmatic from 'fortmatic';
import { isWalletProvider, type WalletProvider } from './walletProvider';
import { overlayReady } from './overlayReady';

/** The networks of the hosted wallet (facts A22), by its own names; undefined is its main network. */
const NETWORKS: Readonly<Partial<Record<ChainId, string | undefined>>> = { 1: undefined, 3: 'ropsten', 4: 'rinkeby', 42: 'kovan' };

/** The name of a network; throws "Unsupported network ID: {id}" for the ones that the wallet does not serve. */
export function networkName(chainId: number): string | undefined {
  if (!Object.hasOwn(NETWORKS, chainId)) throw new Error(`Unsupported network ID: ${chainId}`);
  return Object.entries(NETWORKS).find(([id]) => Number(id) === chainId)?.[1];
}

/** The provider of the hosted wallet, once its overlay is ready. */
export async function loadProvider({ apiKey, chainId }: { readonly apiKey: string; readonly chainId: ChainId }): Promise<WalletProvider> {
  const name = networkName(chainId);
  const wallet = name ? new Fortmatic(apiKey, name) : new Fortmatic(apiKey);
  const provider: unknown = wallet.getProvider();
  if (!isWalletProvider(provider)) throw new TypeError('Fortmatic gave no provider');
  await overlayReady(() => Reflect.get(provider, 'overlayReady') === true);
  return provider;
}
