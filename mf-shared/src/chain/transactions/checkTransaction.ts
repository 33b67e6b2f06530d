import type { TransactionFate, TransactionReceipt } from '../../contract/transactions';
import type { Address } from '../../domain/address';
import type { ChainId } from '../../domain/chainId';
import type { TxHash } from '../../domain/txHash';
import type { Clock } from '../clock';
import type { RpcClient } from '../rpc/rpcClient';
import { judgeFate, type NonceMemory } from './fate';
import { fetchReceipt } from './fetchReceipt';
import { nonceOfTransaction, quantityOf } from './receipt';

/** A transaction that has neither a receipt nor a fate; `addedTime` in milliseconds since 1970. */
export interface PendingTransaction {
  readonly hash: TxHash;
  readonly chainId: ChainId;
  readonly from: Address;
  readonly addedTime: number;
  readonly lastCheckedBlockNumber?: number;
}

/** What a check found; `unreachable` means that nothing was learnt. */
export type CheckFinding =
  | { readonly kind: 'mined'; readonly receipt: TransactionReceipt }
  | { readonly kind: 'over'; readonly fate: TransactionFate }
  | { readonly kind: 'pending' | 'unreachable'; readonly memory: NonceMemory };

/** Looks for the receipt, then, where there is none, at the sender's mined nonce (TX-14). */
export async function checkTransaction(
  client: RpcClient,
  { hash, from, addedTime }: PendingTransaction,
  { memory, blockNumber, clock }: { memory: NonceMemory; blockNumber: number; clock: Clock },
): Promise<CheckFinding> {
  const receipt = await fetchReceipt(client, hash, clock);
  if (!receipt.ok) return { kind: 'unreachable', memory };
  if (receipt.value !== null) return { kind: 'mined', receipt: receipt.value };
  const [known, mined] = await Promise.all([
    client.request('eth_getTransactionByHash', [hash]),
    client.request('eth_getTransactionCount', [from, 'latest']),
  ]);
  // An error is no sign that the node does not know the transaction.
  if (!known.ok) return { kind: 'pending', memory };
  const judged = judgeFate(memory, {
    blockNumber,
    minedNonce: mined.ok ? quantityOf(mined.value) : null,
    seenNonce: nonceOfTransaction(known.value),
    ageMs: clock.now() - addedTime,
  });
  return judged.fate === null ? { kind: 'pending', memory: judged.memory } : { kind: 'over', fate: judged.fate };
}

/** The nonce of a transaction that has just been sent, or null if the node does not know it yet. */
export async function fetchNonce(client: RpcClient, hash: TxHash): Promise<number | null> {
  const known = await client.request('eth_getTransactionByHash', [hash]);
  return known.ok ? nonceOfTransaction(known.value) : null;
}
