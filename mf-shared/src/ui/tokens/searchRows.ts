import type { Address } from '../../domain/address';
import type { Chain } from '../../domain/chains/chain';
import type { RawAmount } from '../../domain/rawAmount';
import type { Currency } from '../../domain/tokens/currency';
import { indexTokens, isNativeFound, resultOfEnter, searchTokens, type TokenIndex } from '../../domain/tokens/tokenSearch';
import type { BookEntry, TokenBook } from './tokenBook';

/** A line of the token choice. `others` stand under their own heading and must be imported first. */
export type SearchRow =
  | { readonly kind: 'currency'; readonly currency: Currency; readonly entry: BookEntry | null }
  | { readonly kind: 'heading' }
  | { readonly kind: 'other'; readonly entry: BookEntry };

/** A book made ready for searching. */
export interface SearchableBook {
  readonly book: TokenBook;
  readonly chosen: TokenIndex;
  readonly others: TokenIndex;
}

const tokensOf = (entries: ReadonlyMap<Address, BookEntry>) => [...entries.values()].map(({ token }) => token);

export function searchable(book: TokenBook): SearchableBook {
  return { book, chosen: indexTokens(tokensOf(book.chosen)), others: indexTokens(tokensOf(book.others)) };
}

/** Balances as the search sorts by them. */
export type Balances = ReadonlyMap<Address, RawAmount>;

/** The currencies that a query finds among those to choose from: the native coin where it belongs, then tokens, best first. */
export function foundCurrencies(
  query: string,
  { chosen }: SearchableBook,
  chain: Chain,
  balances: Balances,
  withNative: boolean,
): Currency[] {
  const amounts = new Map([...balances].map(([address, raw]) => [address, BigInt(raw)]));
  const tokens = searchTokens(query, chosen, amounts);
  return withNative && isNativeFound(query, chain.native) ? [chain.native, ...tokens] : tokens;
}

/** All lines for a query; lists that are switched off are searched only for a query. */
export function searchRows(query: string, currencies: readonly Currency[], { book, others }: SearchableBook): SearchRow[] {
  const rows: SearchRow[] = currencies.map((currency) => ({
    kind: 'currency',
    currency,
    entry: currency.kind === 'token' ? (book.chosen.get(currency.address) ?? null) : null,
  }));
  if (query.trim() === '') return rows;
  const found = searchTokens(query, others).flatMap((token) => book.others.get(token.address) ?? []);
  if (found.length > 0) rows.push({ kind: 'heading' });
  for (const entry of found) rows.push({ kind: 'other', entry });
  return rows;
}

/** What Enter chooses (TOKEN-6): judged by what was typed, not by what was searched for so far. */
export function enterChoice(
  query: string,
  searched: SearchableBook,
  chain: Chain,
  balances: Balances,
  withNative: boolean,
): Currency | null {
  return resultOfEnter(query, foundCurrencies(query, searched, chain, balances, withNative));
}
