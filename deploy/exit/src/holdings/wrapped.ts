import { amountIn, balanceOfCall } from '@dex/mf-shared/chain';
import type { ExitServices } from '../services';
import type { Found, Owner } from './holding';

/** Wrapped coin in the account. */
export async function findWrapped({ reads }: ExitServices, { chain, account }: Owner): Promise<Found> {
  const batch = await reads.once(chain.chainId, [balanceOfCall(chain.chainId, chain.wrappedNative.address, account)]);
  const amount = batch.ok ? amountIn(batch.value.data[0] ?? null) : null;
  const holdings = amount === null || amount === '0' ? [] : [{ kind: 'wrapped' as const, amount }];
  return { place: 'wrapped', holdings, failed: amount === null };
}
