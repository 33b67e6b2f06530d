import type { Address } from '../../domain/address';
import { sameAddress } from '../../domain/address';
import { blockTag, type AskNode } from './askNode';
import { quantityOf } from './receipt';
import { seenTransactionOf, type SeenTransaction } from './sighting';

/** Which nonce of whom, a block at which it was used, and one at which it was perhaps not yet used. */
export interface NonceQuestion {
  readonly sender: Address;
  readonly nonce: number;
  readonly usedAt: number;
  readonly unusedAt: number | null;
}

/**
 * The mined transaction that used a nonce, or null if the node cannot tell: it answers no counts of old blocks, or the chain changed
 * meanwhile. The block is found by halving (eth_getTransactionCount at block numbers) and read whole.
 */
export async function findNonceUse(ask: AskNode, question: NonceQuestion): Promise<SeenTransaction | null> {
  const { sender, nonce } = question;
  const usedAt = await blockOfUse(ask, question);
  if (usedAt === null) return null;
  const block = await ask('eth_getBlockByNumber', [blockTag(usedAt), true]);
  const transactions = block.ok ? transactionsIn(block.value) : [];
  return transactions.map(seenTransactionOf).find((seen) => seen?.nonce === nonce && sameAddress(seen.sender, sender)) ?? null;
}

/** The first block at which the sender's count is above the nonce. */
async function blockOfUse(ask: AskNode, { sender, nonce, usedAt, unusedAt }: NonceQuestion): Promise<number | null> {
  const isUsedAt = async (blockNumber: number): Promise<boolean | null> => {
    const answer = await ask('eth_getTransactionCount', [sender, blockTag(blockNumber)]);
    const count = answer.ok ? quantityOf(answer.value) : null;
    return count === null ? null : count > nonce;
  };
  let used = usedAt;
  let unused = Math.max(0, Math.min(unusedAt ?? usedAt - 1, usedAt - 1));
  // Twice as far back each time, as long as it was used there already.
  for (let step = 1; ; step *= 2) {
    const isUsed = await isUsedAt(unused);
    if (isUsed === null) return null;
    if (!isUsed) break;
    used = unused;
    if (unused === 0) return 0;
    unused = Math.max(0, unused - step);
  }
  while (used - unused > 1) {
    const middle = unused + Math.floor((used - unused) / 2);
    const isUsed = await isUsedAt(middle);
    if (isUsed === null) return null;
    if (isUsed) used = middle;
    else unused = middle;
  }
  return used;
}

function transactionsIn(block: unknown): readonly unknown[] {
  const list: unknown = typeof block === 'object' && block !== null ? Reflect.get(block, 'transactions') : null;
  return Array.isArray(list) ? list : [];
}
