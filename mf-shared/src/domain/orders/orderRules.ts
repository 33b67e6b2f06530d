/**
 * Where a section stands with the figures that its terms are compared with: those of the newest block; those of the block before, while the
 * next ones are read; or none to go by. While they are read a press waits for them; without them there is none (ORDER-2).
 */
export type SectionFigures = 'known' | 'beingRead' | 'unknown';

/** What the confirm button of an order is decided from. */
export interface OrderButtonFacts {
  readonly status: 'preparing' | 'refreshing' | 'blocked' | 'ready' | 'other';
  /** An approval has to be mined before the call can be sent. */
  readonly waitsForApproval: boolean;
  /** The section's own terms are no longer those that are shown (a price that moved). */
  readonly isOutdated: boolean;
  readonly figures: SectionFigures;
  /** It was pressed while the figures are being read, and counts once they are there. */
  readonly isPressHeld: boolean;
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
  { kind: 'waiting', when: ({ figures, isPressHeld }) => figures === 'unknown' || (figures === 'beingRead' && isPressHeld) },
  { kind: 'confirmAgain', when: ({ hasEarlierRequest }) => hasEarlierRequest },
  { kind: 'confirm', when: () => true },
];

/** What the confirm button of an order is. */
export function orderButtonKind(facts: OrderButtonFacts): OrderButtonKind {
  return ORDER_BUTTON_RULES.find(({ when }) => when(facts))?.kind ?? 'blocked';
}
