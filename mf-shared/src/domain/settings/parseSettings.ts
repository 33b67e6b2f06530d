import * as v from 'valibot';
import { parseAddress, sameAddress, type Address } from '../address';
import { parseBps } from '../bps';
import { parseChainId, type ChainId } from '../chainId';
import { isDeadlineSeconds } from '../deadline';
import { MAX_SLIPPAGE_BPS, type SlippageSetting } from '../slippage';
import { sortsBefore, type Token } from '../tokens/currency';
import { withPlainNames } from '../tokens/tokenNames';
import { matchLocale } from './locale';
import { DEFAULT_SETTINGS, pairKey, type SavedPair, type UserSettings } from './userSettings';

/** Settings from storage and the names of the parts that were broken and fell back to their default. */
export interface ParsedSettings {
  readonly settings: UserSettings;
  readonly dropped: readonly string[];
}

/** Slippages of earlier versions that meant "the default" (TX-18). */
const LEGACY_SLIPPAGES: readonly unknown[] = [10, 50, 100];

/**
 * Reads stored settings part by part: a broken part falls back alone (SHELL-17), a missing one silently. Earlier
 * slippages 10, 50 and 100 become 'auto' once. Never throws.
 */
export function parseSettings(json: unknown): ParsedSettings {
  if (json === undefined || json === null) return { settings: DEFAULT_SETTINGS, dropped: [] };
  if (!isRecord(json)) return { settings: DEFAULT_SETTINGS, dropped: ['settings'] };
  const dropped: string[] = [];
  const take = <K extends keyof UserSettings>(key: K, read: (value: unknown) => UserSettings[K] | undefined): UserSettings[K] => {
    if (json[key] === undefined) return DEFAULT_SETTINGS[key];
    const value = read(json[key]);
    if (value !== undefined) return value;
    dropped.push(key);
    return DEFAULT_SETTINGS[key];
  };
  const flag = (value: unknown) => (typeof value === 'boolean' ? value : undefined);
  const isMigrated = json['userSlippageToleranceHasBeenMigratedToAuto'] === true;
  const settings: UserSettings = {
    arbitrumAlphaAcknowledged: take('arbitrumAlphaAcknowledged', flag),
    userDarkMode: take('userDarkMode', (value) => (value === null ? null : flag(value))),
    matchesDarkMode: take('matchesDarkMode', flag),
    userExpertMode: take('userExpertMode', flag),
    userLocale: take('userLocale', (value) => (value === null ? null : localeOf(value))),
    userSingleHopOnly: take('userSingleHopOnly', flag),
    poolChoice: take('poolChoice', (value) => (value === 'auto' || value === 'v2' || value === 'v3' ? value : undefined)),
    neverSplits: take('neverSplits', flag),
    userHideClosedPositions: take('userHideClosedPositions', flag),
    userSlippageTolerance: take('userSlippageTolerance', (value) => slippageOf(value, isMigrated)),
    userSlippageToleranceHasBeenMigratedToAuto: true,
    userDeadline: take('userDeadline', (value) => (isDeadlineSeconds(value) ? value : undefined)),
    approvalChoice: take('approvalChoice', (value) => (value === 'unlimited' || value === 'exact' ? value : undefined)),
    userReadsThroughWallet: take('userReadsThroughWallet', flag),
    tokens: take('tokens', (value) => readByChain(value, 'tokens', readTokens, dropped)),
    pairs: take('pairs', (value) => readByChain(value, 'pairs', readPairs, dropped)),
    timestamp: take('timestamp', (value) => (typeof value === 'number' && value >= 0 ? value : undefined)),
    URLWarningVisible: take('URLWarningVisible', flag),
  };
  return { settings, dropped };
}

function slippageOf(value: unknown, isMigrated: boolean): SlippageSetting | undefined {
  if (value === 'auto') return 'auto';
  if (!isMigrated && LEGACY_SLIPPAGES.includes(value)) return 'auto';
  const bps = typeof value === 'number' ? parseBps(value) : null;
  return bps !== null && bps <= MAX_SLIPPAGE_BPS ? bps : undefined;
}

function localeOf(value: unknown) {
  return typeof value === 'string' ? (matchLocale(value) ?? undefined) : undefined;
}

type ReadEntries<T> = (entries: Record<string, unknown>, chainId: ChainId, path: string, dropped: string[]) => Record<string, T>;

function readByChain<T>(
  json: unknown,
  path: string,
  read: ReadEntries<T>,
  dropped: string[],
): Partial<Record<ChainId, Record<string, T>>> | undefined {
  if (!isRecord(json)) return undefined;
  const byChain: Partial<Record<ChainId, Record<string, T>>> = {};
  for (const [key, entries] of Object.entries(json)) {
    const chainId = parseChainId(key);
    if (chainId === null || !isRecord(entries)) dropped.push(`${path}.${key}`);
    else byChain[chainId] = read(entries, chainId, `${path}.${key}`, dropped);
  }
  return byChain;
}

function readTokens(entries: Record<string, unknown>, chainId: ChainId, path: string, dropped: string[]): Record<Address, Token> {
  const tokens: Record<Address, Token> = {};
  for (const [key, json] of Object.entries(entries)) {
    const token = tokenOf(json, chainId);
    if (token) tokens[token.address] = token;
    else dropped.push(`${path}.${key}`);
  }
  return tokens;
}

function readPairs(entries: Record<string, unknown>, chainId: ChainId, path: string, dropped: string[]): Record<string, SavedPair> {
  const pairs: Record<string, SavedPair> = {};
  for (const [key, json] of Object.entries(entries)) {
    const one = isRecord(json) ? tokenOf(json['token0'], chainId) : null;
    const other = isRecord(json) ? tokenOf(json['token1'], chainId) : null;
    if (!one || !other || sameAddress(one.address, other.address)) {
      dropped.push(`${path}.${key}`);
      continue;
    }
    const [token0, token1] = sortsBefore(one, other) ? [one, other] : [other, one];
    pairs[pairKey(token0.address, token1.address)] = { token0, token1 };
  }
  return pairs;
}

const STORED_TOKEN = v.object({
  chainId: v.number(),
  address: v.string(),
  decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255)),
  symbol: v.string(),
  name: v.string(),
  logoURI: v.optional(v.string()),
});

/** A stored token of the expected network, or null. */
function tokenOf(json: unknown, chainId: ChainId): Token | null {
  const result = v.safeParse(STORED_TOKEN, json);
  if (!result.success || result.output.chainId !== chainId) return null;
  const address = parseAddress(result.output.address);
  return address && withPlainNames<Token>({ ...result.output, kind: 'token', chainId, address });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
