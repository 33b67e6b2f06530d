import type { Observable } from 'rxjs';
import type { Address } from '../domain/address';
import type { ChainId } from '../domain/chainId';
import type { NetworkToAdd } from '../domain/chains/networkToAdd';
import type { Hex } from '../domain/hex';
import type { RawAmount } from '../domain/rawAmount';
import type { Result } from '../domain/result';
import type { TxHash } from '../domain/txHash';
import type { Block } from './bus';

/** One contract read (TX-1). `gasRequired` is the gas limit of this call inside the batch, in gas units. */
export interface ReadCall {
  readonly address: Address;
  readonly callData: Hex;
  readonly gasRequired?: number;
  /** What runs at the address for this read alone: code that no chain holds there (NET-15). A node that cannot do that refuses the call. */
  readonly code?: Hex;
  /** Its answer never changes: who has it does not ask again, whoever watches. */
  readonly isConstant?: true;
}

export interface ReadOptions {
  /** Blocks between two fetches; 1 by default, Infinity for a value that never changes. */
  readonly blocksPerFetch?: number;
  /** True when a person waits for this very answer: sent at once, without the collecting window. */
  readonly urgent?: boolean;
}

/**
 * The state of one watched read (TX-3). `refused`: the chain itself ran the call and it gave nothing, which is a fact (no contract, no such
 * id), from that block on. `error`: no node gave an answer, which is no fact at all; it keeps the last good data, when there was one, for dimmed display.
 */
export type ReadResult =
  | { readonly kind: 'invalid' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'valid'; readonly data: Hex; readonly blockNumber: number; readonly syncing: boolean }
  | { readonly kind: 'refused'; readonly blockNumber: number }
  | { readonly kind: 'error'; readonly stale?: { readonly data: Hex; readonly blockNumber: number } };

export interface ReadFailure {
  readonly code: 'node_unreachable' | 'cancelled';
  readonly message: string;
}

/** Answers of one urgent batch: one entry a call, null where that call returned unsuccessfully. */
export interface ReadBatch {
  readonly blockNumber: number;
  readonly data: readonly (Hex | null)[];
}

/** The one reader: all calls of all watchers become one batched call per block and chain. Null calls give `invalid`. */
export interface ChainReads {
  watch(chainId: ChainId, calls: readonly (ReadCall | null)[], options?: ReadOptions): Observable<readonly ReadResult[]>;
  once(chainId: ChainId, calls: readonly ReadCall[]): Promise<Result<ReadBatch, ReadFailure>>;
  block$(chainId: ChainId): Observable<Block>;
}

/** What nodes and wallets say, read once by one adapter (mf-shared/chain) and known everywhere by these codes. */
export interface ChainError {
  readonly code:
    | 'user_rejected'
    | 'unsupported_method'
    | 'chain_not_added'
    | 'insufficient_funds'
    | 'nonce_too_low'
    | 'replacement_underpriced'
    | 'reverted'
    | 'timeout'
    | 'rate_limited'
    | 'disconnected'
    | 'account_changed'
    | 'chain_changed'
    | 'release_revoked'
    /** The parameters do not suit who was asked (JSON-RPC -32602). */
    | 'invalid_params'
    /** The wallet will not take calls as a batch (EIP-5792: 5700, 5710, 5740, 5750, 5760). */
    | 'batch_refused'
    /** The wallet's answer says neither that it sent nor that it did not. */
    | 'unclear'
    /** The wallet did not say which account and network it stands at, so it was asked for nothing. */
    | 'not_asked'
    /** What would be sent or signed does not say what was asked for: the wallet was not asked. */
    | 'misread'
    | 'unknown';
  /** The cause in the node's or wallet's words, for the console and for "{reason}" places; never empty, never "[object Object]". */
  readonly message: string;
  /** The decoded revert reason, when the chain gave one. */
  readonly reason?: string;
  /** The raw revert data, when the chain gave some. */
  readonly data?: Hex;
}

/** A transaction before its gas is known. `value` is in wei. */
export interface TransactionCall {
  readonly from: Address;
  readonly to: Address;
  readonly data: Hex;
  readonly value: RawAmount;
}

export interface LogQuery {
  readonly address: Address;
  /** Topic filters by position; null accepts any. */
  readonly topics: readonly (Hex | readonly Hex[] | null)[];
  readonly fromBlock: number;
  /** True to keep what was read in this browser, so that the next visit reads only what is new. */
  readonly isKept?: boolean;
  /** True, for logs that are kept, to read everything once more and keep that in place of what was kept: it may have a gap. */
  readonly isAnew?: boolean;
  /** True where what a node no longer has may be missing, as its reader finds and says; else a node that has lost old blocks is an error. */
  readonly mayLackOld?: boolean;
}

