import { createWalletPort, type Eip1193Provider } from '@dex/mf-shared/chain';
import type { WalletPort } from '@dex/mf-shared/contract';
import { type ChainId, type ChainTable, ok, type RuntimeConfig } from '@dex/mf-shared/domain';
import type { WalletEvent } from '../../domain/wallets/walletEvents';
import { SAFE_OPTION } from '../../domain/wallets/walletOptions';
import { switchChain } from './switchChain';
import type { WalletManager } from './walletManager';
import { withinTime } from './withinTime';

/** How long a wallet may take to say whether the connection of the last visit stands, in milliseconds; a later answer still counts. */
const RECONNECT_MS = 5000;
const within = (answer: Promise<boolean>) => withinTime(RECONNECT_MS, 'The wallet', answer);

export interface WalletConnectionOptions {
  readonly page: Window;
  readonly appName: string;
  readonly chains: ChainTable;
  readonly keys: RuntimeConfig['wallets'];
  readonly mainnetNode: Eip1193Provider;
  readonly activeChainId: () => ChainId;
  /** A visitor without a wallet changes the network of the page alone. */
  readonly chooseChain: (chainId: ChainId) => void;
  readonly tell: (event: WalletEvent) => void;
}

/** What the page holds of the wallet from the start; the code that talks to wallets comes when it is needed. */
export interface WalletConnection {
  readonly port: WalletPort;
  /** Loads the wallet code: for the dialog, and to connect. */
  load(): Promise<WalletManager>;
  /** Takes up the connection of the last visit, or of the Safe around the page. */
  start(selected: string | null): Promise<void>;
  /** The address to show as a QR code while a wallet elsewhere is awaited. */
  pairingUri(): string | null;
  onPairingUri(listener: () => void): () => void;
}

function isPhone({ navigator }: Window): boolean {
  return /android|iphone|ipad|ipod|mobile/i.test(navigator.userAgent);
}

export function createWalletConnection(options: WalletConnectionOptions): WalletConnection {
  const { page, chains, chooseChain, tell } = options;
  const uriListeners = new Set<() => void>();
  let uri: string | null = null;
  let loaded: WalletManager | null = null;
  let loading: Promise<WalletManager> | null = null;

  const onPairingUri = (next: string | null) => {
    uri = next;
    for (const listener of [...uriListeners]) listener();
  };
  const create = async () => {
    const { createManager } = await import(/* webpackChunkName: "wallets" */ './createManager');
    loaded = createManager({ ...options, origin: page.location.origin, isMobile: isPhone(page), onPairingUri });
    return loaded;
  };
  const load = () => {
    loading ??= create().catch((cause: unknown) => {
      loading = null;
      throw cause;
    });
    return loading;
  };

  const port: WalletPort = {
    ...createWalletPort(() => loaded?.session() ?? null),
    switchChain: async (chainId) => {
      const provider = loaded?.provider();
      if (provider) return switchChain(provider, chains[chainId]);
      chooseChain(chainId);
      return ok(null);
    },
  };

  return {
    port,
    load,
    start: async (selected) => {
      const isFramed = page.parent !== page;
      if (!isFramed && selected === null) return tell({ kind: 'disconnected' });
      try {
        const manager = await load();
        if (isFramed && (await within(manager.reconnect(SAFE_OPTION.key)))) return;
        if (selected !== null && (await within(manager.reconnect(selected)))) return;
      } catch (cause) {
        console.debug('The wallet of the last visit was not taken up', cause);
      }
      tell({ kind: 'disconnected' });
    },
    pairingUri: () => uri,
    onPairingUri: (listener) => {
      uriListeners.add(listener);
      return () => {
        uriListeners.delete(listener);
      };
    },
  };
}
