import { type ProviderConnector, UnsupportedChainError } from './ProviderConnector';

/**
 * Connects; a wallet on an unsupported network is connected a second time without the check, so that the state "wrong
 * network" is reached with a wallet that can be asked to switch (WALLET-6).
 */
export async function activate(connector: Pick<ProviderConnector, 'activate'>): Promise<void> {
  try {
    await connector.activate({ isStrict: true });
  } catch (cause) {
    if (!(cause instanceof UnsupportedChainError)) throw cause;
    await connector.activate({ isStrict: false });
  }
}
