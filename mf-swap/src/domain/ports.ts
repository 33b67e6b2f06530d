import type { ChainError, NewTransaction, TransactionCall } from '@dex/mf-shared/contract';
import type {
  Address,
  ChainId,
  CodeKind,
  Currency,
  PermitRequest,
  RawAmount,
  Result,
  SignedPermit,
  Token,
  TxHash,
} from '@dex/mf-shared/domain';
import type { TradeType } from './quoteOutcome';
import type { SwapError } from './swapError';
import type { SwapOrder } from './swapOrder';

/** Which pools a screen wants to know; plain data, so that equal wishes are equal texts. */
export interface PoolsWish {
  readonly chainId: ChainId;
  readonly tokenIn: Token;
  readonly tokenOut: Token;
  /** True with multi-hop off. */
  readonly directOnly: boolean;
}

/** One route to ask the chain's quoter about: the pools' tokens and fees, in the order of the swap. */
export interface RouteToConfirm {
  readonly key: string;
  readonly path: readonly string[];
  readonly fees: readonly number[];
}

/** A quote to confirm on the chain. `amount` is raw decimal text of the typed side. */
export interface QuoteWish {
  readonly chainId: ChainId;
  readonly tradeType: TradeType;
  readonly amount: string;
  readonly routes: readonly RouteToConfirm[];
  /** Names the pair, the amount and the state of the pools; the answer is kept under it. */
  readonly key: string;
  /** True when some route can only be quoted by the chain, so that a new state of the pools must be asked about anew. */
  readonly needsChain: boolean;
}

/** The quoter's answers: raw decimal text per route key, null where the swap would fail. */
export interface ConfirmedQuote {
  readonly blockNumber: number;
  readonly amounts: Readonly<Record<string, string | null>>;
}

/** A call as it will be sent. `gasLimit` is decimal text in gas units, margin included; null leaves it to the wallet. */
export interface PreparedCall {
  readonly call: TransactionCall;
  readonly gasLimit: string | null;
}

/** Why a swap was not prepared or sent. */
export interface SwapFailure {
  readonly code: 'swap_failed';
  readonly reason: SwapError;
}

/** What is recorded of a transaction, without what the wallet adds. */
export type TransactionNote = Pick<NewTransaction, 'summary' | 'approval'>;

/** The writes of this section, as the state layer asks for them. Every answer is a value; a refusal of the wallet has the code `user_rejected`. */
export interface SwapWrites {
  prepareSwap(order: SwapOrder): Promise<Result<PreparedCall, SwapFailure>>;
  /** Sends exactly the prepared call; with `walletBatch` in the order, the missing approval goes in front of it. */
  sendSwap(order: SwapOrder, prepared: PreparedCall, note: TransactionNote): Promise<Result<TxHash, SwapFailure>>;
  /** Estimates, sends and records any other call. */
  submit(chainId: ChainId, call: TransactionCall, note: TransactionNote): Promise<Result<TxHash, ChainError>>;
  /** approve(spender, value); when it cannot be estimated, `fallback` is approved instead. */
  approve(request: ApproveRequest): Promise<Result<TxHash, ChainError>>;
  /** True when the token refuses to change one allowance into another without passing zero. */
  refusesAllowanceChange(request: Omit<ApproveRequest, 'symbol' | 'isReset'>): Promise<boolean>;
  signPermit(request: PermitRequest): Promise<Result<SignedPermit, ChainError>>;
  wrapCall(chainId: ChainId, account: Address, kind: 'wrap' | 'unwrap', amount: RawAmount): TransactionCall;
  transferCall(account: Address, currency: Currency, recipient: Address, amount: RawAmount): TransactionCall;
  /** Null when the node did not say. */
  codeKind(chainId: ChainId, address: Address): Promise<CodeKind | null>;
}

export interface ApproveRequest {
  readonly chainId: ChainId;
  readonly owner: Address;
  readonly token: Address;
  readonly spender: Address;
  readonly value: RawAmount;
  readonly fallback: RawAmount | null;
  readonly symbol: string;
  readonly isReset: boolean;
}
