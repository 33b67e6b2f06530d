import type { Address } from '../address';
import type { ApprovalChoice } from '../approvals/approvalState';
import type { ChainId } from '../chainId';
import { DEFAULT_DEADLINE_SECONDS } from '../deadline';
import type { SlippageSetting } from '../slippage';
import type { Token } from '../tokens/currency';
import type { Locale } from './locale';

/** A pair that the user saved; both tokens are of one network and differ. */
export interface SavedPair {
  readonly token0: Token;
  readonly token1: Token;
}

/** Where a swap may go: over both versions of the pools for the best price, or through one alone. */
export type PoolChoice = 'auto' | 'v2' | 'v3';

/** The user's settings as they are stored. */
export interface UserSettings {
  readonly arbitrumAlphaAcknowledged: boolean;
  /** The user's theme; null follows the system. */
  readonly userDarkMode: boolean | null;
  readonly matchesDarkMode: boolean;
  readonly userExpertMode: boolean;
  readonly userLocale: Locale | null;
  readonly userSingleHopOnly: boolean;
  /** Through which versions of the pools a swap goes: the best of all, or one version alone. */
  readonly poolChoice: PoolChoice;
  /** A swap is never divided over several ways. */
  readonly neverSplits: boolean;
  readonly userHideClosedPositions: boolean;
  readonly userSlippageTolerance: SlippageSetting;
  readonly userSlippageToleranceHasBeenMigratedToAuto: boolean;
  /** Seconds. */
  readonly userDeadline: number;
  /** How much an approval gives by default (ORDER-12). */
  readonly approvalChoice: ApprovalChoice;
  /** The chains are read through the connected wallet's node before the site's are asked (NET-13). */
  readonly userReadsThroughWallet: boolean;
  /** Tokens that the user imported. */
  readonly tokens: Readonly<Partial<Record<ChainId, Readonly<Record<Address, Token>>>>>;
  /** Pairs that the user saved, by `pairKey`. */
  readonly pairs: Readonly<Partial<Record<ChainId, Readonly<Record<string, SavedPair>>>>>;
  /** Milliseconds since the epoch of the last change. */
  readonly timestamp: number;
  readonly URLWarningVisible: boolean;
}

/** The settings of a first visit. */
export const DEFAULT_SETTINGS: UserSettings = {
  arbitrumAlphaAcknowledged: false,
  userDarkMode: null,
  matchesDarkMode: false,
  userExpertMode: false,
  userLocale: null,
  userSingleHopOnly: false,
  poolChoice: 'auto',
  neverSplits: false,
  userHideClosedPositions: true,
  userSlippageTolerance: 'auto',
  userSlippageToleranceHasBeenMigratedToAuto: true,
  userDeadline: DEFAULT_DEADLINE_SECONDS,
  approvalChoice: 'unlimited',
  userReadsThroughWallet: false,
  tokens: {},
  pairs: {},
  timestamp: 0,
  URLWarningVisible: true,
};

/** The key of a saved pair: both addresses in their order in the pool, joined by ";". */
export function pairKey(one: Address, other: Address): string {
  return one.toLowerCase() < other.toLowerCase() ? `${one};${other}` : `${other};${one}`;
}
