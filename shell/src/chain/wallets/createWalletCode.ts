import { createWalletPort } from '@dex/mf-shared/chain';
import type { WalletPort } from '@dex/mf-shared/contract';
import { type ChainId, type ChainTable, ok } from '@dex/mf-shared/domain';
import { discoverInjected } from './injectedWallets';
import { switchChain } from './switchChain';
import { createWalletManager, type WalletManager, type WalletManagerOptions } from './walletManager';

export interface WalletCodeOptions extends Omit<WalletManagerOptions, 'injected'> {
  readonly page: Window;
  readonly chains: ChainTable;
  readonly chooseChain: (chainId: ChainId) => void;
}

/** The code that talks to wallets: the connections, and the port that sections use. */
export interface WalletCode {
  readonly manager: WalletManager;
  readonly port: WalletPort;
}

/** The wallet code with the wallets of this page; the only way into its chunk. */
export function createWalletCode({ page, ...options }: WalletCodeOptions): WalletCode {
  const manager = createWalletManager({ ...options, injected: discoverInjected(page) });
  // An extension is taken away in another window: who comes back must not read of an account that nothing can sign for.
  page.addEventListener('focus', () => void manager.session());
  const port: WalletPort = {
    ...createWalletPort(() => manager.session()),
    switchChain: async (chainId) => {
      const provider = manager.provider();
      if (provider) return switchChain(provider, options.chains[chainId]);
      options.chooseChain(chainId);
      return ok(null);
    },
  };
  return { manager, port };
}
