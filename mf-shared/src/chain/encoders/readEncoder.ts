import type { ReadCall } from '../../contract/ports';
import type { Hex } from '../../domain/hex';
import type { Result } from '../../domain/result';
import type { RpcError } from '../rpc/rpcError';

/** A request of a read, before it has an id. */
export interface ReadRequest {
  readonly method: string;
  readonly params: readonly unknown[];
}

/** Several reads answered at one height: one entry a call, null where that call returned unsuccessfully. */
export interface ReadAnswer {
  readonly blockNumber: number;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly data: readonly (Hex | null)[];
}

/**
 * Why the answers of an encoder's requests mean nothing: the node failed, no batch contract stands at the address, or what
 * came back is not what such a contract gives.
 */
export type ReadAnswerError = RpcError | { readonly code: 'no_contract' | 'undecodable'; readonly message: string };

/** One way of putting many reads into node requests and getting them out again (NET-5). */
export interface ReadEncoder {
  /** The requests that carry the calls, the height and the time of the block they are answered at. */
  encode(calls: readonly ReadCall[]): readonly ReadRequest[];
  /** The answers to `encode` of the same calls, in its order. */
  decode(calls: readonly ReadCall[], results: readonly Result<unknown, RpcError>[]): Result<ReadAnswer, ReadAnswerError>;
}

/** Gas limit of a call that names none (TX-2). */
export const DEFAULT_CALL_GAS = 10_000_000;
