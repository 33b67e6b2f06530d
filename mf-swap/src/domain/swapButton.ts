import type { AmountFault, DecimalsStanding } from '@dex/mf-shared/domain';

/** Everything that decides what the swap form's main button says (SWAP-1; the shape of it: mf-shared/docs/facts-kind-presentation.md). */
export interface SwapButtonFacts {
  readonly isAvailable: boolean;
  readonly account: 'none' | 'connected';
  readonly wrongNetwork: boolean;
  readonly hasAmount: boolean;
  /** Why what was typed is no amount. */
  readonly amountFault: AmountFault | null;
  readonly hasBothCurrencies: boolean;
  readonly hasUnsupportedAsset: boolean;
  /** What the decimals of the typed amounts come from. */
  readonly decimals: DecimalsStanding;
  readonly wrap: 'none' | 'wrap' | 'unwrap';
  /** `none` when no recipient was typed: the sender receives. `unread`: nobody could say whom the text stands for, or whether they may receive. */
  readonly recipient: 'none' | 'empty' | 'resolving' | 'unread' | 'unresolved' | 'valid' | 'forbidden';
  /** Null while unknown: unknown is not zero (FIGURE-4). */
  readonly hasEnough: boolean | null;
  readonly wrapPending: boolean;
  readonly quote: 'loading' | 'invalid' | 'noRoute' | 'partial' | 'valid' | 'syncing';
  /** The figures of the network are not known to hold any more (an outage, a node that is behind). */
  readonly areFiguresOld: boolean;
  readonly singleHopOnly: boolean;
  readonly approval: 'ready' | 'needed' | 'pending' | 'unknown';
  readonly isExpert: boolean;
  readonly impactSeverity: 0 | 1 | 2 | 3 | 4;
}

export type SwapButtonKind =
  | 'notAvailable'
  | 'connectWallet'
  | 'wrongNetwork'
  | 'unsupportedAsset'
  | 'tooFine'
  | 'tooLarge'
  | 'enterWrapAmount'
  | 'enterUnwrapAmount'
  | 'insufficientToWrap'
  | 'insufficientToUnwrap'
  | 'wrapPending'
  | 'wrap'
  | 'unwrap'
  | 'enterAmount'
  | 'selectToken'
  | 'decimalsConflict'
  | 'tokenUnread'
  | 'tokenChecking'
  | 'enterRecipient'
  | 'resolvingRecipient'
  | 'recipientUnread'
  | 'invalidRecipient'
  | 'waitingForFigures'
  | 'insufficientBalance'
  | 'loadingQuote'
  | 'noRoute'
  | 'noRouteSingleHop'
  | 'balanceUnknown'
  | 'impactBlockedBesideApproval'
  | 'impactBlocked'
  | 'approvalUnknown'
  | 'approveFirst'
  | 'swapAnyway'
  | 'swap';

/** The first rule that matches wins; the order is the specification. */
export const SWAP_BUTTON_RULES: readonly { readonly kind: SwapButtonKind; readonly when: (facts: SwapButtonFacts) => boolean }[] = [
  { kind: 'connectWallet', when: (facts) => facts.account === 'none' },
  { kind: 'wrongNetwork', when: (facts) => facts.wrongNetwork },
  { kind: 'notAvailable', when: (facts) => !facts.isAvailable && facts.wrap === 'none' },
  { kind: 'unsupportedAsset', when: (facts) => facts.hasUnsupportedAsset },
  { kind: 'tooFine', when: (facts) => facts.amountFault === 'tooFine' },
  { kind: 'tooLarge', when: (facts) => facts.amountFault === 'tooLarge' },
  { kind: 'wrapPending', when: (facts) => facts.wrap !== 'none' && facts.wrapPending },
  { kind: 'enterWrapAmount', when: (facts) => facts.wrap === 'wrap' && !facts.hasAmount },
  { kind: 'enterUnwrapAmount', when: (facts) => facts.wrap === 'unwrap' && !facts.hasAmount },
  { kind: 'insufficientToWrap', when: (facts) => facts.wrap === 'wrap' && facts.hasEnough === false },
  { kind: 'insufficientToUnwrap', when: (facts) => facts.wrap === 'unwrap' && facts.hasEnough === false },
  { kind: 'balanceUnknown', when: (facts) => facts.wrap !== 'none' && facts.hasEnough === null },
  { kind: 'wrap', when: (facts) => facts.wrap === 'wrap' },
  { kind: 'unwrap', when: (facts) => facts.wrap === 'unwrap' },
  { kind: 'enterAmount', when: (facts) => !facts.hasAmount },
  { kind: 'selectToken', when: (facts) => !facts.hasBothCurrencies },
  { kind: 'decimalsConflict', when: (facts) => facts.decimals === 'disagree' },
  { kind: 'tokenUnread', when: (facts) => facts.decimals === 'unread' },
  { kind: 'enterRecipient', when: (facts) => facts.recipient === 'empty' },
  { kind: 'resolvingRecipient', when: (facts) => facts.recipient === 'resolving' },
  { kind: 'recipientUnread', when: (facts) => facts.recipient === 'unread' },
  { kind: 'invalidRecipient', when: (facts) => facts.recipient === 'unresolved' || facts.recipient === 'forbidden' },
  { kind: 'waitingForFigures', when: (facts) => facts.areFiguresOld },
  { kind: 'insufficientBalance', when: (facts) => facts.hasEnough === false },
  { kind: 'noRouteSingleHop', when: (facts) => facts.quote === 'noRoute' && facts.singleHopOnly },
  { kind: 'noRoute', when: (facts) => facts.quote === 'noRoute' },
  { kind: 'loadingQuote', when: (facts) => facts.quote !== 'valid' && facts.quote !== 'syncing' },
  { kind: 'tokenChecking', when: (facts) => facts.decimals === 'checking' },
  { kind: 'impactBlockedBesideApproval', when: (facts) => isBlocked(facts) && needsApproval(facts) },
  { kind: 'impactBlocked', when: isBlocked },
  { kind: 'balanceUnknown', when: (facts) => facts.hasEnough === null },
  { kind: 'approveFirst', when: needsApproval },
  { kind: 'approvalUnknown', when: (facts) => facts.approval === 'unknown' },
  { kind: 'swapAnyway', when: (facts) => facts.impactSeverity > 2 },
  { kind: 'swap', when: () => true },
];

/**
 * Whether a review may be opened, or new terms taken in one that is open, where the button says this: whichever way leads there, what the
 * form refuses stays refused. A missing allowance is asked for in the review itself.
 */
export function canReview(kind: SwapButtonKind): boolean {
  return kind === 'swap' || kind === 'swapAnyway' || kind === 'approveFirst';
}

function isBlocked(facts: SwapButtonFacts): boolean {
  return !facts.isExpert && facts.impactSeverity > 3;
}

function needsApproval(facts: SwapButtonFacts): boolean {
  return facts.approval === 'needed' || facts.approval === 'pending';
}

/** What the button says and does: the kind of the first matching rule. */
export function swapButtonKind(facts: SwapButtonFacts): SwapButtonKind {
  return SWAP_BUTTON_RULES.find(({ when }) => when(facts))?.kind ?? 'swap';
}
