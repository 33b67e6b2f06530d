import type { Address } from '../../domain/address';
import type { SharedState } from '../store/sharedState';
import type { WalletState } from './walletSlice';

export const selectWallet = (state: SharedState): WalletState => state.wallet;
/** The connected account; null without a wallet and on an unsupported network. */
export const selectAccount = (state: SharedState): Address | null => state.wallet.account;
export const selectIsConnected = (state: SharedState): boolean => state.wallet.account !== null;
/** Only a browser-extension wallet can add tokens and switch networks (WALLET-7). */
export const selectWalletIsExtension = (state: SharedState): boolean => state.wallet.connected?.isExtension ?? false;
export const selectWalletSendsBatches = (state: SharedState): boolean => state.wallet.connected?.sendsBatches ?? false;
