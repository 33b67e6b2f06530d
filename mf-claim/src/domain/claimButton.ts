import type { ClaimStatus } from './claimLookup';

/** How far the claim of one recipient has come (CLAIM-7). */
export type ClaimProgress =
  | { readonly kind: 'idle' }
  | { readonly kind: 'pending'; readonly hash: string }
  | { readonly kind: 'claimed'; readonly hash: string };

export interface ClaimFacts {
  readonly hasAccount: boolean;
  /** Claims exist only on chain 1 (CLAIM-1). */
  readonly isOnClaimChain: boolean;
  readonly recipient: 'empty' | 'invalid' | 'resolving' | 'valid';
  readonly status: ClaimStatus['kind'] | null;
  readonly progress: ClaimProgress['kind'];
}

/** What the claim button is, with the one reason why it cannot be pressed. */
export type ClaimButtonKind =
  | 'connectWallet'
  | 'switchNetwork'
  | 'claiming'
  | 'enterAddress'
  | 'invalidAddress'
  | 'resolving'
  | 'looking'
  | 'downloadFailed'
  | 'unavailable'
  | 'refused'
  | 'claim';

/** The first rule that holds wins; the order is the specification. */
const rules: readonly { readonly kind: ClaimButtonKind; readonly when: (facts: ClaimFacts) => boolean }[] = [
  { kind: 'connectWallet', when: (facts) => !facts.hasAccount },
  { kind: 'switchNetwork', when: (facts) => !facts.isOnClaimChain },
  { kind: 'claiming', when: (facts) => facts.progress === 'pending' },
  { kind: 'enterAddress', when: (facts) => facts.recipient === 'empty' },
  { kind: 'resolving', when: (facts) => facts.recipient === 'resolving' },
  { kind: 'invalidAddress', when: (facts) => facts.recipient === 'invalid' },
  { kind: 'looking', when: (facts) => facts.status === null || facts.status === 'looking' || facts.status === 'checking' },
  { kind: 'downloadFailed', when: (facts) => facts.status === 'downloadFailed' || facts.status === 'checkFailed' },
  { kind: 'unavailable', when: (facts) => facts.status === 'notEligible' || facts.status === 'claimed' },
  { kind: 'refused', when: (facts) => facts.status === 'refused' },
  { kind: 'claim', when: () => true },
];

/** The claim button of both dialogs and of the claim screen. */
export function claimButton(facts: ClaimFacts): ClaimButtonKind {
  return rules.find((rule) => rule.when(facts))?.kind ?? 'claim';
}
