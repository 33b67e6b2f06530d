import * as v from 'valibot';
import { LOCALES } from '../../contract/remoteModule';
import { parseBps } from '../../domain/bps';
import { type ChainId, parseChainId } from '../../domain/chainId';
import { isDeadlineSeconds } from '../../domain/deadline';
import { MAX_SLIPPAGE_BPS, type SlippageSetting } from '../../domain/slippage';
import type { Token } from '../../domain/tokens/currency';
import { pairKey } from '../settings/pairKey';
import { INITIAL_SETTINGS, type SavedPair, type SettingsState } from '../settings/settingsSlice';
import { accepted, isRecord } from './schemaParts';
import { storedToken } from './storedToken';

const flag = v.boolean();
const storedPair = v.object({ token0: storedToken, token1: storedToken });
const INITIAL = INITIAL_SETTINGS;

/** Each simple setting falls back alone. */
const simpleSettings = v.object({
  arbitrumAlphaAcknowledged: v.fallback(flag, INITIAL.arbitrumAlphaAcknowledged),
  userDarkMode: v.fallback(v.nullable(flag), INITIAL.userDarkMode),
  matchesDarkMode: v.fallback(flag, INITIAL.matchesDarkMode),
  userExpertMode: v.fallback(flag, INITIAL.userExpertMode),
  userLocale: v.fallback(v.nullable(v.picklist(LOCALES)), INITIAL.userLocale),
  userSingleHopOnly: v.fallback(flag, INITIAL.userSingleHopOnly),
  userHideClosedPositions: v.fallback(flag, INITIAL.userHideClosedPositions),
  userDeadline: v.fallback(v.custom<number>(isDeadlineSeconds), INITIAL.userDeadline),
  timestamp: v.fallback(v.number(), INITIAL.timestamp),
  URLWarningVisible: v.fallback(flag, INITIAL.URLWarningVisible),
  userApprovalAmount: v.fallback(v.picklist(['unlimited', 'exact']), INITIAL.userApprovalAmount),
  selectedWallet: v.fallback(v.nullable(v.string()), INITIAL.selectedWallet),
});

/** Defaults of earlier versions, which were written down as if chosen; they become 'auto' once (document 1 §5). */
const LEGACY_SLIPPAGES: readonly unknown[] = [10, 50, 100];

function slippageOf(stored: unknown, hasBeenMigrated: boolean): SlippageSetting {
  if (typeof stored !== 'number' || (!hasBeenMigrated && LEGACY_SLIPPAGES.includes(stored))) return 'auto';
  const bps = parseBps(stored);
  return bps !== null && bps <= MAX_SLIPPAGE_BPS ? bps : 'auto';
}

function byChain<T>(json: unknown, entriesOf: (chainId: ChainId, stored: unknown) => readonly [string, T] | null) {
  const kept: Partial<Record<ChainId, Readonly<Record<string, T>>>> = {};
  for (const [key, ofChain] of Object.entries(isRecord(json) ? json : {})) {
    const chainId = parseChainId(key);
    if (chainId === null || !isRecord(ofChain)) continue;
    const entries = Object.values(ofChain).map((stored) => entriesOf(chainId, stored));
    kept[chainId] = Object.fromEntries(entries.filter((entry) => entry !== null));
  }
  return kept;
}

function tokenEntry(chainId: ChainId, stored: unknown): readonly [string, Token] | null {
  const token = accepted(storedToken, stored);
  return token?.chainId === chainId ? [token.address, token] : null;
}

function pairEntry(chainId: ChainId, stored: unknown): readonly [string, SavedPair] | null {
  const pair = accepted(storedPair, stored);
  const key = pair?.token0.chainId === chainId ? pairKey(pair.token0, pair.token1) : null;
  return pair && key ? [key, pair] : null;
}

/** What is left of the stored settings: a part that does not hold together takes its default, alone (decision 33). */
export function parseStoredSettings(json: unknown): SettingsState {
  if (!isRecord(json)) return INITIAL;
  return {
    ...INITIAL,
    ...v.parse(simpleSettings, { ...json, userHideClosedPositions: json.userHideClosedPositions ?? json.hideClosedPositions }),
    userSlippageTolerance: slippageOf(json.userSlippageTolerance, json.userSlippageToleranceHasBeenMigratedToAuto === true),
    tokens: byChain(json.tokens, tokenEntry),
    pairs: byChain(json.pairs, pairEntry),
  };
}
