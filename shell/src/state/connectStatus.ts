import type { WalletErrorKind, WalletState } from '@dex/mf-shared/state';

/** What the connection button says (SHELL-13). */
export type ConnectStatus =
  | { readonly kind: 'reconnecting' }
  | { readonly kind: 'pending'; readonly count: number }
  | { readonly kind: 'account'; readonly account: string; readonly name: string | null }
  | { readonly kind: 'wrongNetwork' }
  | { readonly kind: 'error' }
  | { readonly kind: 'invitation' };

export interface ConnectFacts {
  readonly status: WalletState['status'];
  readonly account: string | null;
  readonly name: string | null;
  readonly error: WalletErrorKind | null;
  readonly pendingCount: number;
}

/** The first rule that fits decides; the order is the specification. */
export function connectStatus({ status, account, name, error, pendingCount }: ConnectFacts): ConnectStatus {
  if (account !== null && pendingCount > 0) return { kind: 'pending', count: pendingCount };
  if (account !== null) return { kind: 'account', account, name };
  if (error === 'unsupportedChain') return { kind: 'wrongNetwork' };
  if (error === 'connectionFailed' || error === 'connectionLost') return { kind: 'error' };
  return status === 'reconnecting' ? { kind: 'reconnecting' } : { kind: 'invitation' };
}
