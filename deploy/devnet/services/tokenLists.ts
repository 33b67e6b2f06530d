import { keccak256, toHex } from 'viem/utils';
import { ARBITRUM_TOKENS, MAINNET_TOKENS as T, type TokenFact, X_LAYER_TOKENS } from '../facts/tokens';

interface ListedToken {
  readonly chainId: number;
  readonly address: string;
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
}

/** A token list as the public schema has it. */
export interface LocalTokenList {
  readonly name: string;
  readonly timestamp: string;
  readonly version: { readonly major: number; readonly minor: number; readonly patch: number };
  readonly keywords: readonly string[];
  readonly tokens: readonly ListedToken[];
}

const LARGE_COUNT = 10_000;
const TIMESTAMP = '2026-01-01T00:00:00+00:00';

const listed =
  (chainId: number) =>
  (token: TokenFact): ListedToken => ({
    chainId,
    address: token.address,
    name: token.name,
    symbol: token.symbol,
    decimals: token.listedDecimals ?? token.decimals,
  });

const list = (name: string, version: readonly [number, number, number], tokens: readonly ListedToken[]): LocalTokenList => ({
  name,
  timestamp: TIMESTAMP,
  version: { major: version[0], minor: version[1], patch: version[2] },
  keywords: ['local'],
  tokens,
});

// The nameless token breaks the schema of lists, the misled one has a list of its own, the burning one comes with an update, and
// no list names a token that takes more than it says.
const KEPT_BACK: readonly TokenFact[] = [T.NAMELESS, T.MISLED, T.BURN, T.HALF, T.TAXED, T.STUCK, T.LIAR];

const MAIN_TOKENS: readonly ListedToken[] = [
  ...Object.values(T)
    .filter((token) => !KEPT_BACK.includes(token))
    .map(listed(1)),
  ...Object.values(ARBITRUM_TOKENS).map(listed(42161)),
  ...Object.values(X_LAYER_TOKENS).map(listed(196)),
];

/** The local list in its three versions: a minor update adds a token, a major one takes another away. */
export const LOCAL_LISTS = {
  '1.0.0': list('Local List', [1, 0, 0], MAIN_TOKENS),
  '1.1.0': list('Local List', [1, 1, 0], [...MAIN_TOKENS, listed(1)(T.BURN)]),
  '2.0.0': list('Local List', [2, 0, 0], [...MAIN_TOKENS.filter(({ symbol }) => symbol !== 'OLD'), listed(1)(T.BURN)]),
} as const satisfies Record<string, LocalTokenList>;

/** A version of the local list. */
export type LocalListVersion = keyof typeof LOCAL_LISTS;

/** True for a version that exists. */
export function isLocalListVersion(text: string | null): text is LocalListVersion {
  return text !== null && Object.hasOwn(LOCAL_LISTS, text);
}

/** The other lists, by file name; `invalid.json` breaks the schema on purpose. */
export function otherLists(): Readonly<Record<string, unknown>> {
  return {
    'wrong-decimals.json': list('Wrong Decimals', [1, 0, 0], [listed(1)(T.MISLED)]),
    'unsupported.json': list('Unsupported Local', [1, 0, 0], [listed(1)(T.FXS)]),
    'large.json': list('Large List', [1, 0, 0], largeTokens()),
    'invalid.json': { name: 'Invalid List', tokens: [{ chainId: 1, address: 'nowhere', symbol: 'BAD' }] },
  };
}

function largeTokens(): ListedToken[] {
  return Array.from({ length: LARGE_COUNT }, (_, index) => ({
    chainId: 1,
    address: `0x${keccak256(toHex(`listed token ${index}`)).slice(26)}`,
    name: `Listed Token ${index}`,
    symbol: `L${index}`,
    decimals: 18,
  }));
}
