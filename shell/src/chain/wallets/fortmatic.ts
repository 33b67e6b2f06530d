import { type ChainId, chainIdHex } from '@dex/mf-shared/domain';
import Fortmatic from 'fortmatic';
import { overlayReady } from './overlayReady';
import type { WalletProvider } from './walletProvider';

/** The networks of the hosted wallet (WALLET-11), by its own names; undefined is its main network. */
const NETWORKS: Readonly<Partial<Record<ChainId, string | undefined>>> = { 1: undefined, 3: 'ropsten', 4: 'rinkeby', 42: 'kovan' };

/** The name of a network; throws "Unsupported network ID: {id}" for the ones that the wallet does not serve. */
export function networkName(chainId: number): string | undefined {
  if (!Object.hasOwn(NETWORKS, chainId)) throw new Error(`Unsupported network ID: ${chainId}`);
  return Object.entries(NETWORKS).find(([id]) => Number(id) === chainId)?.[1];
}

/** How long the service may take to show its overlay, in milliseconds. */
const READY_MS = 15_000;

/** The library keeps its overlay to itself; this is the state that is waited for (WALLET-11). */
function isOverlayReady(source: unknown): boolean {
  const overlay: unknown = typeof source === 'object' && source !== null ? Reflect.get(source, 'overlay') : null;
  return typeof overlay === 'object' && overlay !== null && Reflect.get(overlay, 'overlayReady') === true;
}

/**
 * The hosted wallet as a provider. It tells of no changes: account and network stay for as long as it is connected. Only a
 * request to connect may open its overlay; who is logged in is otherwise asked for quietly.
 */
function providerOf(wallet: InstanceType<typeof Fortmatic>, chainId: ChainId): WalletProvider {
  const source = wallet.getProvider();
  const provider: WalletProvider = {
    request: async ({ method, params }) => {
      if (method === 'eth_chainId') return chainIdHex(chainId);
      if (method === 'eth_requestAccounts') return source.enable();
      if (method === 'eth_accounts' && (await wallet.user.isLoggedIn()) !== true) return [];
      return source.request({ method, params: Array.isArray(params) ? params : [] });
    },
    on: () => provider,
    removeListener: () => provider,
    disconnect: () => wallet.user.logout(),
  };
  return provider;
}

/** The provider of the hosted wallet, once its overlay is ready. */
export async function loadProvider({ apiKey, chainId }: { readonly apiKey: string; readonly chainId: ChainId }): Promise<WalletProvider> {
  const name = networkName(chainId);
  const wallet = name ? new Fortmatic(apiKey, name) : new Fortmatic(apiKey);
  const source: unknown = wallet.getProvider();
  await overlayReady(() => isOverlayReady(source), READY_MS);
  return providerOf(wallet, chainId);
}
