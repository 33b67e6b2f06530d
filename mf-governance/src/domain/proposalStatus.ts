/** The states of a proposal as the governors number them (GOV-2); UNDETERMINED stands for a read that gave none. */
export const PROPOSAL_STATUS = {
  undetermined: -1,
  pending: 0,
  active: 1,
  canceled: 2,
  defeated: 3,
  succeeded: 4,
  queued: 5,
  expired: 6,
  executed: 7,
} as const;

export type ProposalStatus = keyof typeof PROPOSAL_STATUS;

/** The status that the contract's number stands for; `undetermined` for any other number. */
export function proposalStatusOf(value: number): ProposalStatus {
  switch (value) {
    case 0:
      return 'pending';
    case 1:
      return 'active';
    case 2:
      return 'canceled';
    case 3:
      return 'defeated';
    case 4:
      return 'succeeded';
    case 5:
      return 'queued';
    case 6:
      return 'expired';
    case 7:
      return 'executed';
    default:
      return 'undetermined';
  }
}

/** The values that castVote takes (GOV-7). */
export const VOTE = { against: 0, for: 1, abstain: 2 } as const;
export type VoteSupport = (typeof VOTE)[keyof typeof VOTE];
