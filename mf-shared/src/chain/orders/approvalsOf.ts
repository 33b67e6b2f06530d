import { sameAddress } from '../../domain/address';
import type { SignedPermit } from '../../domain/approvals/permitMessage';
import type { AllowanceNeed, OrderCall } from '../../domain/orders/order';
import { ZERO_AMOUNT, type RawAmount } from '../../domain/rawAmount';
import { approveCall } from './ownCalls';

/** A need and what the chain allows now, in raw units. */
export interface NeedWithAllowance {
  readonly need: AllowanceNeed;
  readonly allowance: RawAmount;
}

/** The needs that neither an allowance nor a signed permit covers. */
export function uncovered(needs: readonly NeedWithAllowance[], permits: readonly SignedPermit[]): readonly NeedWithAllowance[] {
  return needs.filter(
    ({ need, allowance }) =>
      BigInt(allowance) < BigInt(need.amount) &&
      !permits.some((permit) => sameAddress(permit.tokenAddress, need.token.address) && sameAddress(permit.spender, need.spender)),
  );
}

/** The approvals for needs, in order. A standing allowance is taken back first: some tokens refuse to change one into another. */
export function approvalsOf(needs: readonly NeedWithAllowance[]): readonly OrderCall[] {
  return needs.flatMap(({ need, allowance }) => {
    const approve = approveCall(need.token.address, need.spender, need.amount);
    return allowance === ZERO_AMOUNT ? [approve] : [approveCall(need.token.address, need.spender, ZERO_AMOUNT), approve];
  });
}
