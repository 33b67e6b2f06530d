import type { AmountFault, RawAmount } from '@dex/mf-shared/domain';

/** What the button of the deposit dialog stands for; one text and one look each. */
export type DepositButtonKind =
  | 'connectWallet'
  | 'tooFine'
  | 'tooLarge'
  | 'enterAmount'
  | 'exceedsBalance'
  | 'balanceUnknown'
  | 'approveFirst'
  | 'deposit';

export interface DepositButtonFacts {
  readonly hasAccount: boolean;
  /** Why what was typed is no amount. */
  readonly amountFault: AmountFault | null;
  readonly amount: RawAmount | null;
  /** Shares that are not staked; null while unknown. */
  readonly balance: RawAmount | null;
  /** Everything that the order needs is approved or signed. */
  readonly isAllowed: boolean;
}

/** The first rule that holds decides (MINING-6). */
const RULES: readonly { readonly kind: DepositButtonKind; readonly when: (facts: DepositButtonFacts) => boolean }[] = [
  { kind: 'connectWallet', when: ({ hasAccount }) => !hasAccount },
  { kind: 'tooFine', when: ({ amountFault }) => amountFault === 'tooFine' },
  { kind: 'tooLarge', when: ({ amountFault }) => amountFault === 'tooLarge' },
  { kind: 'enterAmount', when: ({ amount }) => amount === null || amount === '0' },
  { kind: 'balanceUnknown', when: ({ balance }) => balance === null },
  { kind: 'exceedsBalance', when: ({ amount, balance }) => amount !== null && balance !== null && BigInt(amount) > BigInt(balance) },
  { kind: 'approveFirst', when: ({ isAllowed }) => !isAllowed },
];

/** The one kind that decides the button's text, colour and click. */
export function depositButton(facts: DepositButtonFacts): DepositButtonKind {
  return RULES.find(({ when }) => when(facts))?.kind ?? 'deposit';
}
