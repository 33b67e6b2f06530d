import type { AmountFault, DecimalsStanding } from '@dex/mf-shared/domain';

/** Everything that decides what the main button of adding says (V3-4). */
export interface AddButtonFacts {
  readonly isConnected: boolean;
  readonly hasUnsupportedAsset: boolean;
  /** What the decimals of the typed amounts come from. */
  readonly decimals: DecimalsStanding;
  readonly pool: 'invalid' | 'loading' | 'failed' | 'known';
  readonly invalidPrice: boolean;
  /** A start price or an end of the range is still missing. */
  readonly incomplete: boolean;
  readonly missingAmount: boolean;
  /** Why what was typed is no amount. */
  readonly amountFault: AmountFault | null;
  /** The first and the second token's balance: null while it is not known. */
  readonly hasEnoughA: boolean | null;
  readonly hasEnoughB: boolean | null;
  readonly invalidRange: boolean;
  readonly approvalMissing: boolean;
  /** A pool has to be made in a transaction of its own first (chains 10 and 69). */
  readonly mustCreateFirst: boolean;
  readonly isExpert: boolean;
}

export type AddButtonKind =
  | 'connectWallet'
  | 'unsupportedAsset'
  | 'decimalsConflict'
  | 'tokenUnread'
  | 'tokenChecking'
  | 'poolLoading'
  | 'poolFailed'
  | 'invalidPair'
  | 'invalidPrice'
  | 'createFirst'
  | 'tooFine'
  | 'tooLarge'
  | 'enterAmount'
  | 'insufficientB'
  | 'insufficientA'
  | 'invalidRange'
  | 'balanceUnknown'
  | 'approveFirst'
  | 'add'
  | 'preview';

/** The first rule that matches wins; the order is the specification. Of two short balances the later token's is named. */
export const ADD_BUTTON_RULES: readonly { readonly kind: AddButtonKind; readonly when: (facts: AddButtonFacts) => boolean }[] = [
  { kind: 'connectWallet', when: (facts) => !facts.isConnected },
  { kind: 'unsupportedAsset', when: (facts) => facts.hasUnsupportedAsset },
  { kind: 'decimalsConflict', when: (facts) => facts.decimals === 'disagree' },
  { kind: 'tokenUnread', when: (facts) => facts.decimals === 'unread' },
  { kind: 'poolLoading', when: (facts) => facts.pool === 'loading' },
  { kind: 'poolFailed', when: (facts) => facts.pool === 'failed' },
  { kind: 'invalidPair', when: (facts) => facts.pool === 'invalid' },
  { kind: 'invalidPrice', when: (facts) => facts.invalidPrice },
  { kind: 'tokenChecking', when: (facts) => facts.decimals === 'checking' },
  { kind: 'createFirst', when: (facts) => facts.mustCreateFirst },
  { kind: 'invalidRange', when: (facts) => facts.invalidRange },
  { kind: 'tooFine', when: (facts) => facts.amountFault === 'tooFine' },
  { kind: 'tooLarge', when: (facts) => facts.amountFault === 'tooLarge' },
  { kind: 'enterAmount', when: (facts) => facts.incomplete || facts.missingAmount },
  { kind: 'insufficientB', when: (facts) => facts.hasEnoughB === false },
  { kind: 'insufficientA', when: (facts) => facts.hasEnoughA === false },
  { kind: 'balanceUnknown', when: (facts) => facts.hasEnoughA === null || facts.hasEnoughB === null },
  { kind: 'approveFirst', when: (facts) => facts.approvalMissing },
  { kind: 'add', when: (facts) => facts.isExpert },
  { kind: 'preview', when: () => true },
];

/** What the button says and does: the kind of the first matching rule. */
export function addButtonKind(facts: AddButtonFacts): AddButtonKind {
  return ADD_BUTTON_RULES.find(({ when }) => when(facts))?.kind ?? 'preview';
}
