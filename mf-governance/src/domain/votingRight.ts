import type { OwnVote } from './ownVote';
import type { PriorVotes } from './priorVotes';
import type { ProposalStatus } from './proposalStatus';

export interface VotingFacts {
  readonly hasAccount: boolean;
  readonly status: ProposalStatus;
  /** What the governor's receipt says of this account's vote. */
  readonly ownVote: OwnVote['kind'];
  /** Votes at the proposal's start block. */
  readonly priorVotes: PriorVotes;
  /** The governance token's balance, raw; null while it is not known. */
  readonly balance: string | null;
  /** Whether the account has delegated to anybody; null while it is not known. */
  readonly hasDelegate: boolean | null;
}

/** Whether the account may vote, and what is said when it may not (GOV-7). */
export type VotingRight =
  | 'notActive'
  | 'connectWallet'
  | 'voted'
  | 'voteSent'
  | 'voteUnknown'
  | 'votesUnread'
  | 'unknown'
  | 'eligible'
  | 'notEligible'
  | 'notEligibleUnlock';

/** The first rule that holds wins; the order is the specification. */
const rules: readonly { readonly kind: VotingRight; readonly when: (facts: VotingFacts) => boolean }[] = [
  { kind: 'notActive', when: (facts) => facts.status !== 'active' },
  { kind: 'connectWallet', when: (facts) => !facts.hasAccount },
  { kind: 'voted', when: (facts) => facts.ownVote === 'voted' },
  { kind: 'voteSent', when: (facts) => facts.ownVote === 'sent' },
  { kind: 'voteUnknown', when: (facts) => facts.ownVote === 'failed' },
  { kind: 'votesUnread', when: (facts) => facts.priorVotes.kind === 'failed' },
  { kind: 'unknown', when: (facts) => facts.ownVote === 'loading' || facts.priorVotes.kind === 'loading' },
  { kind: 'eligible', when: ({ priorVotes }) => priorVotes.kind === 'known' && BigInt(priorVotes.votes) > 0n },
  { kind: 'notEligibleUnlock', when: (facts) => facts.hasDelegate === false && BigInt(facts.balance ?? 0) > 0n },
  { kind: 'notEligible', when: () => true },
];

/** Decides what a proposal's page offers to this account. */
export function votingRight(facts: VotingFacts): VotingRight {
  return rules.find((rule) => rule.when(facts))?.kind ?? 'unknown';
}
