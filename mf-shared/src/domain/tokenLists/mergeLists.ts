import { parseAddress, type Address } from '../address';
import { isChainId, type ChainId } from '../chainId';
import type { Token } from '../tokens/currency';
import type { ListedTokenInfo, TokenList } from './tokenList';

/** A list with the place it came from; the bundled list has no location. */
export interface SourcedList {
  readonly url: string | null;
  readonly list: Pick<TokenList, 'name' | 'tokens' | 'logoURI'>;
}

/** A token with the list that it was taken from. */
export interface ListedToken {
  readonly token: Token;
  readonly list: { readonly url: string | null; readonly name: string; readonly logoURI?: string };
}

/** Tokens by network and address. */
export type TokenMap = Readonly<Partial<Record<ChainId, ReadonlyMap<Address, ListedToken>>>>;

/** Something in a list that was left out; the message is for the console. */
export interface ListProblem {
  readonly code: 'duplicate_token' | 'list_unreadable';
  readonly message: 'Duplicate token!' | 'Could not show token list due to error';
  readonly listName: string;
  readonly address?: string;
}

/** The tokens to choose from, and what was left out of them. */
export interface MergedLists {
  readonly tokens: TokenMap;
  readonly problems: readonly ListProblem[];
}

/**
 * All tokens of the lists, each from the first list that names it: active lists in the order of their priority, the
 * bundled list last. Tokens of unsupported networks are left out, and those of all but one network if `only` names it;
 * a second entry inside one list is reported, the first kept.
 */
export function mergeLists(lists: readonly SourcedList[], only?: ChainId): MergedLists {
  const tokens: Partial<Record<ChainId, Map<Address, ListedToken>>> = {};
  const problems: ListProblem[] = [];
  for (const { url, list } of lists) {
    const source = { url, name: list.name, logoURI: list.logoURI };
    const { read, problems: found } = readList(list, only);
    problems.push(...found);
    for (const token of read) {
      const ofChain = (tokens[token.chainId] ??= new Map());
      if (!ofChain.has(token.address)) ofChain.set(token.address, { token, list: source });
    }
  }
  return { tokens, problems };
}

function readList(list: SourcedList['list'], only: ChainId | undefined): { read: Token[]; problems: ListProblem[] } {
  const problems: ListProblem[] = [];
  const seen = new Set<string>();
  const read: Token[] = [];
  try {
    for (const info of list.tokens) {
      if (only !== undefined && info.chainId !== only) continue;
      const token = tokenOfList(info);
      if (!token) continue;
      const key = `${token.chainId}-${token.address}`;
      if (seen.has(key)) {
        problems.push({ code: 'duplicate_token', message: 'Duplicate token!', listName: list.name, address: token.address });
        continue;
      }
      seen.add(key);
      read.push(token);
    }
  } catch {
    // A stored list of an older shape must not take the others down with it.
    problems.push({ code: 'list_unreadable', message: 'Could not show token list due to error', listName: list.name });
    return { read: [], problems };
  }
  return { read, problems };
}

/** A list's entry as a token of a supported network, or null; the address is brought to its checksummed form. */
export function tokenOfList(info: ListedTokenInfo): Token | null {
  if (!isChainId(info.chainId)) return null;
  const address = checksummed(info.address);
  if (!address) return null;
  const { chainId, decimals, symbol, name, logoURI, tags } = info;
  return { kind: 'token', chainId, address, decimals, symbol, name, logoURI, tags };
}

// Lists repeat the same addresses at every refresh, and a checksum costs a hash each.
const known = new Map<string, Address | null>();

function checksummed(text: string): Address | null {
  let address = known.get(text);
  if (address === undefined) {
    // Lists carry wrong capitals now and then; the bytes are what counts, so that case is not held against an entry.
    address = parseAddress(text.toLowerCase());
    known.set(text, address);
  }
  return address;
}
