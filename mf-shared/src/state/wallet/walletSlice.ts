import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Address } from '../../domain/address';

/** Why there is no connection: the wallet is on a network that is not supported, a connection that stood broke, or none came about. */
export type WalletErrorKind = 'unsupportedChain' | 'connectionLost' | 'connectionFailed' | 'notConfigured';

/** What the connected wallet is and can do; facts that the wallet dialog and the sections branch on. */
export interface ConnectedWallet {
  /** The option's key; of an announced wallet its reverse domain name. */
  readonly connectorId: string;
  /** The wallet's own name, for "Connected with {name}". */
  readonly name: string;
  /** A browser-extension wallet can add tokens and switch networks (WALLET-7). */
  readonly isExtension: boolean;
  /** The account is a contract that runs several calls in one transaction (EIP-5792). */
  readonly sendsBatches: boolean;
}

export interface WalletState {
  /** `reconnecting` is the silent attempt at the start; `connecting` is one that the person asked for. */
  readonly status: 'reconnecting' | 'disconnected' | 'connecting' | 'connected';
  /** Null without a wallet and on an unsupported network: no account of an unusable chain reaches a screen. */
  readonly account: Address | null;
  /** The network the wallet is on, supported or not. */
  readonly walletChainId: number | null;
  readonly connected: ConnectedWallet | null;
  /** The option being connected, while `status` is `connecting`. */
  readonly pendingConnectorId: string | null;
  readonly error: WalletErrorKind | null;
}

const initialState: WalletState = {
  status: 'reconnecting',
  account: null,
  walletChainId: null,
  connected: null,
  pendingConnectorId: null,
  error: null,
};

const restingStatus = ({ account }: WalletState) => (account === null ? 'disconnected' : 'connected');

const slice = createSlice({
  name: 'wallet',
  initialState,
  reducers: {
    /** A connection that exists stays until the new one is there. */
    walletConnecting: (state, action: PayloadAction<{ connectorId: string }>): WalletState => ({
      ...state,
      status: 'connecting',
      pendingConnectorId: action.payload.connectorId,
      error: null,
    }),
    /** The person left a connection that was under way, or the message about a failed one. */
    walletConnectingLeft: (state): WalletState => ({ ...state, status: restingStatus(state), pendingConnectorId: null, error: null }),
    /** What the wallet in force tells meanwhile does not end the connection of another one. */
    walletConnected: (
      { status, pendingConnectorId },
      { payload }: PayloadAction<{ account: Address; walletChainId: number; connected: ConnectedWallet }>,
    ): WalletState =>
      status === 'connecting' && pendingConnectorId !== payload.connected.connectorId
        ? { ...initialState, status, pendingConnectorId, ...payload }
        : { ...initialState, status: 'connected', ...payload },
    walletOnUnsupportedChain: (_state, action: PayloadAction<{ walletChainId: number; connected: ConnectedWallet }>): WalletState => ({
      ...initialState,
      status: 'disconnected',
      ...action.payload,
      error: 'unsupportedChain',
    }),
    walletFailed: (state, action: PayloadAction<{ connectorId: string; error: WalletErrorKind }>): WalletState => ({
      ...state,
      status: restingStatus(state),
      pendingConnectorId: action.payload.connectorId,
      error: action.payload.error,
    }),
    /** A connection that stood has broken: there is an error and no account (WALLET-10). */
    walletLost: (): WalletState => ({ ...initialState, status: 'disconnected', error: 'connectionLost' }),
    walletDisconnected: (): WalletState => ({ ...initialState, status: 'disconnected' }),
  },
});

export const walletReducer = slice.reducer;
export const {
  walletConnecting,
  walletConnectingLeft,
  walletConnected,
  walletOnUnsupportedChain,
  walletFailed,
  walletLost,
  walletDisconnected,
} = slice.actions;
