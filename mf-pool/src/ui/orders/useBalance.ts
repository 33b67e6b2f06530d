import type { Address, Currency, RawAmount } from '@dex/mf-shared/domain';
import { useRead } from '@dex/mf-shared/ui';

/** Undefined without an account, null while unknown. */
export interface Balance {
  readonly value: RawAmount | null | undefined;
  readonly isSyncing: boolean;
}

/** An account's balance of a currency, fresh with each block. */
export function useBalance(currency: Currency | null, account: Address | null): Balance {
  const read = useRead<'balance'>(
    currency && account
      ? { kind: 'balance', chainId: currency.chainId, account, token: currency.kind === 'native' ? 'native' : currency.address }
      : null,
  );
  if (!account || !currency) return { value: undefined, isSyncing: false };
  return read.kind === 'known' ? { value: read.value, isSyncing: read.syncing } : { value: null, isSyncing: false };
}
