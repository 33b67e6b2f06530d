import type { ApprovalChoice } from '../../domain/approvals/approvalState';
import type { ChainId } from '../../domain/chainId';
import { isDarkTheme } from '../../domain/settings/linkSettings';
import type { PoolChoice, SavedPair } from '../../domain/settings/userSettings';
import type { SlippageSetting } from '../../domain/slippage';
import type { Token } from '../../domain/tokens/currency';
import type { SharedState } from '../store/sharedState';
import type { SettingsState } from './settingsSlice';

const NO_TOKENS: Readonly<Record<string, Token>> = {};
const NO_PAIRS: Readonly<Record<string, SavedPair>> = {};

export const selectSettings = (state: SharedState): SettingsState => state.settings;
/** The stored choice wins; without one the system preference decides (SHELL-4). */
export const selectIsDarkMode = ({ settings }: SharedState): boolean => isDarkTheme(settings.userDarkMode, settings.matchesDarkMode);
export const selectIsExpertMode = (state: SharedState): boolean => state.settings.userExpertMode;
export const selectIsSingleHopOnly = (state: SharedState): boolean => state.settings.userSingleHopOnly;
/** True while the chains are to be read through the connected wallet's node. */
export const selectReadsThroughWallet = (state: SharedState): boolean => state.settings.userReadsThroughWallet;
/** Through which pools the person's swaps go, unless a link says otherwise. */
export const selectPoolChoice = (state: SharedState): PoolChoice => state.settings.poolChoice;
export const selectNeverSplits = (state: SharedState): boolean => state.settings.neverSplits;
/** 'auto' or basis points. */
export const selectSlippageTolerance = (state: SharedState): SlippageSetting => state.settings.userSlippageTolerance;
/** The person's deadline in seconds, before the rules of the chain. */
export const selectDeadlineSeconds = (state: SharedState): number => state.settings.userDeadline;
export const selectApprovalChoice = (state: SharedState): ApprovalChoice => state.settings.approvalChoice;
/** Tokens that the person imported, by address. */
export const selectImportedTokens = (state: SharedState, chainId: ChainId): Readonly<Record<string, Token>> =>
  state.settings.tokens[chainId] ?? NO_TOKENS;
export const selectSavedPairs = (state: SharedState, chainId: ChainId): Readonly<Record<string, SavedPair>> =>
  state.settings.pairs[chainId] ?? NO_PAIRS;
