import type { Address } from '../../domain/address';
import { sameAddress } from '../../domain/address';
import { blockTag, type AskNode } from './askNode';
import { quantityOf } from './receipt';
import { seenTransactionOf, type SeenTransaction } from './sighting';

/** Which nonce of whom, a block at which it was used, and one from which on it was probably used. */
export interface NonceQuestion {
  readonly sender: Address;
  readonly nonce: number;
  readonly usedAt: number;
  readonly unusedAt: number | null;
}

/**
 * The mined transaction that used a nonce, or null if the node cannot tell: it has no counts of blocks that old, or the chain changed
 * meanwhile. The block is found by halving (eth_getTransactionCount at block numbers) and read whole. The search begins at the newest
 * block, since most nodes have the counts of the last 128 only.
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
  let before = usedAt - 1;
  // Whether it was not yet used at `before`; null where the node cannot tell, which says nothing of the blocks between.
  let isUsedBefore: boolean | null = false;
  // Twice as far back each time, as long as it was used there already; not past the block of which more is known.
  for (let step = 2; before >= 0; step *= 2) {
    isUsedBefore = await isUsedAt(before);
    if (isUsedBefore !== true) break;
    used = before;
    const next = usedAt - step;
    before = unusedAt !== null && unusedAt < used ? Math.max(next, unusedAt) : next;
    if (before < 0 && used > 0) before = 0;
  }
  if (used === 0) return 0;
  while (used - before > 1) {
    const middle = before + Math.floor((used - before) / 2);
    const isUsed = await isUsedAt(middle);
    if (isUsed === true) used = middle;
    else [before, isUsedBefore] = [middle, isUsed];
  }
  return isUsedBefore === null ? null : used;
}

function transactionsIn(block: unknown): readonly unknown[] {
  const list: unknown = typeof block === 'object' && block !== null ? Reflect.get(block, 'transactions') : null;
  return Array.isArray(list) ? list : [];
}
