import type { Address, ChainId } from '@dex/mf-shared/domain';
import { selectAllowanceKind, selectSendingWay, type AllowanceKind, type AllowanceNeed, ordersSlice } from '@dex/mf-shared/orders';
import { useReads, sectionSelector, useServices } from '@dex/mf-shared/ui';
import { poolOrders } from '../../orders';

const useOrdersSelector = sectionSelector(ordersSlice);

/**
 * How the allowances of a form's order stand, in the order of its needs. None without an account, nor for a wallet that sends approvals
 * and action together (ORDER-5, ORDER-16): nothing has to be done beforehand then.
 */
export function useAllowanceKinds(chainId: ChainId, account: Address | null, needs: readonly AllowanceNeed[]): readonly AllowanceKind[] {
  // The engine's part of the store is there once the engine is.
  poolOrders(useServices());
  const reads = useReads<'allowance'>(
    account === null
      ? []
      : needs.map(({ token, spender }) => ({ kind: 'allowance', chainId, token: token.address, owner: account, spender })),
  );
  const kinds = useOrdersSelector((state) => {
    if (account === null) return '';
    if (selectSendingWay(state, { chainId, account }) !== 'call') return '';
    return needs
      .map((need, index) => {
        const read = reads[index];
        return selectAllowanceKind(state, { chainId, account }, need, read?.kind === 'known' ? read.value : null);
      })
      .join();
  });
  return kinds === '' ? [] : kinds.split(',').filter(isKind);
}

/** Complete by its type: a kind that were missing would count as allowed. */
const KINDS: Readonly<Record<AllowanceKind, true>> = {
  unknown: true,
  enough: true,
  signed: true,
  asking: true,
  pending: true,
  unclear: true,
  needed: true,
};

function isKind(kind: string): kind is AllowanceKind {
  return kind in KINDS;
}

/** True once nothing has to be approved or signed before the order can be confirmed. */
export function isAllowed(kinds: readonly AllowanceKind[]): boolean {
  return kinds.every((kind) => kind === 'enough' || kind === 'signed');
}
