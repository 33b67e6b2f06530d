import type { ChainId } from '../../domain/chainId';
import type { Currency, Token } from '../../domain/tokens/currency';
import { decimalsStanding, signedDecimals, type DecimalsAnswer, type DecimalsStanding } from '../../domain/tokens/decimals';
import type { CurrencyId } from '../../domain/tokens/currencyId';
import { useServices } from '../services/ServicesContext';
import { useRead } from '../services/useRead';
import { useTokenBook } from './useTokenBook';

/** What an id stands for; it may be typed into at once, but an order needs decimals that are the `contract`'s (ORDER-17). */
export type CurrencyState =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'unreadable' }
  | {
      readonly kind: 'known';
      readonly currency: Currency;
      readonly isListed: boolean;
      readonly decimals: DecimalsStanding;
    };

/** The currency of an id in a URL: name and picture from the lists, decimals from the contract. */
export function useCurrency(id: CurrencyId | null, chainId: ChainId): CurrencyState {
  const { chains } = useServices();
  const { chosen } = useTokenBook(chainId);
  const address = id === null || id === 'ETH' ? null : id;
  const read = useRead(address && { kind: 'token', chainId, address });
  if (id === null) return { kind: 'none' };
  if (address === null) return { kind: 'known', currency: chains[chainId].native, isListed: true, decimals: 'contract' };
  const listed = chosen.get(address)?.token;
  const standing = (answer: DecimalsAnswer) => decimalsStanding(listed?.decimals ?? null, signedDecimals(chains[chainId], address), answer);
  if (read.kind !== 'known') {
    if (listed) return { kind: 'known', currency: listed, isListed: true, decimals: standing(read.kind) };
    return { kind: read.kind === 'loading' ? 'loading' : 'unreadable' };
  }
  const { decimals, symbol, name } = read.value;
  const currency: Token = listed ? { ...listed, decimals } : { kind: 'token', chainId, address, decimals, symbol, name };
  return { kind: 'known', currency, isListed: listed !== undefined, decimals: standing(decimals) };
}