export interface EventLog {
  readonly address: Address;
  readonly topics: readonly Hex[];
  readonly data: Hex;
  readonly blockNumber: number;
  readonly transactionHash: TxHash;
}

/**
 * A log subscription's state (TX-6). `reachedBlock`: how far the first reading has come; none while what is known is read again.
 * `isLost`: true where logs were to be kept and the browser does not take them. `lacksBefore`: the first block that the node still has, where it
 * said that it has thrown away those before it.
 */
export type LogsState =
  | { readonly kind: 'invalid' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'syncing'; readonly logs: readonly EventLog[]; readonly reachedBlock?: number }
  | { readonly kind: 'error'; readonly logs: readonly EventLog[] }
  | {
      readonly kind: 'synced';
      readonly logs: readonly EventLog[];
      readonly blockNumber: number;
      readonly isLost?: boolean;
      readonly lacksBefore?: number;
    };

/** A chain's node: single requests beside the batched reads. Every request is bounded in time. */
export interface ChainNode {
  /** Gas units that the call would use. */
  estimateGas(chainId: ChainId, call: TransactionCall): Promise<Result<bigint, ChainError>>;
  /** Runs the call without sending it; the error carries the revert reason. */
  call(chainId: ChainId, call: TransactionCall): Promise<Result<Hex, ChainError>>;
  logs$(chainId: ChainId, query: LogQuery | null): Observable<LogsState>;
  /** Any other read-only JSON-RPC method. */
  request(chainId: ChainId, method: string, params: readonly unknown[]): Promise<Result<unknown, ChainError>>;
}

export interface TransactionToSend extends TransactionCall {
  readonly chainId: ChainId;
  /** Gas limit in gas units, margin included. */
  readonly gasLimit: bigint;
}

/** EIP-712 typed data as wallets take it (eth_signTypedData_v4). */
export interface TypedData {
  readonly types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>;
  readonly domain: Readonly<Record<string, unknown>>;
  readonly primaryType: string;
  readonly message: Readonly<Record<string, unknown>>;
}

/**
 * What a wallet says of a batch (EIP-5792, wallet_getCallsStatus). The last receipt decides which transaction a batch became; an
 * error, a code that the standard does not name, or a success without a receipt is `unknown`, never a failure.
 */
export type CallsStatus =
  | { readonly kind: 'pending' }
  | { readonly kind: 'done'; readonly hash: TxHash }
  | { readonly kind: 'failed'; readonly code: 400 | 500 }
  | { readonly kind: 'partial'; readonly hashes: readonly TxHash[] }
  | { readonly kind: 'unknown'; readonly message: string };

/**
 * The connected wallet. A request is refused when account or chain are no longer those it was built for. What it sends fails with
 * `unclear` whenever it is not known whether the wallet sent it: any other failure means that it did not.
 */
export interface WalletPort {
  sendTransaction(transaction: TransactionToSend): Promise<Result<TxHash, ChainError>>;
  signTypedData(account: Address, chainId: ChainId, data: TypedData): Promise<Result<Hex, ChainError>>;
  /** EIP-5792 atomic batch, for wallets that announce it; gives the id by which `callsStatus` knows it, as soon as the wallet took it. */
  sendCalls(
    chainId: ChainId,
    from: Address,
    calls: readonly { readonly to: Address; readonly data: Hex; readonly value: RawAmount }[],
  ): Promise<Result<string, ChainError>>;
  /** How the batch of this id stands; asked of the wallet that is connected now, which may be another than took it. */
  callsStatus(batchId: string): Promise<CallsStatus>;
  switchChain(chainId: ChainId): Promise<Result<null, ChainError>>;
  /** Hands a network with its endpoints to the wallet (EIP-3085); which endpoint the wallet then uses it does not say. */
  addNetwork(network: NetworkToAdd): Promise<Result<null, ChainError>>;
  watchAsset(token: {
    readonly address: Address;
    readonly symbol: string;
    readonly decimals: number;
    readonly image?: string;
  }): Promise<Result<boolean, ChainError>>;
}

/** The name service (always on chain 1). Reverse names are forward-checked (WALLET-12). */
export interface NameService {
  /** The address that a name stands for, or null when it stands for none. */
  resolve(name: string): Promise<Result<Address | null, ChainError>>;
  /** The checked name of an address, or null. */
  lookup(address: Address): Promise<Result<string | null, ChainError>>;
}
