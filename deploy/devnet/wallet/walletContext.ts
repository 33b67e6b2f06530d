import type { WalletConfig } from './walletConfig';
import type { WalletConsent } from './walletConsent';
import type { WalletEvents } from './walletEvents';
import type { WalletHabits } from './walletHabits';
import type { SentTransactions } from './sentTransactions';
import type { WalletSession } from './walletSession';

/** What the wallet's request handlers work with. */
export interface WalletContext {
  readonly config: WalletConfig;
  readonly session: WalletSession;
  readonly consent: WalletConsent;
  readonly events: WalletEvents;
  readonly sent: SentTransactions;
  readonly habits: WalletHabits;
}

/** A quantity of the JSON-RPC interface. */
export function toQuantity(value: bigint | number): string {
  return `0x${value.toString(16)}`;
}
