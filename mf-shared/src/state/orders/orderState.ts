import type { OrderDraft, OrderProblem, OwnerFacts } from '../../contract/orders';
import type { Address } from '../../domain/address';
import type { SignedPermit } from '../../domain/approvals/permitMessage';
import type { ChainId } from '../../domain/chainId';
import type { IdentityChange, PreparedOrder } from '../../domain/orders/preparedOrder';
import type { TxHash } from '../../domain/txHash';

/** Where an open order stands. `prepared` is what is shown, and what is sent. */
export type OrderStatus =
  | { readonly kind: 'preparing' }
  | { readonly kind: 'ready'; readonly prepared: PreparedOrder }
  /** Something that it depends on has changed: what is shown is tried again, and a press waits for the answer (ORDER-2). */
  | { readonly kind: 'refreshing'; readonly prepared: PreparedOrder; readonly isPressed: boolean }
  | { readonly kind: 'blocked'; readonly problem: OrderProblem }
  /** The wallet is being asked. */
  | { readonly kind: 'asking'; readonly prepared: PreparedOrder }
  /** The wallet is being asked, and account or network have changed meanwhile. */
  | { readonly kind: 'stillAsking'; readonly prepared: PreparedOrder; readonly why: IdentityChange }
  | { readonly kind: 'submitted'; readonly hash: TxHash }
  /** A batch that the wallet took; `requestId` names the record that follows it. */
  | { readonly kind: 'waiting'; readonly requestId: string }
  /** Not known whether it was sent; `requestId` is null where nothing but the person can find out. */
  | { readonly kind: 'unknown'; readonly requestId: string | null }
  | { readonly kind: 'failed'; readonly problem: OrderProblem };

/** An order that a person is looking at. `id` changes with every change of its terms: a late answer of other terms is not its own. */
export interface OpenOrder {
  readonly slot: string;
  readonly id: string;
  readonly draft: OrderDraft;
  readonly status: OrderStatus;
  /** Said once: the wallet does not take batches after all, so there are two steps. */
  readonly wentToSteps: boolean;
}

/** What is asked of a wallet for an allowance. */
export type AllowanceAsk = 'approve' | 'reset' | 'permit';

/** All that is kept of one allowance beside what the chain says. */
export interface AllowanceRecord {
  readonly asked: { readonly id: string; readonly kind: AllowanceAsk } | null;
  readonly permit: SignedPermit | null;
  readonly failure: { readonly kind: AllowanceAsk; readonly problem: OrderProblem } | null;
  /** The token refuses to change a standing allowance: it is set to zero first. */
  readonly needsReset: boolean;
}

/** A request to send that the wallet has not answered, or of whose fate nothing is known. */
export interface OpenRequest {
  readonly id: string;
  readonly chainId: ChainId;
  readonly account: Address;
}

/** Why a review was closed without being asked to; `unclear`: and it is not known what became of a request before it. */
export type OrderClosing = IdentityChange | 'unclear';

/** Everything that the engine of orders knows. Keys: a slot is the place of the page that an order lives in ("swap"). */
export interface OrdersState {
  readonly open: Readonly<Record<string, OpenOrder>>;
  /** Why an open order was closed without being asked to, by slot. */
  readonly closedBy: Readonly<Record<string, OrderClosing>>;
  readonly allowances: Readonly<Record<string, AllowanceRecord>>;
  /** By chain and account. */
  readonly owners: Readonly<Record<string, OwnerFacts>>;
  /** Wallets that said that they batch and then did not, by chain and account. */
  readonly withoutBatches: readonly string[];
  /** Orders whose batch the wallet refused without saying why (`sameOrderKey`), until it takes another: steps may do, if the person wants them. */
  readonly doubtedBatches: readonly string[];
  readonly requests: readonly OpenRequest[];
}
