import type { ChainNode } from '../../contract/ports';
import type { ChainId } from '../../domain/chainId';
import type { BlockTime } from '../../domain/history/lookedBlocks';

type Node = Pick<ChainNode, 'request'>;

/** A block's time and hash, as a node gives them; null while it does not. */
export async function readBlock(node: Node, chainId: ChainId, block: number): Promise<(BlockTime & { readonly hash: string }) | null> {
  const answer = await node.request(chainId, 'eth_getBlockByNumber', [`0x${block.toString(16)}`, false]);
  if (!answer.ok || typeof answer.value !== 'object' || answer.value === null) return null;
  const { timestamp, hash } = Object.fromEntries(Object.entries(answer.value));
  if (typeof timestamp !== 'string' || !/^0x[0-9a-f]{1,13}$/i.test(timestamp) || typeof hash !== 'string') return null;
  return { block, time: Number(timestamp), hash };
}

/** How many blocks back the pace of a chain is looked at first. */
const PACE_BLOCKS = 1024;
const MOST_TRIES = 4;
/** How near a block must be to the time that is looked for, as a share of the way back to it. */
const NEAR = 0.02;

/**
 * The block that was the newest a time ago, near enough, and the times of the blocks that were looked at on the way, in the order of the
 * chain; the first block of the chain where that is younger. Null when the node says no time.
 */
export async function findBlockAgo(
  node: Node,
  chainId: ChainId,
  newest: BlockTime,
  seconds: number,
): Promise<{ readonly first: number; readonly times: readonly BlockTime[] } | null> {
  const wanted = newest.time - seconds;
  const times: BlockTime[] = [newest];
  let guess = Math.max(0, newest.block - PACE_BLOCKS);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const read = await readBlock(node, chainId, guess);
    if (!read) return null;
    times.push({ block: read.block, time: read.time });
    const isThere = Math.abs(read.time - wanted) <= seconds * NEAR || (read.block === 0 && read.time > wanted);
    const pace = Math.max((newest.time - read.time) / Math.max(1, newest.block - read.block), 0.01);
    const next = Math.max(0, Math.round(newest.block - seconds / pace));
    if (isThere || next === guess) break;
    guess = next;
  }
  const first = times.at(-1)?.block ?? newest.block;
  return { first, times: [...new Map(times.map((known) => [known.block, known])).values()].sort((one, other) => one.block - other.block) };
}
