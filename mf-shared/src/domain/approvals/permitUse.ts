import { sameAddress, type Address } from '../address';
import type { ChainId } from '../chainId';
import type { RawAmount } from '../rawAmount';
import type { SignedPermit } from './permitMessage';
import type { PermitInfo } from './permitTable';

/** What a signature must still fit to be used. */
export interface PermitUse {
  readonly chainId: ChainId;
  readonly token: Address;
  readonly owner: Address;
  readonly spender: Address;
  readonly amount: RawAmount;
  readonly nonce: RawAmount;
  readonly blockTimestamp: number;
  /**
   * Which amount the call passes to the token: that of the signature (the `selfPermit` functions), which then may be more than is
   * needed, or the order's own (`removeLiquidityWithPermit`, `stakeWithPermit`), which then must be the one that was signed.
   */
  readonly passes: 'signedAmount' | 'orderAmount';
}

/** So many seconds of a signature must be left for it to be used: an order that is mined after its last one fails, and costs its gas. */
export const PERMIT_MARGIN_SECONDS = 120;

/** False once the signature has too little time left, was used (nonce), is for another network, account, spender or token, or does not cover the amount (ORDER-14). */
export function isPermitUsable(permit: SignedPermit, use: PermitUse): boolean {
  return (
    permit.chainId === use.chainId &&
    sameAddress(permit.owner, use.owner) &&
    sameAddress(permit.spender, use.spender) &&
    sameAddress(permit.tokenAddress, use.token) &&
    permit.nonce === use.nonce &&
    permit.deadline >= use.blockTimestamp + PERMIT_MARGIN_SECONDS &&
    (permit.permitType === 'allowed' || coversAmount(permit.amount, use))
  );
}

function coversAmount(signed: RawAmount, { amount, passes }: PermitUse): boolean {
  return passes === 'signedAmount' ? BigInt(signed) >= BigInt(amount) : signed === amount;
}

/** Whether a permit stands in place of an approval (ORDER-14). */
export type PermitState = 'NOT_APPLICABLE' | 'LOADING' | 'NOT_SIGNED' | 'SIGNED';

/** What a permit state is made from: null means not known (nonce, time) or not there (info, permit). */
export interface PermitFacts {
  readonly info: PermitInfo | null;
  /** An Argent-style wallet batches its approvals and signs no permits (ORDER-16). */
  readonly isMulticallWallet: boolean;
  readonly use:
    | (Omit<PermitUse, 'nonce' | 'blockTimestamp'> & { readonly nonce: RawAmount | null; readonly blockTimestamp: number | null })
    | null;
  readonly permit: SignedPermit | null;
}

/** The permit state: not applicable without a known permit form, loading until nonce and time are read. */
export function permitState({ info, isMulticallWallet, use, permit }: PermitFacts): PermitState {
  if (!info || !use || isMulticallWallet) return 'NOT_APPLICABLE';
  const { nonce, blockTimestamp } = use;
  if (nonce === null || blockTimestamp === null) return 'LOADING';
  return permit && isPermitUsable(permit, { ...use, nonce, blockTimestamp }) ? 'SIGNED' : 'NOT_SIGNED';
}
