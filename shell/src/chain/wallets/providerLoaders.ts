import type { Eip1193Provider } from '@dex/mf-shared/chain';
import type { ChainId, ChainTable, RuntimeConfig } from '@dex/mf-shared/domain';
import type { WalletOption } from '../../domain/wallets/walletOption';
import type { InjectedWallets } from './injectedWallets';
import type { WalletProvider } from './walletProvider';
import { withinTime } from './withinTime';

/** How long the code of a wallet and its hosted service may take to be there, in milliseconds. */
const LOAD_MS = 20_000;

export interface ProviderLoaderOptions {
  readonly appName: string;
  readonly origin: string;
  readonly chains: ChainTable;
  readonly keys: RuntimeConfig['wallets'];
  readonly injected: InjectedWallets;
  /** For a hosted wallet that only signs. */
  readonly mainnetNode: Eip1193Provider;
  readonly activeChainId: () => ChainId;
  readonly onPairingUri: (uri: string | null) => void;
}

/** Brings the provider of an option; each kind beyond the injected one is a chunk of its own. Bounded in time. */
export function loadProviderOf(option: WalletOption, options: ProviderLoaderOptions): Promise<WalletProvider> {
  return withinTime(LOAD_MS, option.name, load(option, options));
}

async function load(option: WalletOption, options: ProviderLoaderOptions): Promise<WalletProvider> {
  const { appName, origin, chains, keys, injected, mainnetNode, activeChainId, onPairingUri } = options;
  switch (option.connector) {
    case 'injected': {
      const wallet = injected.list().find(({ key }) => key === option.key);
      if (!wallet) throw new Error(`${option.name} is not in this page`);
      return wallet.provider;
    }
    case 'coinbase': {
      const { loadProvider } = await import(/* webpackChunkName: "wallet-coinbase" */ './coinbase');
      return loadProvider({ appName, chains });
    }
    case 'walletConnect': {
      const { loadProvider } = await import(/* webpackChunkName: "wallet-connect" */ './walletConnect');
      return loadProvider({
        projectId: keys.walletConnectProjectId ?? '',
        appName,
        origin,
        chains,
        chainId: activeChainId(),
        onPairingUri,
      });
    }
    case 'fortmatic': {
      const { loadProvider } = await import(/* webpackChunkName: "wallet-fortmatic" */ './fortmatic');
      return loadProvider({ apiKey: keys.fortmaticKey ?? '', chainId: activeChainId() });
    }
    case 'portis': {
      const { loadProvider } = await import(/* webpackChunkName: "wallet-portis" */ './portis');
      return loadProvider({ dappId: keys.portisId ?? '', node: mainnetNode, nodeUrl: chains[1].rpcUrls[0] ?? '' });
    }
    case 'safe': {
      const { loadProvider } = await import(/* webpackChunkName: "wallet-safe" */ './safe');
      return loadProvider();
    }
    case 'link':
      throw new Error(`${option.name} is a link`);
  }
}
