import { createCoinbaseWalletSDK } from '@coinbase/wallet-sdk';
import type { ChainTable } from '@dex/mf-shared/domain';
import { isWalletProvider, type WalletProvider } from './walletProvider';

/** How often the window of the service is looked at, in milliseconds; twice closed in a row is closed by the person. */
const LOOK_MS = 500;

/** The window that the library has opened, and its way to give up; it does not notice by itself that a window without its page was closed. */
function openedWindow(provider: WalletProvider): { readonly isClosed: boolean; readonly giveUp: () => void } | null {
  const communicator: unknown = Reflect.get(provider, 'communicator');
  if (typeof communicator !== 'object' || communicator === null) return null;
  const popup: unknown = Reflect.get(communicator, 'popup');
  const disconnect: unknown = Reflect.get(communicator, 'disconnect');
  if (typeof popup !== 'object' || popup === null || typeof disconnect !== 'function') return null;
  return { isClosed: Reflect.get(popup, 'closed') === true, giveUp: () => void Reflect.apply(disconnect, communicator, []) };
}

/** Ends the request when the window of the service is closed before it has answered. */
async function untilClosed(provider: WalletProvider, request: Promise<unknown>): Promise<unknown> {
  let wasClosed = false;
  const timer = setInterval(() => {
    const opened = openedWindow(provider);
    if (opened?.isClosed && wasClosed) opened.giveUp();
    wasClosed = opened?.isClosed ?? false;
  }, LOOK_MS);
  try {
    return await request;
  } finally {
    clearInterval(timer);
  }
}

/** The provider of Coinbase Wallet: its extension or its app, found by its own library. */
export async function loadProvider({
  appName,
  chains,
}: {
  readonly appName: string;
  readonly chains: ChainTable;
}): Promise<WalletProvider> {
  const sdk = createCoinbaseWalletSDK({
    appName,
    appChainIds: Object.values(chains).map(({ chainId }) => chainId),
    preference: { options: 'eoaOnly', telemetry: false },
  });
  const source: unknown = sdk.getProvider();
  if (!isWalletProvider(source)) throw new TypeError('Coinbase Wallet gave no provider');
  const provider: WalletProvider = {
    request: (asked) => {
      const answer = source.request(asked);
      return asked.method === 'eth_requestAccounts' ? untilClosed(source, answer) : answer;
    },
    on: (event, listener) => {
      source.on(event, listener);
      return provider;
    },
    removeListener: (event, listener) => {
      source.removeListener(event, listener);
      return provider;
    },
    disconnect: () => source.disconnect?.(),
  };
  return provider;
}
