import type { AmountFault, DecimalsStanding } from '@dex/mf-shared/domain';

/** Everything that decides what the send form's button says (SEND-1). */
export interface SendButtonFacts {
  readonly account: 'none' | 'connected';
  readonly wrongNetwork: boolean;
  readonly hasAmount: boolean;
  /** Why what was typed is no amount. */
  readonly amountFault: AmountFault | null;
  readonly hasCurrency: boolean;
  /** What the decimals of the typed amounts come from. */
  readonly decimals: DecimalsStanding;
  /** `unread`: nobody could say whom the text stands for, or whether they may receive. */
  readonly recipient: 'empty' | 'resolving' | 'unread' | 'unresolved' | 'valid' | 'forbidden';
  /** Null while unknown. */
  readonly hasEnough: boolean | null;
}

export type SendButtonKind =
  | 'wrongNetwork'
  | 'connectWallet'
  | 'tooFine'
  | 'tooLarge'
  | 'enterAmount'
  | 'selectToken'
  | 'decimalsConflict'
  | 'tokenUnread'
  | 'tokenChecking'
  | 'enterRecipient'
  | 'resolvingRecipient'
  | 'recipientUnread'
  | 'invalidRecipient'
  | 'insufficientBalance'
  | 'balanceUnknown'
  | 'review';

/** The first rule that matches wins; the order is the specification. */
export const SEND_BUTTON_RULES: readonly { readonly kind: SendButtonKind; readonly when: (facts: SendButtonFacts) => boolean }[] = [
  { kind: 'connectWallet', when: (facts) => facts.account === 'none' },
  { kind: 'wrongNetwork', when: (facts) => facts.wrongNetwork },
  { kind: 'tooFine', when: (facts) => facts.amountFault === 'tooFine' },
  { kind: 'tooLarge', when: (facts) => facts.amountFault === 'tooLarge' },
  { kind: 'enterAmount', when: (facts) => !facts.hasAmount },
  { kind: 'selectToken', when: (facts) => !facts.hasCurrency },
  { kind: 'decimalsConflict', when: (facts) => facts.decimals === 'disagree' },
  { kind: 'tokenUnread', when: (facts) => facts.decimals === 'unread' },
  { kind: 'enterRecipient', when: (facts) => facts.recipient === 'empty' },
  { kind: 'resolvingRecipient', when: (facts) => facts.recipient === 'resolving' },
  { kind: 'recipientUnread', when: (facts) => facts.recipient === 'unread' },
  { kind: 'invalidRecipient', when: (facts) => facts.recipient === 'unresolved' || facts.recipient === 'forbidden' },
  { kind: 'insufficientBalance', when: (facts) => facts.hasEnough === false },
  { kind: 'tokenChecking', when: (facts) => facts.decimals === 'checking' },
  { kind: 'balanceUnknown', when: (facts) => facts.hasEnough === null },
  { kind: 'review', when: () => true },
];

/** What the button says and does: the kind of the first matching rule. */
export function sendButtonKind(facts: SendButtonFacts): SendButtonKind {
  return SEND_BUTTON_RULES.find(({ when }) => when(facts))?.kind ?? 'review';
}
