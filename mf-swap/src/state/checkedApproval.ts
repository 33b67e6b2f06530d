import { err, ok, type Address, type ApprovalChoice, type Chain, type RawAmount, type Result } from '@dex/mf-shared/domain';

/** An allowance to give. `allowance` is what the chain holds now. */
export interface ApprovalRequest {
  readonly chain: Chain;
  readonly token: { readonly address: Address; readonly symbol: string };
  readonly owner: Address;
  readonly spender: Address;
  readonly amount: RawAmount;
  readonly allowance: RawAmount;
  readonly choice: ApprovalChoice;
}

/** The same, of which parts may not be known; those are null. */
export type ApprovalWish = { readonly [Part in keyof ApprovalRequest]: ApprovalRequest[Part] | null };

/** What the console says of an approval that cannot be given; nobody else is told (document 1 §8). */
export type ApprovalFault =
  | 'approve was called unnecessarily'
  | 'no chainId'
  | 'no token'
  | 'tokenContract is null'
  | 'missing amount to approve'
  | 'no spender';

/** The approval to give, or the first fault that stands in its way. The token's contract is null until it was read for somebody. */
export function checkedApproval(wish: ApprovalWish): Result<ApprovalRequest, { readonly code: ApprovalFault }> {
  const { chain, token, owner, spender, amount, allowance, choice } = wish;
  if (!chain) return err({ code: 'no chainId' });
  if (!token) return err({ code: 'no token' });
  if (owner === null || allowance === null) return err({ code: 'tokenContract is null' });
  if (amount === null || choice === null) return err({ code: 'missing amount to approve' });
  if (spender === null) return err({ code: 'no spender' });
  if (BigInt(allowance) >= BigInt(amount)) return err({ code: 'approve was called unnecessarily' });
  return ok({ chain, token, owner, spender, amount, allowance, choice });
}
