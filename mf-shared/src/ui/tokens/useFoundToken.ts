import type { Address } from '../../domain/address';
import type { ChainId } from '../../domain/chainId';
import type { ReadState } from '../../state/reads/read';
import { useRead } from '../services/useRead';
import type { BookEntry, TokenBook } from './tokenBook';

/** What stands at an address that was typed. `unreached`: no node has answered yet, so that nothing is known of it. */
export type FoundToken =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'unreached' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'found'; readonly entry: BookEntry; readonly isChosen: boolean };

function fromContract(address: Address, chainId: ChainId, read: ReadState<'token'>): FoundToken {
  if (read.kind === 'loading') return { kind: 'reading' };
  if (read.kind === 'failed') return { kind: read.isUnreached ? 'unreached' : 'unreadable' };
  const { decimals, symbol, name } = read.value;
  return {
    kind: 'found',
    isChosen: false,
    entry: { token: { kind: 'token', chainId, address, decimals, symbol, name }, list: null, isImported: false },
  };
}

/** The token at an address: from the lists, else from the contract itself. */
export function useFoundToken(address: Address | null, chainId: ChainId, { chosen, others }: TokenBook): FoundToken {
  const own = address ? chosen.get(address) : undefined;
  const other = address ? others.get(address) : undefined;
  const read = useRead(address && !own && !other ? { kind: 'token', chainId, address } : null);
  if (!address) return { kind: 'none' };
  if (own) return { kind: 'found', entry: own, isChosen: true };
  if (other) return { kind: 'found', entry: other, isChosen: false };
  return fromContract(address, chainId, read);
}
