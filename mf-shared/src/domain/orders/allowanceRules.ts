import type { Address } from '../address';
import type { ChainId } from '../chainId';

/** Whose allowance it is: all that is known of it, asked for it or failed with it is kept under these four. */
export interface AllowanceKey {
  readonly chainId: ChainId;
  readonly account: Address;
  readonly token: Address;
  readonly spender: Address;
}

/** The key as one text, the same for any case of its addresses. */
export function allowanceId({ chainId, account, token, spender }: AllowanceKey): string {
  return [chainId, account, token, spender].join('-').toLowerCase();
}

/** How an allowance stands to what an order needs. */
export type AllowanceKind = 'unknown' | 'enough' | 'signed' | 'asking' | 'pending' | 'unclear' | 'needed';

/** What that is decided from; `allowance` in raw units, null while it is not known. */
export interface AllowanceFacts {
  readonly allowance: string | null;
  readonly amount: string;
  readonly hasUsablePermit: boolean;
  /** The wallet is being asked for it. */
  readonly isAsked: boolean;
  /** An approval is on its way to the chain. */
  readonly isPending: boolean;
  /** The wallet gave no clear answer to an earlier request: one may be on its way. */
  readonly isUnclear: boolean;
}

interface Rule {
  readonly kind: AllowanceKind;
  readonly when: (facts: AllowanceFacts) => boolean;
}

/** The first rule that holds decides; what the chain already allows wins over everything (ORDER-13). */
export const ALLOWANCE_RULES: readonly Rule[] = [
  { kind: 'enough', when: ({ allowance, amount }) => allowance !== null && BigInt(allowance) >= BigInt(amount) },
  { kind: 'signed', when: ({ hasUsablePermit }) => hasUsablePermit },
  { kind: 'unknown', when: ({ allowance }) => allowance === null },
  { kind: 'asking', when: ({ isAsked }) => isAsked },
  { kind: 'pending', when: ({ isPending }) => isPending },
  { kind: 'unclear', when: ({ isUnclear }) => isUnclear },
  { kind: 'needed', when: () => true },
];

/** How an allowance stands. */
export function allowanceKind(facts: AllowanceFacts): AllowanceKind {
  return ALLOWANCE_RULES.find(({ when }) => when(facts))?.kind ?? 'unknown';
}
