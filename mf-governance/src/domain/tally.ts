/** Votes of one proposal in units of 10^-18, as decimal text. */
export interface VoteCounts {
  readonly forCount: string;
  readonly againstCount: string;
  readonly abstainCount: string;
}

/** One side's share: whole votes (rounded down, since a vote that is not whole is not there) and a whole percent of for + against. */
export interface Tally {
  readonly votes: bigint;
  readonly percent: number;
  /** Share for a bar, from 0 to 1, with the precision of a millionth. */
  readonly share: number;
}

const UNIT = 10n ** 18n;
const MILLION = 1_000_000n;

function tally(count: bigint, total: bigint): Tally {
  const votes = count / UNIT;
  if (total === 0n) return { votes, percent: 0, share: 0 };
  return { votes, percent: Number((count * 200n + total) / (total * 2n)), share: Number((count * MILLION) / total) / Number(MILLION) };
}

/** The For and Against tallies of a proposal (GOV-5); without any vote both are 0, never a division by zero. */
export function tallies({ forCount, againstCount }: VoteCounts): { readonly for: Tally; readonly against: Tally } {
  const forVotes = BigInt(forCount);
  const againstVotes = BigInt(againstCount);
  const total = forVotes + againstVotes;
  return { for: tally(forVotes, total), against: tally(againstVotes, total) };
}

/**
 * The votes for that a proposal needs beside more votes for than against, in whole votes: `quorumVotes()`, which each of the three
 * governors has as a constant of its code (4 % of 10^9).
 */
export const QUORUM_VOTES = 40_000_000n;

/** How far a proposal is from its quorum: whole votes for, and the share of those needed for a bar, from 0 to 1. */
export function quorum({ forCount }: Pick<VoteCounts, 'forCount'>): {
  readonly votes: bigint;
  readonly share: number;
  readonly isReached: boolean;
} {
  const votes = BigInt(forCount) / UNIT;
  const isReached = BigInt(forCount) >= QUORUM_VOTES * UNIT;
  return { votes, share: isReached ? 1 : Number((votes * MILLION) / QUORUM_VOTES) / Number(MILLION), isReached };
}
