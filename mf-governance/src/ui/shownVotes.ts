import { formatFixedAmount, parseRawAmount } from '@dex/mf-shared/domain';

const VOTE_DECIMALS = 18;

/** Raw votes as whole votes with grouping, or a dash while they are not known. */
export function shownVotes(raw: string | null): string {
  const amount = raw === null ? null : parseRawAmount(raw);
  return amount === null ? '–' : formatFixedAmount(amount, VOTE_DECIMALS, 0);
}
