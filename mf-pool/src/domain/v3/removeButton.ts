/** Everything that decides what the button of a removal says (V3-18). */
export interface RemoveButtonFacts {
  readonly isClosed: boolean;
  readonly isConnected: boolean;
  readonly isOperator: boolean;
  readonly percent: number;
  readonly hasAmounts: boolean;
}

export type RemoveButtonKind = 'closed' | 'connectWallet' | 'notYours' | 'enterPercent' | 'amountsUnknown' | 'remove';

/** The first rule that matches wins; the order is the specification. */
export const REMOVE_BUTTON_RULES: readonly { readonly kind: RemoveButtonKind; readonly when: (facts: RemoveButtonFacts) => boolean }[] = [
  { kind: 'closed', when: (facts) => facts.isClosed },
  { kind: 'connectWallet', when: (facts) => !facts.isConnected },
  { kind: 'enterPercent', when: (facts) => facts.percent === 0 },
  { kind: 'notYours', when: (facts) => !facts.isOperator },
  { kind: 'amountsUnknown', when: (facts) => !facts.hasAmounts },
  { kind: 'remove', when: () => true },
];

/** What the button says and does: the kind of the first matching rule. */
export function removeButtonKind(facts: RemoveButtonFacts): RemoveButtonKind {
  return REMOVE_BUTTON_RULES.find(({ when }) => when(facts))?.kind ?? 'remove';
}
