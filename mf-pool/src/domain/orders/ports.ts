import type { ChainError } from '@dex/mf-shared/contract';
import type { Result, SignedPermit, TxHash } from '@dex/mf-shared/domain';
import type { ApprovalToSend, OrderFailure, PermitToSign, PoolOrder } from './poolOrder';

/** The writes of version 2, migration and mining, as the state layer asks for them. Every answer is a value; none throws. */
export interface PoolWrites {
  /** Sends the first call for the order that can be estimated, and records it. */
  send(order: PoolOrder): Promise<Result<TxHash, OrderFailure>>;
  approve(approval: ApprovalToSend): Promise<Result<TxHash, ChainError>>;
  /** True when the token refuses to change one allowance into another without passing zero. */
  refusesAllowanceChange(approval: ApprovalToSend): Promise<boolean>;
  signPermit(permit: PermitToSign): Promise<Result<SignedPermit, ChainError>>;
}
