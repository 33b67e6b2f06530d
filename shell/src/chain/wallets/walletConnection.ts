import type { Eip1193Provider } from '@dex/mf-shared/chain';
import type { ChainError, WalletPort } from '@dex/mf-shared/contract';
import { type ChainId, type ChainTable, err, ok, type Result, type RuntimeConfig } from '@dex/mf-shared/domain';
import type { WalletAccess } from '../../domain/wallets/walletControls';
import type { WalletEvent } from '../../domain/wallets/walletEvents';
import { SAFE_KEY } from '../../domain/wallets/walletOption';
import type { WalletCode } from './createWalletCode';
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
  /** Options without their key are shown, as not configured: for developers. */
  readonly showsUnconfigured: boolean;
  readonly mainnetNode: Eip1193Provider;
  readonly activeChainId: () => ChainId;
  /** A visitor without a wallet changes the network of the page alone. */
  readonly chooseChain: (chainId: ChainId) => void;
  readonly notify: (event: WalletEvent) => void;
}

/** What the page holds of the wallet from the start; the code that talks to wallets comes when it is needed. */
export interface WalletConnection extends WalletAccess {
  readonly port: WalletPort;
  /** Loads the wallet code: for the dialog, and to connect. */
  load(): Promise<WalletManager>;
  /** Takes up the connection of the last visit, or of the Safe around the page. */
  start(selected: string | null): Promise<void>;
  /** The connected wallet's provider; null while none is connected, or its network is not one of the page's. */
  provider(): Eip1193Provider | null;
}

function isPhone({ navigator }: Window): boolean {
  return /android|iphone|ipad|ipod|mobile/i.test(navigator.userAgent);
}

const notConnected = async (): Promise<Result<never, ChainError>> => err({ code: 'disconnected', message: 'No wallet is connected' });

/** The port of a page whose wallet code has not come, so that no wallet is connected: only the page's own network can change. */
function portWithoutWallet(chooseChain: (chainId: ChainId) => void): WalletPort {
  return {
    sendTransaction: notConnected,
    signTypedData: notConnected,
    sendCalls: notConnected,
    callsStatus: async () => ({ kind: 'unknown', message: 'No wallet is connected' }),
    addNetwork: notConnected,
    watchAsset: notConnected,
    switchChain: async (chainId) => {
      chooseChain(chainId);
      return ok(null);
    },
  };
}

export function createWalletConnection(options: WalletConnectionOptions): WalletConnection {
  const { page, chooseChain, notify } = options;
  const uriListeners = new Set<() => void>();
  let uri: string | null = null;
  let loaded: WalletCode | null = null;
  let loading: Promise<WalletManager> | null = null;

  const onPairingUri = (next: string | null) => {
    uri = next;
    for (const listener of [...uriListeners]) listener();
  };
  const create = async () => {
    const { createWalletCode } = await import(/* webpackChunkName: "wallets" */ './createWalletCode');
    loaded = createWalletCode({ ...options, origin: page.location.origin, isMobile: isPhone(page), onPairingUri });
    return loaded.manager;
  };
  const load = () => {
    loading ??= create().catch((cause: unknown) => {
      loading = null;
      throw cause;
    });
    return loading;
  };

  const withoutWallet = portWithoutWallet(chooseChain);
  const inForce = () => loaded?.port ?? withoutWallet;
  const port: WalletPort = {
    sendTransaction: (...request) => inForce().sendTransaction(...request),
    signTypedData: (...request) => inForce().signTypedData(...request),
    sendCalls: (...request) => inForce().sendCalls(...request),
    callsStatus: (...request) => inForce().callsStatus(...request),
    addNetwork: (...request) => inForce().addNetwork(...request),
    watchAsset: (...request) => inForce().watchAsset(...request),
    switchChain: (...request) => inForce().switchChain(...request),
  };

  return {
    port,
    load,
    start: async (selected) => {
      const isFramed = page.parent !== page;
      if (!isFramed && selected === null) return notify({ kind: 'disconnected' });
      try {
        const manager = await load();
        if (isFramed && (await within(manager.reconnect(SAFE_KEY)))) return;
        if (selected !== null && (await within(manager.reconnect(selected)))) return;
      } catch (cause) {
        console.debug('The wallet of the last visit was not taken up', cause);
      }
      notify({ kind: 'disconnected' });
    },
    provider: () => loaded?.manager.session()?.provider ?? null,
    pairingUri: () => uri,
    onPairingUri: (listener) => {
      uriListeners.add(listener);
      return () => {
        uriListeners.delete(listener);
      };
    },
  };
}
