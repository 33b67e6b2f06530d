import { map, of, type Observable } from 'rxjs';
import type { ChainReads } from '@dex/mf-shared/contract';
import { lastDataOf, readWord } from '@dex/mf-shared/chain';
import type { Address, Chain } from '@dex/mf-shared/domain';
import { approvedForAllCall } from './managerCalls';

/** Whether an owner lets an account act on all of its positions (ERC-721 `isApprovedForAll`), with each block; false while that is not known. */
export function isOperator$(
  reads: ChainReads,
  chain: Chain,
  { owner, account }: { readonly owner: Address; readonly account: Address },
): Observable<boolean> {
  const manager = chain.v3?.nonfungiblePositionManager;
  if (!manager) return of(false);
  return reads.watch(chain.chainId, [approvedForAllCall(manager, owner, account)], { urgent: true }).pipe(
    map(([result]) => {
      const data = lastDataOf(result);
      return data !== null && readWord(data, 0) === 1n;
    }),
  );
}
