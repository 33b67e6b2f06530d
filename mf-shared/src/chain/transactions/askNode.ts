import type { CodedError, Result } from '../../domain/result';
import type { RpcClient } from '../rpc/rpcClient';

/** One request to the node of one chain; never rejects. Both RpcClient and the port ChainNode can be asked so. */
export type AskNode = (method: string, params: readonly unknown[]) => Promise<Result<unknown, CodedError>>;

/** A client as far as transactions need one. */
export type TransactionClient = Pick<RpcClient, 'chainId' | 'request'>;

/** A block number as nodes take it. */
export function blockTag(blockNumber: number): string {
  return `0x${blockNumber.toString(16)}`;
}
