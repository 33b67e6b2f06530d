/** What the confirm button of an order is decided from. */
export interface OrderButtonFacts {
  readonly status: 'preparing' | 'refreshing' | 'blocked' | 'ready' | 'other';
  /** An approval has to be mined before the call can be sent. */
  readonly waitsForApproval: boolean;
  /** The section's own terms are no longer those that are shown (a price that moved). */
  readonly isOutdated: boolean;
  /** The section's own figures are being read anew: whether its terms still hold is not known yet. */
  readonly isSyncing: boolean;
  /** The wallet has not answered an earlier request of this account on this network, or it is not known what became of one. */
  readonly hasEarlierRequest: boolean;
}

export type OrderButtonKind = 'checking' | 'blocked' | 'outdated' | 'approveFirst' | 'waiting' | 'confirmAgain' | 'confirm';

interface Rule {
  readonly kind: OrderButtonKind;
  readonly when: (facts: OrderButtonFacts) => boolean;
}

/** The first rule that holds decides; their order is the specification (ORDER-4, ORDER-6, ORDER-7). */
export const ORDER_BUTTON_RULES: readonly Rule[] = [
  { kind: 'outdated', when: ({ isOutdated }) => isOutdated },
  { kind: 'checking', when: ({ status }) => status === 'preparing' || status === 'refreshing' },
  { kind: 'blocked', when: ({ status }) => status === 'blocked' || status === 'other' },
  { kind: 'approveFirst', when: ({ waitsForApproval }) => waitsForApproval },
  { kind: 'waiting', when: ({ isSyncing }) => isSyncing },
  { kind: 'confirmAgain', when: ({ hasEarlierRequest }) => hasEarlierRequest },
  { kind: 'confirm', when: () => true },
];

/** What the confirm button of an order is. */
export function orderButtonKind(facts: OrderButtonFacts): OrderButtonKind {
  return ORDER_BUTTON_RULES.find(({ when }) => when(facts))?.kind ?? 'blocked';
}
