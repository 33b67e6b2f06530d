import {
  type TypedSharedStore,
  walletConnected,
  walletConnecting,
  walletConnectingLeft,
  walletDisconnected,
  walletFailed,
  walletLost,
  walletOnUnsupportedChain,
  walletSelected,
  type ConnectedWallet,
} from '@dex/mf-shared/state';
import type { WalletEvent } from '../domain/wallets/walletEvents';
import { type WalletOption } from '../domain/wallets/walletOption';

function connectedWallet({ key, name, connector }: WalletOption, sendsBatches = false): ConnectedWallet {
  return { connectorId: key, name, isExtension: connector === 'injected', sendsBatches };
}

/** Writes what the wallet connection tells into the store. */
export function walletToStore(store: TypedSharedStore): (event: WalletEvent) => void {
  return (event) => {
    switch (event.kind) {
      case 'connecting':
        store.dispatch(walletConnecting({ connectorId: event.option.key }));
        return;
      case 'left':
        store.dispatch(walletConnectingLeft());
        return;
      case 'connected': {
        const connected = connectedWallet(event.option, event.sendsBatches);
        store.dispatch(walletConnected({ account: event.account, walletChainId: event.chainId, connected }));
        return;
      }
      case 'unsupportedChain':
        store.dispatch(walletOnUnsupportedChain({ walletChainId: event.chainId, connected: connectedWallet(event.option) }));
        return;
      case 'disconnected':
        store.dispatch(walletDisconnected());
        return;
      case 'lost':
        store.dispatch(walletLost());
        return;
      case 'failed':
        store.dispatch(walletFailed({ connectorId: event.option.key, error: event.reason }));
        return;
      case 'chosen':
        store.dispatch(walletSelected(event.key));
    }
  };
}
