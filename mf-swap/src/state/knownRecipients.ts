import type { TransactionDetails } from '@dex/mf-shared/state';
import { parseAddress, sameAddress, type Address } from '@dex/mf-shared/domain';

/** Every address that an account sent to, or let a swap pay out to, as its recorded transactions on a network say; newest first. */
export function knownRecipients(
  transactions: Readonly<Record<string, Pick<TransactionDetails, 'from' | 'addedTime' | 'summary'>>>,
  sender: Address,
): readonly Address[] {
  return Object.values(transactions)
    .filter(({ from }) => sameAddress(from, sender))
    .sort((one, other) => other.addedTime - one.addedTime)
    .flatMap(({ summary }) => (summary.kind === 'send' || summary.kind === 'swap' ? (parseAddress(summary.recipient ?? '') ?? []) : []));
}
