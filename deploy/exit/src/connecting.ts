import type { WalletSession } from '@dex/mf-shared/chain';
import { parseAddress, parseChainId } from '@dex/mf-shared/domain';
import type { DiscoveredWallet } from '../../../shell/src/chain/wallets/injectedWallets';

type Provider = DiscoveredWallet['provider'];

/** What a wallet says of itself: its account and network, that it knows a network which this page does not, or nothing usable. */
export type Connection = WalletSession | 'unknownNetwork' | 'failed';

/** Hears what a wallet tells of its account and network; one that cannot be heard is asked before each signature all the same. */
export function hear(provider: Provider, changed: () => void): void {
  try {
    for (const event of ['accountsChanged', 'chainChanged', 'disconnect']) provider.on(event, changed);
  } catch (cause) {
    console.debug('The wallet tells nothing', cause);
  }
}

/** Asks a wallet for its account, at first with its person's leave. Never rejects. */
export async function connectionOf(provider: Provider, method: 'eth_requestAccounts' | 'eth_accounts'): Promise<Connection> {
  try {
    const accounts: unknown = await provider.request({ method });
    const first: unknown = Array.isArray(accounts) ? accounts[0] : undefined;
    const account = typeof first === 'string' ? parseAddress(first.toLowerCase()) : null;
    if (!account) return 'failed';
    const chainId = parseChainId(await provider.request({ method: 'eth_chainId' }));
    return chainId === null ? 'unknownNetwork' : { provider, account, chainId };
  } catch {
    return 'failed';
  }
}
