import type { ChainError } from '@dex/mf-shared/contract';
import type { Address, ApprovalStep, ChainId, Result, TxHash } from '@dex/mf-shared/domain';

/** Whose allowance of which token for whom. */
export interface ApprovalTarget {
  readonly chainId: ChainId;
  readonly owner: Address;
  readonly token: Address;
  readonly spender: Address;
  readonly symbol: string;
}

/** The approvals of both protocol versions, as the screens ask for them. */
export interface Approvals {
  /** Sends one step of an approval plan; where the unlimited figure cannot be estimated, its fall-back. */
  approve(target: ApprovalTarget, step: ApprovalStep): Promise<Result<TxHash, ChainError>>;
  /** True when the token refuses to change one allowance into another without passing zero; a dry run. */
  refusesChange(target: ApprovalTarget, step: ApprovalStep): Promise<boolean>;
}
