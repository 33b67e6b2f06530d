import type { OrderFailure, PoolOrder } from './poolOrder';

/** Why an order must not even be tried (ORDER-1), or null. The screens do not let these through; this is the last gate before the wallet. */
export function orderProblem(order: PoolOrder): OrderFailure | null {
  switch (order.kind) {
    case 'remove':
      if (order.shares === '0') return { code: 'missing_liquidity_amount' };
      if (order.a.chainId !== order.chainId || order.b.chainId !== order.chainId) return { code: 'missing_dependencies' };
      return isAllowed(order) ? null : { code: 'not_approved' };
    case 'stake':
    case 'migrate':
      return isAllowed(order) ? null : { code: 'not_approved' };
    case 'add':
      return order.amountA === '0' || order.amountB === '0' ? { code: 'missing_dependencies' } : null;
    case 'withdraw':
    case 'claim':
      return null;
  }
}

function isAllowed({ isApproved, permit }: { readonly isApproved: boolean; readonly permit: unknown }): boolean {
  return isApproved || permit !== null;
}
