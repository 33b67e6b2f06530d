import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Locale } from '../../domain/settings/locale';
import type { ChainId } from '../../domain/chainId';
import { type Address, sameAddress } from '../../domain/address';
import type { ApprovalChoice } from '../../domain/approvals/approvalState';
import type { SlippageSetting } from '../../domain/slippage';
import { DEFAULT_SETTINGS, pairKey, type PoolChoice, type SavedPair, type UserSettings } from '../../domain/settings/userSettings';
import { sortsBefore, type Token } from '../../domain/tokens/currency';
import { settingsChangedElsewhere } from '../persistence/changedElsewhere';
import { mergeSettings } from './mergeSettings';

/** The person's settings, kept in the browser under "user", and which wallet to connect again. */
export interface SettingsState extends UserSettings {
  /** The wallet to connect again on the next visit: the option's key, or null. */
  readonly selectedWallet: string | null;
}

export const INITIAL_SETTINGS: SettingsState = { ...DEFAULT_SETTINGS, selectedWallet: null };

function without<T>(record: Readonly<Record<string, T>> | undefined, key: string): Record<string, T> {
  const { [key]: _removed, ...rest } = record ?? {};
  return rest;
}

/** A change that the person made: carries the time it was made at (milliseconds), so that reducers stay pure. */
const stamped = <P>(payload: P) => ({ payload, meta: { at: Date.now() } });
type Stamped<P> = PayloadAction<P, string, { at: number }>;
const chosen = <P>(change: (state: SettingsState, payload: P) => Partial<SettingsState>) => ({
  prepare: (payload: P) => stamped(payload),
  reducer: (state: SettingsState, { payload, meta }: Stamped<P>): SettingsState => ({
    ...state,
    ...change(state, payload),
    timestamp: meta.at,
  }),
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
    poolChoiceChosen: chosen<PoolChoice>((_, poolChoice) => ({ poolChoice })),
    splittingRefused: chosen<boolean>((_, neverSplits) => ({ neverSplits })),
    hideClosedPositionsChosen: chosen<boolean>((_, userHideClosedPositions) => ({ userHideClosedPositions })),
    slippageToleranceChosen: chosen<SlippageSetting>((_, userSlippageTolerance) => ({ userSlippageTolerance })),
    deadlineChosen: chosen<number>((_, userDeadline) => ({ userDeadline })),
    approvalChoiceChosen: chosen<ApprovalChoice>((_, approvalChoice) => ({ approvalChoice })),
    walletReadingChosen: chosen<boolean>((_, userReadsThroughWallet) => ({ userReadsThroughWallet })),
    walletSelected: chosen<string | null>((_, selectedWallet) => ({ selectedWallet })),
    urlWarningDismissed: chosen<void>(() => ({ URLWarningVisible: false })),
    tokenImported: chosen<Token>(({ tokens }, token) => ({
      tokens: { ...tokens, [token.chainId]: { ...tokens[token.chainId], [token.address]: token } },
    })),
    tokenRemoved: chosen<{ chainId: ChainId; address: Address }>(({ tokens }, { chainId, address }) => ({
      tokens: { ...tokens, [chainId]: without(tokens[chainId], address) },
    })),
    importedTokensCleared: chosen<ChainId>(({ tokens }, chainId) => ({ tokens: { ...tokens, [chainId]: {} } })),
    /** A pair of two chains, or of one token twice, is not kept. */
    pairSaved: chosen<SavedPair>(({ pairs }, { token0: one, token1: other }) => {
      const { chainId } = one;
      if (other.chainId !== chainId || sameAddress(one.address, other.address)) return {};
      const [token0, token1] = sortsBefore(one, other) ? [one, other] : [other, one];
      return { pairs: { ...pairs, [chainId]: { ...pairs[chainId], [pairKey(token0.address, token1.address)]: { token0, token1 } } } };
    }),
    pairRemoved: chosen<SavedPair>(({ pairs }, { token0, token1 }) => ({
      pairs: { ...pairs, [token0.chainId]: without(pairs[token0.chainId], pairKey(token0.address, token1.address)) },
    })),
  },
  extraReducers: (builder) => {
    builder.addCase(settingsChangedElsewhere, (state, { payload: { now, before } }) => {
      // A page that wrote all it knew before it lay in the cache takes over what is newer there.
      if (before === null && now.timestamp <= state.timestamp) return state;
      return mergeSettings(state, now, before ?? state);
    });
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
  poolChoiceChosen,
  splittingRefused,
  hideClosedPositionsChosen,
  slippageToleranceChosen,
  deadlineChosen,
  approvalChoiceChosen,
  walletReadingChosen,
  walletSelected,
  urlWarningDismissed,
  tokenImported,
  tokenRemoved,
  importedTokensCleared,
  pairSaved,
  pairRemoved,
} = slice.actions;
