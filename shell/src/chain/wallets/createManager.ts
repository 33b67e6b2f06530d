import { discoverInjected } from './injectedWallets';
import { createWalletManager, type WalletManager, type WalletManagerOptions } from './walletManager';

/** The wallet code with the wallets of this page; the only way into its chunk. */
export function createManager({ page, ...options }: Omit<WalletManagerOptions, 'injected'> & { readonly page: Window }): WalletManager {
  return createWalletManager({ ...options, injected: discoverInjected(page) });
}
