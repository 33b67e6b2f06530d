import { selectActiveListUrls, selectImportedTokens, selectLists, selectRead, type SharedState } from '@dex/mf-shared/state';
import {
  decimalsStanding,
  sameAddress,
  signedDecimals,
  type Address,
  type Chain,
  type Currency,
  type CurrencyId,
  type DecimalsAnswer,
  type DecimalsStanding,
  type Token,
} from '@dex/mf-shared/domain';

/** A currency of the form, with what is known about the truth of its description. */
export interface KnownCurrency {
  readonly currency: Currency;
  /** An order is built on the contract's decimals alone (ORDER-17). */
  readonly decimals: DecimalsStanding;
  /** In the chain table, an active list, or imported by the person. */
  readonly isListed: boolean;
}

/** The token as the chain table, the person's own tokens or the active lists describe it; null when none does. */
function describedToken(state: SharedState, chain: Chain, address: Address): Token | null {
  const own = [chain.wrappedNative, ...chain.tokens].find((token) => sameAddress(token.address, address));
  const imported = selectImportedTokens(state, chain.chainId)[address];
  if (own ?? imported) return own ?? imported ?? null;
  const lists = selectLists(state);
  for (const url of selectActiveListUrls(state)) {
    const found = lists[url]?.current?.tokens.find((token) => token.chainId === chain.chainId && sameAddress(token.address, address));
    if (found) return { ...found, kind: 'token', chainId: chain.chainId, address };
  }
  return null;
}

/** What an id of the address bar stands for on a network; null for none and while an unlisted token is being read. */
export function selectCurrency(state: SharedState, chain: Chain, id: CurrencyId | null): KnownCurrency | null {
  if (id === null) return null;
  if (id === 'ETH') return { currency: chain.native, decimals: 'contract', isListed: true };
  const described = describedToken(state, chain, id);
  const read = selectRead<'token'>(state, { kind: 'token', chainId: chain.chainId, address: id });
  const standing = (answer: DecimalsAnswer) => decimalsStanding(described?.decimals ?? null, signedDecimals(chain, id), answer);
  if (read.kind !== 'known') return described && { currency: described, decimals: standing(read.kind), isListed: true };
  const { decimals, symbol, name } = read.value;
  const currency: Token = described
    ? { ...described, decimals }
    : { kind: 'token', chainId: chain.chainId, address: id, decimals, symbol, name };
  return { currency, decimals: standing(decimals), isListed: described !== null };
}
