import type { TxHash } from '@dex/mf-shared/domain';
import type { ClaimStatus } from './claimLookup';

/** How far the claim of one recipient has come (CLAIM-7). */
export type ClaimProgress =
  | { readonly kind: 'idle' }
  /** On its way; without a hash while the wallet that took it has not given one. */
  | { readonly kind: 'pending'; readonly hash: TxHash | null }
  /** The wallet gave no clear answer: it may have been sent. Claiming twice pays once, so it may be asked for again. */
  | { readonly kind: 'unclear' }
  | { readonly kind: 'claimed'; readonly hash: TxHash };

/** True once the claim itself is shown in place of its form. */
export function isUnderWay(progress: ClaimProgress): progress is Extract<ClaimProgress, { readonly hash: unknown }> {
  return progress.kind === 'pending' || progress.kind === 'claimed';
}

export interface ClaimFacts {
  readonly hasAccount: boolean;
  /** Claims exist only on chain 1 (CLAIM-1). */
  readonly isOnClaimChain: boolean;
  /** `unread`: nobody could say whom the text stands for, or whether they may receive. */
  readonly recipient: 'empty' | 'invalid' | 'resolving' | 'unread' | 'valid';
  readonly status: ClaimStatus['kind'] | null;
  readonly progress: ClaimProgress['kind'];
}

/** What the claim button is, with the one reason why it cannot be pressed. */
export type ClaimButtonKind =
  | 'connectWallet'
  | 'switchNetwork'
  | 'claiming'
  | 'enterAddress'
  | 'addressUnread'
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
  { kind: 'addressUnread', when: (facts) => facts.recipient === 'unread' },
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
