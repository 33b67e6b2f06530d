import { MAINNET, type ChainId } from '@dex/mf-shared/domain';

/** The three governors in the order of their numbers in URLs and lists (GOV-1). */
export const GOVERNOR_INDEXES = [0, 1, 2] as const;
export type GovernorIndex = (typeof GOVERNOR_INDEXES)[number];

/** The governor that receives new proposals. */
export const LATEST_GOVERNOR: GovernorIndex = 2;

/** Ids of the two retired governors on mainnet, which take no more proposals. */
const RETIRED_COUNTS: Readonly<Record<Exclude<GovernorIndex, 2>, number>> = { 0: 4, 1: 3 };
/** The third governor's first eight ids were never used on mainnet. */
const FIRST_LATEST_ID = 9;

function range(from: number, to: number): string[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, offset) => String(from + offset));
}

/**
 * The ids of a governor's proposals, oldest first. On mainnet 1–4 and 1–3 for the first two and from 9 for the third; elsewhere
 * from 1 to `proposalCount`, as the contract counts.
 */
export function proposalIds(chainId: ChainId, governor: GovernorIndex, proposalCount: number): readonly string[] {
  if (chainId !== MAINNET) return range(1, proposalCount);
  return governor === 2 ? range(FIRST_LATEST_ID, proposalCount) : range(1, RETIRED_COUNTS[governor]);
}

/** The governor that a URL's segment names, or null. */
export function parseGovernorIndex(text: string): GovernorIndex | null {
  return GOVERNOR_INDEXES.find((index) => String(index) === text) ?? null;
}

/** A proposal id of a URL: a plain decimal of at most 77 digits without leading zeros, or null. */
export function parseProposalId(text: string): string | null {
  return /^[1-9][0-9]{0,76}$/.test(text) ? text : null;
}
