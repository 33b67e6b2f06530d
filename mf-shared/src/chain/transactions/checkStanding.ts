import type { TransactionReceipt } from '../../contract/transactions';
import { blockTag, type TransactionClient } from './askNode';
import type { CheckFacts, CheckFinding, PendingTransaction } from './checkTransaction';
import { findAgreed, RAN_BEFORE } from './contractAccount';
import { receiptOf } from './receipt';

interface MinedTransaction extends PendingTransaction {
  readonly receipt: TransactionReceipt;
}

/** Whether the receipt of a mined transaction still stands (TX-19); in another block it may have ended otherwise, and is read anew. */
export async function checkStanding(
  client: TransactionClient,
  transaction: MinedTransaction,
  { memory, blockNumber }: Pick<CheckFacts, 'memory' | 'blockNumber'>,
): Promise<CheckFinding> {
  const { receipt: known } = transaction;
  // Only another block at its height proves that it is gone: a node that lags behind knows neither block nor receipt.
  const block = await client.request('eth_getBlockByNumber', [blockTag(known.blockNumber), false]);
  const blockHash = block.ok ? hashOfBlock(block.value) : null;
  if (blockHash === null) return { kind: 'unreachable', memory };
  if (blockHash === known.blockHash.toLowerCase()) return { kind: 'stands' };
  if (isAgreed(transaction)) return checkAgreed(client, transaction, { memory, blockNumber });
  const answer = await client.request('eth_getTransactionReceipt', [known.transactionHash]);
  if (!answer.ok) return { kind: 'unreachable', memory };
  const receipt = receiptOf(answer.value);
  return receipt === null ? { kind: 'takenBack', lookedTo: blockNumber } : { kind: 'mined', receipt, sighting: null };
}

/** True for what a contract wallet ran under the hash that its signers agreed on: no node knows that as a transaction, nor its nonce. */
function isAgreed({ hash, receipt, sighting }: MinedTransaction): boolean {
  return sighting === undefined && receipt.transactionHash.toLowerCase() !== hash;
}

/** In the new blocks another transaction may have run it, and what failed inside may have gone well: its events are read again. */
async function checkAgreed(
  client: TransactionClient,
  { hash, from: account, receipt: known }: MinedTransaction,
  { memory, blockNumber }: Pick<CheckFacts, 'memory' | 'blockNumber'>,
): Promise<CheckFinding> {
  const from = Math.max(0, Math.min(known.blockNumber - RAN_BEFORE, blockNumber));
  const found = await findAgreed(client.request, { account, hash, from, to: blockNumber });
  switch (found.kind) {
    case 'ran':
      return { kind: 'mined', receipt: found.receipt, sighting: null };
    // A node that lags behind shows no event of the new blocks either: they are read once more.
    case 'waiting':
      return { kind: 'takenBack', lookedTo: from };
    case 'unread':
      return { kind: 'unreachable', memory };
  }
}

function hashOfBlock(block: unknown): string | null {
  const hash: unknown = typeof block === 'object' && block !== null ? Reflect.get(block, 'hash') : null;
  return typeof hash === 'string' ? hash.toLowerCase() : null;
}
