import { sameAddress, shortenAddress, type Address } from '../../domain/address';
import type { Chain } from '../../domain/chains/chain';
import { movedTokens } from '../../domain/orders/movedTokens';
import type { Currency } from '../../domain/tokens/currency';
import type { OpenOrder } from '../../state/orders/orderState';
import { useTokenBook } from '../tokens/useTokenBook';
import { preparedOf } from './preparedOf';

/**
 * The tokens of an order of which nobody says anything: the node cannot try the order, and no list names them. As long as the
 * lists are not there a token counts as named by none.
 */
export function useUntriedTokens(order: OpenOrder, chain: Chain, currencies: readonly Currency[]): readonly Currency[] {
  const { chosen } = useTokenBook(chain.chainId);
  const prepared = preparedOf(order);
  if (prepared === null || prepared.changes !== null) return [];
  const own = [chain.governanceToken, ...chain.tokens].flatMap((token) => (token ? [token.address] : []));
  return movedTokens(order.draft.order, chain, currencies).flatMap((address) => {
    const entry = chosen.get(address);
    if ((entry && entry.list !== null) || own.some((known) => sameAddress(known, address))) return [];
    const named = currencies.filter((currency) => currency.kind === 'token' && sameAddress(currency.address, address));
    return named.length > 0 ? named : [unnamed(chain, address)];
  });
}

/** A token that says nothing of itself, by its address. */
function unnamed({ chainId }: Chain, address: Address): Currency {
  return { kind: 'token', chainId, address, decimals: 0, symbol: shortenAddress(address), name: '' };
}
