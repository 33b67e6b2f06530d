import { sameAddress, type Address, type CodeKind } from '@dex/mf-shared/domain';

/** What is worth knowing about a recipient that may receive. Null means that it is not known yet, 'unreached' that the node did not say. */
export interface RecipientFacts {
  readonly recipient: Address;
  readonly sender: Address;
  /** Addresses that this account sent to or received at before, newest first. */
  readonly knownRecipients: readonly string[];
  readonly code: CodeKind | 'unreached' | null;
}

/** A notice about a recipient, most serious first. */
export type RecipientNotice =
  | { readonly kind: 'looksLike'; readonly known: string }
  | { readonly kind: 'isContract' }
  | { readonly kind: 'codeUnknown' }
  | { readonly kind: 'isSender' }
  | { readonly kind: 'neverUsed' };

const HEAD = 6;
const TAIL = 4;

/** True if two different addresses begin and end alike, so that a shortened form would not tell them apart. */
export function looksAlike(one: string, other: string): boolean {
  if (sameAddress(one, other)) return false;
  const [left, right] = [one.toLowerCase(), other.toLowerCase()];
  return left.slice(0, HEAD) === right.slice(0, HEAD) && left.slice(-TAIL) === right.slice(-TAIL);
}

/** Everything that should be said about a recipient; empty when nothing is odd. */
export function recipientNotices(facts: RecipientFacts): readonly RecipientNotice[] {
  const { recipient, sender, knownRecipients, code } = facts;
  const notices: RecipientNotice[] = [];
  if (sameAddress(recipient, sender)) return [{ kind: 'isSender' }];
  const alike = [sender, ...knownRecipients].find((known) => looksAlike(known, recipient));
  if (alike) notices.push({ kind: 'looksLike', known: alike });
  if (code === 'contract') notices.push({ kind: 'isContract' });
  if (code === 'unreached') notices.push({ kind: 'codeUnknown' });
  if (!knownRecipients.some((known) => sameAddress(known, recipient))) notices.push({ kind: 'neverUsed' });
  return notices;
}
