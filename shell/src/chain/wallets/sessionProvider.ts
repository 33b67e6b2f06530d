import { parseAddress, parseChainId, type Address } from '@dex/mf-shared/domain';
import { accountsOn, chainOf, type SessionParts } from './sessionAccounts';
import type { WalletProvider } from './walletProvider';

/** As much of a client of sessions as a provider over it takes. */
export interface SessionClient {
  readonly session?: SessionParts;
  request(request: { readonly method: string; readonly params?: WalletParams }, chain: string): Promise<unknown>;
  on(event: string, listener: (value: unknown) => void): unknown;
  removeListener(event: string, listener: (value: unknown) => void): unknown;
  disconnect(): Promise<void>;
}

type WalletParams = Parameters<WalletProvider['request']>[0]['params'];

/**
 * A provider over a session with a wallet elsewhere. `pair` brings a session about; until there is one, `asked` is the network. A session
 * keeps its accounts in the order of its beginning: which one the wallet is on is only told by its events (WALLET-15).
 */
export function sessionProvider(client: SessionClient, asked: number, pair: () => Promise<void>): WalletProvider {
  let chainId = chainOf(client.session, asked);
  let active: Address | null = null;
  client.on('chainChanged', (changed) => {
    chainId = parseChainId(changed) ?? chainId;
  });
  client.on('accountsChanged', (told) => {
    const [first]: unknown[] = Array.isArray(told) ? told : [];
    active = typeof first === 'string' ? parseAddress(first.toLowerCase()) : null;
  });
  const begin = async () => {
    await pair();
    active = null;
    chainId = chainOf(client.session, asked);
  };
  const provider: WalletProvider = {
    request: async ({ method, params }) => {
      if (method === 'eth_requestAccounts' && !client.session) await begin();
      if (method === 'eth_requestAccounts' || method === 'eth_accounts') return accountsOn(client.session, chainId, active);
      if (method === 'eth_chainId') return `0x${chainId.toString(16)}`;
      return client.request({ method, params }, `eip155:${chainId}`);
    },
    on: (event, listener) => {
      client.on(String(event), listener);
      return provider;
    },
    removeListener: (event, listener) => {
      client.removeListener(String(event), listener);
      return provider;
    },
    disconnect: () => client.disconnect(),
  };
  return provider;
}
