// What the engine of orders asks of the chain, and what the chain answers. `state` drives it, `chain` carries it out.
import type { Address } from '../domain/address';
import type { ApprovalStep } from '../domain/approvals/approvalState';
import type { PermitRequest, SignedPermit } from '../domain/approvals/permitMessage';
import type { PermitInfo } from '../domain/approvals/permitTable';
import type { ChainId } from '../domain/chainId';
import type { AllowanceKey } from '../domain/orders/allowanceRules';
import type { BrokenLimit } from '../domain/orders/changes';
import type { Order } from '../domain/orders/order';
import type { Dependency, PreparedOrder, SendingWay } from '../domain/orders/preparedOrder';
import type { RawAmount } from '../domain/rawAmount';
import type { Result } from '../domain/result';
import type { Token } from '../domain/tokens/currency';
import type { TxHash } from '../domain/txHash';
import type { ChainError } from './ports';
import type { NewTransaction } from './transactions';

/** What is recorded of an order's transaction, without what the wallet adds. */
export type OrderRecord = Pick<NewTransaction, 'summary' | 'claim'>;

/** An order with what is told of it. Plain data, so that it can be stored. */
export interface OrderDraft<Terms = unknown> {
  readonly order: Order<Terms>;
  readonly record: OrderRecord;
  /** The name that stands for a recipient of the order: asked for afresh when the order opens (ORDER-10). */
  readonly recipientName?: { readonly name: string; readonly address: Address };
}

/** Why an order cannot be confirmed, or was not sent; each kind has one text in `ui`. */
export type OrderProblem =
  /** The section could not make calls of it; `code` is the section's own. */
  | { readonly kind: 'notEncoded'; readonly code: string }
  /** What its calls say is not what was ordered, or cannot be read. */
  | { readonly kind: 'misread' }
  | { readonly kind: 'wouldFail'; readonly error: ChainError }
  | BrokenLimit
  /** The node runs it, and still does not say what it costs. */
  | { readonly kind: 'notEstimated'; readonly error: ChainError }
  /** The coin that pays for the network does not suffice: wei. */
  | { readonly kind: 'coinShort'; readonly needed: RawAmount; readonly balance: RawAmount }
  /** The node did not answer; asking again may help. */
  | { readonly kind: 'notChecked'; readonly error: ChainError }
  | { readonly kind: 'deadlinePassed' }
  | { readonly kind: 'nameChanged'; readonly name: string; readonly address: Address | null }
  | { readonly kind: 'nameUnknown'; readonly name: string }
  /** A signature that the token refuses; an approval takes its place. */
  | { readonly kind: 'permitRefused'; readonly error: ChainError }
  /** A person's own refusal in the wallet. */
  | { readonly kind: 'rejected' }
  | { readonly kind: 'notSent'; readonly error: ChainError }
  /** The wallet did not even say which account and network it stands at: it was asked for nothing. */
  | { readonly kind: 'notAsked' }
  /** Asked for without an answer, and not sent so far: another transaction of the account was mined first, or the person said so. The wallet may still ask. */
  | { readonly kind: 'notSeen' }
  /** A batch that the wallet gave up (400), that reverted whole (500), or of which only a part took effect (600). */
  | { readonly kind: 'batchFailed'; readonly code: 400 | 500 | 600 };

export interface OrderProblemError {
  readonly code: 'order_problem';
  readonly problem: OrderProblem;
}

/** What became of a request to send. Whatever the kind, it has been recorded under its sender and chain by then. */
export type SendAnswer =
  | { readonly kind: 'sent'; readonly hash: TxHash }
  /** A batch that the wallet took under an id; `id` names the record that follows it. */
  | { readonly kind: 'batch'; readonly id: string }
  /** Not known whether it was sent; `id` names the record that finds out. */
  | { readonly kind: 'unknown'; readonly id: string }
  | { readonly kind: 'notSent'; readonly error: ChainError };

/** What is to be known of an account before it signs. */
export interface OwnerFacts {
  /** Code at its address: a contract wallet or a delegated account, whose signatures a token may not be able to check. */
  readonly hasCode: boolean;
  /** It runs wc_multiCall. */
  readonly isMulticallWallet: boolean;
}

/** An allowance that is asked for. */
export interface AllowanceRequest extends Omit<AllowanceKey, 'token'> {
  readonly token: Token;
  readonly amount: RawAmount;
  readonly permit: PermitInfo | null;
}

/** How a request that was followed without a hash ended. */
export type SettledRequest =
  | { readonly kind: 'mined'; readonly hash: TxHash }
  | { readonly kind: 'failed'; readonly code: 400 | 500 }
  | { readonly kind: 'partial'; readonly hashes: readonly TxHash[] }
  | { readonly kind: 'notSent' };

/** The chain, as the engine of orders asks for it. Nothing here throws. */
export interface OrderPorts {
  /** Makes the calls, reads them back, and tries them on the node. */
  prepare(
    order: Order,
    terms: { readonly permits: readonly SignedPermit[]; readonly way: SendingWay },
  ): Promise<Result<PreparedOrder, OrderProblemError>>;
  /** Asks the wallet; account and chain are asked for before. The question is recorded under `id`, by which `onSettled` tells of one that stays unanswered. */
  send(order: Order, prepared: PreparedOrder, recorded: { readonly record: OrderRecord; readonly id: string }): Promise<SendAnswer>;
  /** What a name stands for now; null when it stands for nothing. */
  resolveName(name: string): Promise<Result<Address | null, ChainError>>;
  allowance(key: AllowanceKey): Promise<Result<RawAmount, ChainError>>;
  /** True when the token refuses to change one allowance into another without passing zero. */
  refusesChange(request: AllowanceRequest, step: ApprovalStep): Promise<boolean>;
  approve(request: AllowanceRequest, step: ApprovalStep): Promise<SendAnswer>;
  permitNonce(key: AllowanceKey): Promise<Result<RawAmount, ChainError>>;
  signPermit(request: PermitRequest): Promise<Result<SignedPermit, ChainError>>;
  owner(chainId: ChainId, account: Address): Promise<OwnerFacts | null>;
  /** Tells when one of the balances is another than when it was first read; once. Gives the function that ends it. */
  watch(chainId: ChainId, dependsOn: readonly Dependency[], changed: () => void): () => void;
  /** Tells how requests without a hash ended. Gives the function that ends it. */
  onSettled(listener: (id: string, outcome: SettledRequest) => void): () => void;
}
