import type { Address } from '../../domain/address';
import type { RawAmount } from '../../domain/rawAmount';
import type { Currency } from '../../domain/tokens/currency';
import { useRead } from '../services/useRead';
import { balanceRead } from './useBalances';

/** Undefined without an account, null while unknown. */
export interface Balance {
  readonly value: RawAmount | null | undefined;
  readonly isSyncing: boolean;
}

/** An account's balance of a currency, fresh with each block. */
export function useBalance(currency: Currency | null, account: Address | null): Balance {
  const read = useRead<'balance'>(currency && balanceRead(currency, account));
  if (!account || !currency) return { value: undefined, isSyncing: false };
  return read.kind === 'known' ? { value: read.value, isSyncing: read.syncing } : { value: null, isSyncing: false };
}
