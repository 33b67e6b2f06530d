// The token search (TOKEN-4). An index is made once per set of tokens; a query then compares ready words only.
import { parseAddress, type Address } from '../address';
import type { Native, Token } from './currency';

interface IndexedToken {
  readonly token: Token;
  readonly symbol: string;
  /** The words of symbol and name in lower case. */
  readonly words: readonly string[];
}

/** Tokens made ready for searching; in the order of their symbols, so that a tie needs no comparing later. */
export interface TokenIndex {
  readonly entries: readonly IndexedToken[];
}

/** Makes tokens ready for searching. */
export function indexTokens(tokens: Iterable<Token>): TokenIndex {
  const entries = Array.from(tokens, (token) => ({
    token,
    symbol: token.symbol.toLowerCase(),
    words: [...wordsOf(token.symbol), ...wordsOf(token.name)],
  }));
  entries.sort((one, other) => (one.symbol < other.symbol ? -1 : one.symbol > other.symbol ? 1 : 0));
  return { entries };
}

/**
 * The tokens that a query finds, best first. An address finds its token alone; otherwise every word of the query must
 * begin or end a word of symbol or name. Exact symbols come first, then symbols that begin with the query, then the
 * rest; inside each, larger balances first (an unknown balance counts as none), then by symbol.
 */
export function searchTokens(query: string, index: TokenIndex, balances?: ReadonlyMap<Address, bigint | null>): Token[] {
  const address = parseAddress(query.trim());
  if (address) return index.entries.filter(({ token }) => token.address === address).map(({ token }) => token);
  const words = wordsOf(query);
  const symbol = query.trim().toLowerCase();
  const ranks: [IndexedToken[], IndexedToken[], IndexedToken[]] = [[], [], []];
  for (const entry of index.entries) {
    if (matches(entry.words, words)) ranks[rankOf(entry.symbol, symbol)].push(entry);
  }
  const found: Token[] = [];
  for (const entries of ranks) for (const { token } of byBalance(entries, balances)) found.push(token);
  return found;
}

/** Whether the native coin stands before the results: for no query and for e, et, eth, okb and every beginning of its symbol (TOKEN-5). */
export function isNativeFound(query: string, native: Native): boolean {
  const text = query.trim().toLowerCase();
  return ['', 'e', 'et', 'eth', 'okb'].includes(text) || native.symbol.toLowerCase().startsWith(text);
}

/** What Enter chooses: the first result if the query is exactly its symbol or if it is the only one, else nothing. */
export function resultOfEnter<T extends { readonly symbol: string }>(query: string, results: readonly T[]): T | null {
  const [first] = results;
  if (!first) return null;
  return results.length === 1 || first.symbol.toLowerCase() === query.trim().toLowerCase() ? first : null;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

function matches(own: readonly string[], wanted: readonly string[]): boolean {
  for (const word of wanted) {
    if (!own.some((one) => one.startsWith(word) || one.endsWith(word))) return false;
  }
  return true;
}

function rankOf(symbol: string, query: string): 0 | 1 | 2 {
  if (query === '') return 2;
  if (symbol === query) return 0;
  return symbol.startsWith(query) ? 1 : 2;
}

/** Sorting is stable and the entries come by symbol, so only balances need comparing; without any nothing is sorted. */
function byBalance(entries: IndexedToken[], balances: ReadonlyMap<Address, bigint | null> | undefined): IndexedToken[] {
  if (!balances || balances.size === 0) return entries;
  const held: { entry: IndexedToken; value: bigint; decimals: number }[] = [];
  const rest: IndexedToken[] = [];
  for (const entry of entries) {
    const value = balances.get(entry.token.address);
    if (value) held.push({ entry, value, decimals: entry.token.decimals });
    else rest.push(entry);
  }
  held.sort((one, other) => {
    // Balances count in whole coins: one raw unit of a 6-decimal token is more than one of an 18-decimal token.
    const left = one.value * 10n ** BigInt(other.decimals);
    const right = other.value * 10n ** BigInt(one.decimals);
    return left > right ? -1 : left < right ? 1 : 0;
  });
  return [...held.map(({ entry }) => entry), ...rest];
}
