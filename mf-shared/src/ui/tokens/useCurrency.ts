import type { ChainId } from '../../domain/chainId';
import type { Currency, Token } from '../../domain/tokens/currency';
import type { CurrencyId } from '../../domain/tokens/currencyId';
import { useServices } from '../services/ServicesContext';
import { useRead } from '../services/useRead';
import { useTokenBook } from './useTokenBook';

/** What an id stands for; `decimalsDisagree` when a list says other decimals than the contract (ORDER-17: nothing is sent then). */
export type CurrencyState =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'unreadable' }
  | {
      readonly kind: 'known';
      readonly currency: Currency;
      readonly isListed: boolean;
      readonly isVerified: boolean;
      readonly decimalsDisagree: boolean;
    };

/** The currency of an id in a URL: name and picture from the lists, decimals from the contract. */
export function useCurrency(id: CurrencyId | null, chainId: ChainId): CurrencyState {
  const { chains } = useServices();
  const { chosen } = useTokenBook(chainId);
  const address = id === null || id === 'ETH' ? null : id;
  const read = useRead(address && { kind: 'token', chainId, address });
  if (id === null) return { kind: 'none' };
  if (address === null)
    return { kind: 'known', currency: chains[chainId].native, isListed: true, isVerified: true, decimalsDisagree: false };
  const listed = chosen.get(address)?.token;
  if (read.kind !== 'known') {
    if (listed) return { kind: 'known', currency: listed, isListed: true, isVerified: false, decimalsDisagree: false };
    return { kind: read.kind === 'loading' ? 'loading' : 'unreadable' };
  }
  const { decimals, symbol, name } = read.value;
  const currency: Token = listed ? { ...listed, decimals } : { kind: 'token', chainId, address, decimals, symbol, name };
  const decimalsDisagree = listed !== undefined && listed.decimals !== decimals;
  return { kind: 'known', currency, isListed: listed !== undefined, isVerified: true, decimalsDisagree };
}
