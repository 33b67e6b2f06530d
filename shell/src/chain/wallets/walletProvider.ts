import type { Provider } from '@web3-react/types';

/** A wallet's provider (EIP-1193), with what a hosted one may add. */
export interface WalletProvider extends Provider {
  /** Ends the session, where the wallet has one. */
  disconnect?(): unknown;
}

function isFunction(value: unknown): boolean {
  return typeof value === 'function';
}

/** True for an object that answers requests and tells of changes. */
export function isWalletProvider(value: unknown): value is WalletProvider {
  if (typeof value !== 'object' || value === null) return false;
  const candidate: Partial<Record<keyof WalletProvider, unknown>> = value;
  return isFunction(candidate.request) && isFunction(candidate.on) && isFunction(candidate.removeListener);
}
