import type { Provider } from '@web3-react/types';

/** A wallet's provider (EIP-1193), with what a hosted one may add. */
export interface WalletProvider extends Provider {
  /** Ends the session, where the wallet has one. */
  disconnect?(): unknown;
}

function isFunction(value: unknown): boolean {
  return typeof value === 'function';
}

/** True for an object that answers requests and tells of changes; one that cannot even be looked at is gone. */
export function isWalletProvider(value: unknown): value is WalletProvider {
  if (typeof value !== 'object' || value === null) return false;
  const candidate: Partial<Record<keyof WalletProvider, unknown>> = value;
  try {
    return isFunction(candidate.request) && isFunction(candidate.on) && isFunction(candidate.removeListener);
  } catch {
    return false;
  }
}

/** Hears no more of an event; a wallet that is gone cannot be told to be quiet. */
export function stopHearing(provider: WalletProvider | null, event: string, listener: (value: unknown) => void): void {
  try {
    if (isWalletProvider(provider)) provider.removeListener(event, listener);
  } catch (cause) {
    console.debug('The wallet goes on telling', cause);
  }
}
