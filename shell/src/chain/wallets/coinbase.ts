import { createCoinbaseWalletSDK } from '@coinbase/wallet-sdk';
import type { ChainTable } from '@dex/mf-shared/domain';
import { isWalletProvider, type WalletProvider } from './walletProvider';

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
  const provider = sdk.getProvider();
  if (!isWalletProvider(provider)) throw new TypeError('Coinbase Wallet gave no provider');
  return provider;
}
