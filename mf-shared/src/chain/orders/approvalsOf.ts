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

/**
 * How an allowance that stands becomes another: at once, or taken back first. Some tokens refuse the one (USDT of chain 1), some the other
 * (BNB of chain 1 fails every `approve` of 0), and only a trial tells which.
 */
export type AllowanceChange = 'atOnce' | 'takenBack';

/** The ways in which what is missing can be approved, the preferred one first; one where nothing stands that would have to change. */
export function changesOf(needs: readonly NeedWithAllowance[]): readonly AllowanceChange[] {
  return needs.some(({ allowance }) => allowance !== ZERO_AMOUNT) ? ['atOnce', 'takenBack'] : ['atOnce'];
}

/** The allowances that approvals of a need set, in order. */
export function approvedAmounts({ need, allowance }: NeedWithAllowance, how: AllowanceChange): readonly RawAmount[] {
  return allowance === ZERO_AMOUNT || how === 'atOnce' ? [need.amount] : [ZERO_AMOUNT, need.amount];
}

/** The approvals for needs, in order. */
export function approvalsOf(needs: readonly NeedWithAllowance[], how: AllowanceChange): readonly OrderCall[] {
  return needs.flatMap((missing) =>
    approvedAmounts(missing, how).map((amount) => approveCall(missing.need.token.address, missing.need.spender, amount)),
  );
}
