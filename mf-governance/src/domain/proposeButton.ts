import type { DecimalsStanding } from '@dex/mf-shared/domain';
import type { ProposalFormFault } from './proposalForm';
import type { ProposalStatus } from './proposalStatus';

export interface ProposeFacts {
  readonly hasAccount: boolean;
  /** Governance is on Layer 1 Ethereum only (GOV-11). */
  readonly isAvailable: boolean;
  /** Current votes, raw; null while unknown. */
  readonly votes: string | null;
  /** The threshold read from the governor that will receive the proposal (GOV-10), raw; null while or when unknown. */
  readonly threshold: string | null;
  /** Votes or threshold are on their way. */
  readonly isLoading: boolean;
  /** Status of the account's latest proposal; null when it has none or it is not known. */
  readonly latestStatus: ProposalStatus | null;
  readonly formFault: ProposalFormFault | null;
  /** What the decimals of the typed amount come from. */
  readonly decimals: DecimalsStanding;
}

export type ProposeButtonKind =
  | 'connectWallet'
  | 'unavailable'
  | 'alreadyProposing'
  | 'loadingVotes'
  | 'thresholdUnknown'
  | 'votesUnknown'
  | 'belowThreshold'
  | 'decimalsConflict'
  | 'tokenUnread'
  | 'tokenChecking'
  | 'incomplete'
  | 'propose';

function isBelow({ votes, threshold }: ProposeFacts): boolean {
  return votes !== null && threshold !== null && BigInt(votes) < BigInt(threshold);
}

/** The first rule that holds wins; the order is the specification. Votes at the threshold are enough (GOV-10). */
const rules: readonly { readonly kind: ProposeButtonKind; readonly when: (facts: ProposeFacts) => boolean }[] = [
  { kind: 'unavailable', when: (facts) => !facts.isAvailable },
  { kind: 'connectWallet', when: (facts) => !facts.hasAccount },
  { kind: 'alreadyProposing', when: (facts) => facts.latestStatus === 'active' || facts.latestStatus === 'pending' },
  { kind: 'loadingVotes', when: (facts) => facts.isLoading && (facts.threshold === null || facts.votes === null) },
  { kind: 'thresholdUnknown', when: (facts) => facts.threshold === null },
  { kind: 'votesUnknown', when: (facts) => facts.votes === null },
  { kind: 'belowThreshold', when: isBelow },
  { kind: 'decimalsConflict', when: (facts) => facts.decimals === 'disagree' },
  { kind: 'tokenUnread', when: (facts) => facts.decimals === 'unread' },
  { kind: 'incomplete', when: (facts) => facts.formFault !== null },
  { kind: 'tokenChecking', when: (facts) => facts.decimals === 'checking' },
  { kind: 'propose', when: () => true },
];

/** The button of the creation page. */
export function proposeButton(facts: ProposeFacts): ProposeButtonKind {
  return rules.find((rule) => rule.when(facts))?.kind ?? 'incomplete';
}
