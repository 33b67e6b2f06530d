import type { WalletState } from '@dex/mf-shared/state';

/** What the wallet dialog shows (WALLET-5). */
export type WalletView =
  | { readonly kind: 'account' }
  | { readonly kind: 'options' }
  | { readonly kind: 'pending'; readonly connectorId: string; readonly phase: 'connecting' | 'failed' }
  | { readonly kind: 'wrongNetwork' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'error' };

export interface WalletViewFacts {
  readonly wallet: WalletState;
  /** The person pressed Change, or the back link of a connection under way. */
  readonly wantsOptions: boolean;
}

/** The first rule that fits decides: a connection under way, then the options if asked for, then what is wrong, then the account. */
export function walletView({ wallet, wantsOptions }: WalletViewFacts): WalletView {
  const { status, pendingConnectorId, error, account } = wallet;
  if (status === 'connecting' && pendingConnectorId !== null)
    return { kind: 'pending', connectorId: pendingConnectorId, phase: 'connecting' };
  if (error === 'connectionFailed' && pendingConnectorId !== null)
    return { kind: 'pending', connectorId: pendingConnectorId, phase: 'failed' };
  if (wantsOptions) return { kind: 'options' };
  if (error === 'unsupportedChain') return { kind: 'wrongNetwork' };
  if (error === 'connectionLost') return { kind: 'lost' };
  if (error === 'connectionFailed') return { kind: 'error' };
  return account === null ? { kind: 'options' } : { kind: 'account' };
}
