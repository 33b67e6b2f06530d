import type { Address } from '../../domain/address';
import type { Chain } from '../../domain/chains/chain';
import { type ListedToken, mergeLists, type SourcedList } from '../../domain/tokenLists/mergeLists';
import type { TokenList } from '../../domain/tokenLists/tokenList';
import type { Token } from '../../domain/tokens/currency';

/** A token with the list that names it; null for one that the person imported, or that only the chain table knows. */
export interface BookEntry {
  readonly token: Token;
  readonly list: ListedToken['list'] | null;
  /** The person imported it. */
  readonly isImported: boolean;
}

/** The tokens of one network: those to choose from, and those that only lists which are switched off name. */
export interface TokenBook {
  readonly chosen: ReadonlyMap<Address, BookEntry>;
  readonly others: ReadonlyMap<Address, BookEntry>;
}

/** What a book is made from; the lists come in the order of their priority. */
export interface BookSources {
  readonly chain: Chain;
  readonly active: readonly SourcedList[];
  readonly inactive: readonly SourcedList[];
  readonly bundled: TokenList | null;
  readonly imported: Readonly<Record<string, Token>>;
}

function entriesOf(lists: readonly SourcedList[], chain: Chain): BookEntry[] {
  const { tokens, problems } = mergeLists(lists, chain.chainId);
  for (const { message, listName, address } of problems) console.warn(message, listName, address ?? '');
  return [...(tokens[chain.chainId]?.values() ?? [])].map(({ token, list }) => ({ token, list, isImported: false }));
}

/** Makes the book: active lists win over the bundled one, that over the chain table; the person's own tokens are always in it. */
export function tokenBook({ chain, active, inactive, bundled, imported }: BookSources): TokenBook {
  const underneath = bundled ? [{ url: null, list: bundled }] : [];
  const chosen = new Map<Address, BookEntry>();
  const own = Object.values(imported).map((token) => ({ token, list: null, isImported: true }));
  const known = [chain.wrappedNative, ...chain.tokens].map((token) => ({ token, list: null, isImported: false }));
  for (const entry of [...entriesOf([...active, ...underneath], chain), ...known, ...own]) {
    const before = chosen.get(entry.token.address);
    if (!before) chosen.set(entry.token.address, entry);
    else if (entry.isImported) chosen.set(entry.token.address, { ...before, isImported: true });
  }
  const others = new Map<Address, BookEntry>();
  for (const entry of entriesOf(inactive, chain)) {
    if (!chosen.has(entry.token.address)) others.set(entry.token.address, entry);
  }
  return { chosen, others };
}
