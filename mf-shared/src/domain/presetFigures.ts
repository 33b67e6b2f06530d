// Small figures that more than one section uses.
import { requireBps } from './bps';

/** Seconds of a week: rewards are shown per week. */
export const WEEK_SECONDS = 604_800;

/** Seconds of a block where a time is estimated from a height: chain 1 and default. */
export const ESTIMATED_BLOCK_SECONDS = 13;

/** Basis points that a version-2 pair keeps of each hop. */
export const V2_FEE_BPS = requireBps(30);

/** The preset percentages: 0.01, 1, 3, 5, 10, 15, 0.5, 0 and 100 %. */
export const PERCENT_PRESETS = {
  oneBasisPoint: requireBps(1),
  impactLow: requireBps(100),
  impactMedium: requireBps(300),
  impactHigh: requireBps(500),
  impactConfirm: requireBps(1000),
  impactBlocked: requireBps(1500),
  betterTradeLessHops: requireBps(50),
  zero: requireBps(0),
  whole: requireBps(10_000),
} as const;

/** Colour of a token without a picture of its own (SHELL-22). */
export const FALLBACK_COLOUR = '#2172E5';
