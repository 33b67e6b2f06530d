import type { AmountFault, DecimalsStanding, RawAmount } from '@dex/mf-shared/domain';
import type { PairState } from './pair';

/** What the button of the add screen stands for; one text and one look each. */
export type AddButtonKind =
  | 'connectWallet'
  | 'invalidPair'
  | 'unsupportedAsset'
  | 'selectToken'
  | 'decimalsConflict'
  | 'tokenUnread'
  | 'tokenChecking'
  | 'loadingPair'
  | 'pairFailed'
  | 'tooFine'
  | 'tooLarge'
  | 'enterAmount'
  | 'insufficientBalanceA'
  | 'insufficientBalanceB'
  | 'tooSmall'
  | 'balanceUnknown'
  | 'approveFirst'
  | 'supply';

export interface AddButtonFacts {
  readonly hasAccount: boolean;
  readonly hasTokens: boolean;
  /** Two ids that make no pair: the native coin with its wrapped form, or no version 2. */
  readonly isInvalidPair: boolean;
  readonly hasUnsupportedAsset: boolean;
  /** What the decimals of the typed amounts come from. */
  readonly decimals: DecimalsStanding;
  readonly pair: PairState['kind'];
  /** Why what was typed is no amount. */
  readonly amountFault: AmountFault | null;
  readonly amountA: RawAmount | null;
  readonly amountB: RawAmount | null;
  /** Null while not known. */
  readonly balanceA: RawAmount | null;
  readonly balanceB: RawAmount | null;
  /** Shares that the deposit gives; null when the pair would refuse it. */
  readonly minted: RawAmount | null;
  /** What the order needs is approved, but for a little that its review asks for. */
  readonly isAllowed: boolean;
}

/** The first rule that holds decides (V2-2). */
const RULES: readonly { readonly kind: AddButtonKind; readonly when: (facts: AddButtonFacts) => boolean }[] = [
  { kind: 'connectWallet', when: ({ hasAccount }) => !hasAccount },
  { kind: 'invalidPair', when: ({ isInvalidPair }) => isInvalidPair },
  { kind: 'unsupportedAsset', when: ({ hasUnsupportedAsset }) => hasUnsupportedAsset },
  { kind: 'selectToken', when: ({ hasTokens }) => !hasTokens },
  { kind: 'decimalsConflict', when: ({ decimals }) => decimals === 'disagree' },
  { kind: 'tokenUnread', when: ({ decimals }) => decimals === 'unread' },
  { kind: 'loadingPair', when: ({ pair }) => pair === 'loading' },
  { kind: 'pairFailed', when: ({ pair }) => pair === 'failed' },
  { kind: 'tooFine', when: ({ amountFault }) => amountFault === 'tooFine' },
  { kind: 'tooLarge', when: ({ amountFault }) => amountFault === 'tooLarge' },
  { kind: 'enterAmount', when: ({ amountA, amountB }) => amountA === null || amountB === null },
  { kind: 'insufficientBalanceA', when: ({ amountA, balanceA }) => exceeds(amountA, balanceA) },
  { kind: 'insufficientBalanceB', when: ({ amountB, balanceB }) => exceeds(amountB, balanceB) },
  { kind: 'tooSmall', when: ({ minted }) => minted === null },
  { kind: 'balanceUnknown', when: ({ balanceA, balanceB }) => balanceA === null || balanceB === null },
  { kind: 'tokenChecking', when: ({ decimals }) => decimals === 'checking' },
  { kind: 'approveFirst', when: ({ isAllowed }) => !isAllowed },
];

/** The one kind that decides the button's text, colour and click. */
export function addButton(facts: AddButtonFacts): AddButtonKind {
  return RULES.find(({ when }) => when(facts))?.kind ?? 'supply';
}

function exceeds(amount: RawAmount | null, balance: RawAmount | null): boolean {
  return amount !== null && balance !== null && BigInt(amount) > BigInt(balance);
}
