import { sameAddress, type Address } from '../address';
import type { ChainId } from '../chainId';
import { MAX_UINT256, ZERO_AMOUNT, type RawAmount } from '../rawAmount';
import type { Currency } from '../tokens/currency';

/** Whether a spender may take an amount (ORDER-13). */
export type ApprovalState = 'UNKNOWN' | 'NOT_APPROVED' | 'PENDING' | 'APPROVED';

/** An approval that was sent and has not been mined, replaced or dropped. */
export interface PendingApproval {
  readonly chainId: ChainId;
  readonly from: Address;
  readonly tokenAddress: Address;
  readonly spender: Address;
}

/** What an approval state is made from; an amount, spender, owner or allowance that is not known is null. */
export interface ApprovalFacts {
  readonly currency: Currency | null;
  readonly amount: RawAmount | null;
  readonly owner: Address | null;
  readonly spender: Address | null;
  readonly allowance: RawAmount | null;
  readonly pending: readonly PendingApproval[];
}

/** The approval state; an allowance that suffices wins over a pending approval (ORDER-13). */
export function approvalState(facts: ApprovalFacts): ApprovalState {
  const { currency, amount, spender, allowance } = facts;
  if (!currency || !amount || !spender) return 'UNKNOWN';
  if (currency.kind === 'native') return 'APPROVED';
  if (allowance === null) return 'UNKNOWN';
  if (BigInt(allowance) >= BigInt(amount)) return 'APPROVED';
  return facts.pending.some((approval) => isFor(approval, facts)) ? 'PENDING' : 'NOT_APPROVED';
}

/** A pending approval counts only for the same network, sender, token and spender. */
function isFor(approval: PendingApproval, { currency, owner, spender }: ApprovalFacts): boolean {
  return (
    currency?.kind === 'token' &&
    approval.chainId === currency.chainId &&
    sameAddress(approval.from, owner) &&
    sameAddress(approval.tokenAddress, currency.address) &&
    sameAddress(approval.spender, spender)
  );
}

/** How much the user approves (ORDER-12). */
export type ApprovalChoice = 'unlimited' | 'exact';

/** One `approve(spender, value)`; if the unlimited one cannot be estimated, `fallback` is sent (ORDER-13). */
export interface ApprovalStep {
  readonly kind: 'reset' | 'approve';
  readonly value: RawAmount;
  readonly fallback: RawAmount | null;
}

/** What the steps depend on. */
export interface ApprovalPlanFacts {
  readonly amount: RawAmount;
  readonly allowance: RawAmount;
  readonly choice: ApprovalChoice;
  /** The token refuses a change from one non-zero allowance to another, as a dry run showed. */
  readonly refusesChange: boolean;
}

/**
 * The approvals that are still needed, in order; none if the allowance suffices. Made anew from the chain's allowance
 * each time, so a flow that was cut off after the reset goes on with the approval (ORDER-12).
 */
export function approvalPlan({ amount, allowance, choice, refusesChange }: ApprovalPlanFacts): ApprovalStep[] {
  if (BigInt(allowance) >= BigInt(amount)) return [];
  const approve: ApprovalStep =
    choice === 'unlimited' ? { kind: 'approve', value: MAX_UINT256, fallback: amount } : { kind: 'approve', value: amount, fallback: null };
  const needsReset = refusesChange && allowance !== ZERO_AMOUNT;
  return needsReset ? [{ kind: 'reset', value: ZERO_AMOUNT, fallback: null }, approve] : [approve];
}
