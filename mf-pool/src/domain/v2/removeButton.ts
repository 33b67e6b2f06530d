import type { AmountFault, DecimalsStanding } from '@dex/mf-shared/domain';
import type { PairState } from './pair';
import type { Removal } from './removeForm';

/** What the button of the remove screen stands for; one text and one look each. */
export type RemoveButtonKind =
  | 'connectWallet'
  | 'invalidPair'
  | 'decimalsConflict'
  | 'tokenUnread'
  | 'tokenChecking'
  | 'loadingPair'
  | 'pairFailed'
  | 'underWay'
  | 'tooFine'
  | 'tooLarge'
  | 'enterAmount'
  | 'approveFirst'
  | 'remove';

export interface RemoveButtonFacts {
  readonly hasAccount: boolean;
  readonly isInvalidPair: boolean;
  /** What the decimals of the typed amounts come from. */
  readonly decimals: DecimalsStanding;
  /** The part is chosen in percent or in shares: it is the same whatever the decimals of the two are. */
  readonly isByPart: boolean;
  readonly pair: PairState['kind'];
  /** Something that takes these shares was sent, and has no end yet. */
  readonly isUnderWay: boolean;
  /** Why what was typed cannot be taken out. */
  readonly amountFault: AmountFault | null;
  readonly removal: Pick<Removal, 'shares' | 'amountA' | 'amountB'>;
  /** Everything that the order needs is approved or signed. */
  readonly isAllowed: boolean;
}

/** The first rule that holds decides (V2-5). */
const RULES: readonly { readonly kind: RemoveButtonKind; readonly when: (facts: RemoveButtonFacts) => boolean }[] = [
  { kind: 'connectWallet', when: ({ hasAccount }) => !hasAccount },
  { kind: 'invalidPair', when: ({ isInvalidPair, pair }) => isInvalidPair || pair === 'notExists' },
  { kind: 'decimalsConflict', when: ({ decimals }) => decimals === 'disagree' },
  { kind: 'tokenUnread', when: ({ decimals, isByPart }) => decimals === 'unread' && !isByPart },
  { kind: 'loadingPair', when: ({ pair }) => pair === 'loading' },
  { kind: 'pairFailed', when: ({ pair }) => pair === 'failed' },
  { kind: 'underWay', when: ({ isUnderWay }) => isUnderWay },
  { kind: 'tooFine', when: ({ amountFault }) => amountFault === 'tooFine' },
  { kind: 'tooLarge', when: ({ amountFault }) => amountFault === 'tooLarge' },
  { kind: 'enterAmount', when: ({ removal }) => removal.shares === null || removal.amountA === null || removal.amountB === null },
  { kind: 'tokenChecking', when: ({ decimals }) => decimals === 'checking' },
  { kind: 'approveFirst', when: ({ isAllowed }) => !isAllowed },
];

/** The one kind that decides the button's text, colour and click. */
export function removeButton(facts: RemoveButtonFacts): RemoveButtonKind {
  return RULES.find(({ when }) => when(facts))?.kind ?? 'remove';
}
