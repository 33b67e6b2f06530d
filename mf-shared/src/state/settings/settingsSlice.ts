import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Locale } from '../../contract/remoteModule';
import type { Address } from '../../domain/address';
import type { ChainId } from '../../domain/chainId';
import { DEFAULT_DEADLINE_SECONDS } from '../../domain/deadline';
import type { SlippageSetting } from '../../domain/slippage';
import type { Token } from '../../domain/tokens/currency';
import { pairKey } from './pairKey';

/** A version-2 pair that the person tracks; both tokens are on one chain and differ. */
export interface SavedPair {
  readonly token0: Token;
  readonly token1: Token;
}

/** Document 1 §3.3, by its names, kept in the browser under "user". */
export interface SettingsState {
  readonly arbitrumAlphaAcknowledged: boolean;
  /** Null until the person chooses; then the system preference no longer counts. */
  readonly userDarkMode: boolean | null;
  readonly matchesDarkMode: boolean;
  readonly userExpertMode: boolean;
  readonly userLocale: Locale | null;
  /** True disables multihop routes. */
  readonly userSingleHopOnly: boolean;
  readonly userHideClosedPositions: boolean;
  /** Basis points, 0 to 5000. */
  readonly userSlippageTolerance: SlippageSetting;
  readonly userSlippageToleranceHasBeenMigratedToAuto: boolean;
  /** Seconds, 60 to 10800. */
  readonly userDeadline: number;
  readonly tokens: Readonly<Partial<Record<ChainId, Readonly<Record<string, Token>>>>>;
  /** Keyed by the two addresses, token0 first, joined by ";". */
  readonly pairs: Readonly<Partial<Record<ChainId, Readonly<Record<string, SavedPair>>>>>;
  /** Milliseconds since the epoch of the last change. */
  readonly timestamp: number;
  readonly URLWarningVisible: boolean;
  /** Decision 22: the remembered choice of an approval's size. */
  readonly userApprovalAmount: 'unlimited' | 'exact';
  /** The wallet to connect again on the next visit: the option's key, or null. */
  readonly selectedWallet: string | null;
}

export const INITIAL_SETTINGS: SettingsState = {
  arbitrumAlphaAcknowledged: false,
  userDarkMode: null,
  matchesDarkMode: false,
  userExpertMode: false,
  userLocale: null,
  userSingleHopOnly: false,
  userHideClosedPositions: false,
  userSlippageTolerance: 'auto',
  userSlippageToleranceHasBeenMigratedToAuto: true,
  userDeadline: DEFAULT_DEADLINE_SECONDS,
  tokens: {},
  pairs: {},
  timestamp: 0,
  URLWarningVisible: true,
  userApprovalAmount: 'unlimited',
  selectedWallet: null,
};

function without<T>(record: Readonly<Record<string, T>> | undefined, key: string): Record<string, T> {
  const { [key]: _removed, ...rest } = record ?? {};
  return rest;
}

/** A change that the person made: carries the time it was made at (milliseconds), so that reducers stay pure. */
const stamped = <P>(payload: P) => ({ payload, meta: { at: Date.now() } });
type Stamped<P> = PayloadAction<P, string, { at: number }>;
const chosen = <P>(change: (state: SettingsState, payload: P) => Partial<SettingsState>) => ({
  prepare: (payload: P) => stamped(payload),
  reducer: (state: SettingsState, { payload, meta }: Stamped<P>): SettingsState => ({ ...state, ...change(state, payload), timestamp: meta.at }),
});

const slice = createSlice({
  name: 'settings',
  initialState: INITIAL_SETTINGS,
  reducers: {
    rollupAlphaAcknowledged: chosen<void>(() => ({ arbitrumAlphaAcknowledged: true })),
    darkModeChosen: chosen<boolean>((_, userDarkMode) => ({ userDarkMode })),
    darkModeMatched: (state, action: PayloadAction<boolean>): SettingsState => ({ ...state, matchesDarkMode: action.payload }),
    expertModeChosen: chosen<boolean>((_, userExpertMode) => ({ userExpertMode })),
    localeChosen: chosen<Locale>((_, userLocale) => ({ userLocale })),
    singleHopOnlyChosen: chosen<boolean>((_, userSingleHopOnly) => ({ userSingleHopOnly })),
    hideClosedPositionsChosen: chosen<boolean>((_, userHideClosedPositions) => ({ userHideClosedPositions })),
    slippageToleranceChosen: chosen<SlippageSetting>((_, userSlippageTolerance) => ({ userSlippageTolerance })),
    deadlineChosen: chosen<number>((_, userDeadline) => ({ userDeadline })),
    approvalAmountChosen: chosen<'unlimited' | 'exact'>((_, userApprovalAmount) => ({ userApprovalAmount })),
    walletSelected: chosen<string | null>((_, selectedWallet) => ({ selectedWallet })),
    urlWarningDismissed: chosen<void>(() => ({ URLWarningVisible: false })),
    tokenImported: chosen<Token>(({ tokens }, token) => ({
      tokens: { ...tokens, [token.chainId]: { ...tokens[token.chainId], [token.address]: token } },
    })),
    tokenRemoved: chosen<{ chainId: ChainId; address: Address }>(({ tokens }, { chainId, address }) => ({
      tokens: { ...tokens, [chainId]: without(tokens[chainId], address) },
    })),
    importedTokensCleared: chosen<ChainId>(({ tokens }, chainId) => ({ tokens: { ...tokens, [chainId]: {} } })),
    pairSaved: chosen<SavedPair>(({ pairs }, pair) => {
      const key = pairKey(pair.token0, pair.token1);
      const { chainId } = pair.token0;
      return key ? { pairs: { ...pairs, [chainId]: { ...pairs[chainId], [key]: pair } } } : {};
    }),
    pairRemoved: chosen<SavedPair>(({ pairs }, pair) => {
      const { chainId } = pair.token0;
      return { pairs: { ...pairs, [chainId]: without(pairs[chainId], pairKey(pair.token0, pair.token1) ?? '') } };
    }),
  },
});

export const settingsReducer = slice.reducer;
export const {
  rollupAlphaAcknowledged,
  darkModeChosen,
  darkModeMatched,
  expertModeChosen,
  localeChosen,
  singleHopOnlyChosen,
  hideClosedPositionsChosen,
  slippageToleranceChosen,
  deadlineChosen,
  approvalAmountChosen,
  walletSelected,
  urlWarningDismissed,
  tokenImported,
  tokenRemoved,
  importedTokensCleared,
  pairSaved,
  pairRemoved,
} = slice.actions;
