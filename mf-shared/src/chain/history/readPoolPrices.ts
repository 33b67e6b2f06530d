import { eventLogsOf } from '../logs/eventLog';
import type { ChainNode, EventLog } from '../../contract/ports';
import type { ChainId } from '../../domain/chainId';
import type { HistoryPool } from '../../domain/history/historyWish';
import {
  lastBefore,
  mergePrices,
  priceIn,
  pricesOfEvents,
  QUIET,
  type KnownPrice,
  type PriceEvent,
} from '../../domain/history/knownPrices';
import { PRICE_TOPICS, priceInEvent } from './poolEvents';

/** How many blocks the first request spans, and between how many events in an answer the span stays as it is. */
const FIRST_WINDOW = 32;
const FEW_EVENTS = 20;
const MANY_EVENTS = 200;
/** A request that fails is made again over a quarter of its blocks; that many failures in a row are the node's last word. */
const MOST_FAILURES = 4;

interface PoolQuestion {
  readonly node: Pick<ChainNode, 'request'>;
  readonly chainId: ChainId;
  readonly pool: HistoryPool;
  /** The blocks to know the price in, oldest first. */
  readonly blocks: readonly number[];
  readonly known: readonly KnownPrice[];
  readonly signal: AbortSignal;
}

/**
 * Reads what a pool's price was in some blocks from its own events (eth_getLogs), newest first, and hands over all that is known after each
 * step. A busy pool is asked about a few blocks before each of them, a quiet one about ever longer spans; what is known already is not asked
 * for again. False when the node did not give all of it.
 */
export async function readPoolPrices(question: PoolQuestion, onKnown: (known: readonly KnownPrice[]) => void): Promise<boolean> {
  const { blocks, signal } = question;
  const ask = windowedLogs(question);
  const oldest = blocks[0] ?? 0;
  let { known } = question;
  for (const block of [...blocks].reverse()) {
    let to = block;
    for (;;) {
      const held = priceIn(known, to);
      if ((held && held.value !== QUIET) || to < oldest) {
        // Nothing happened since the last price that is known, or at all.
        known = mergePrices(known, [held ? { ...held, to: Math.max(held.to, block) } : { from: oldest, to: block, value: QUIET }]);
        break;
      }
      if (held) {
        to = held.from - 1;
        continue;
      }
      const earlier = lastBefore(known, to);
      const floor = Math.max(oldest, earlier ? earlier.to + 1 : 0);
      const answer = await ask(floor, to);
      if (signal.aborted || !answer) return false;
      const [first] = answer.events;
      if (first) {
        known = mergePrices(known, pricesOfEvents(answer.events, block, blocks));
        if (earlier && answer.from === floor) known = mergePrices(known, [{ ...earlier, to: first.block - 1 }]);
        break;
      }
      to = answer.from - 1;
    }
    onKnown(known);
    if (priceIn(known, block)?.value === QUIET) return true;
  }
  return true;
}

/** Asks for the events of as many blocks before `to` as the pool's pace and the node's limits make sensible; null when the node will not. */
function windowedLogs({ node, chainId, pool }: PoolQuestion) {
  let window = FIRST_WINDOW;
  let widest = Infinity;
  return async (floor: number, to: number): Promise<{ readonly from: number; readonly events: readonly PriceEvent[] } | null> => {
    for (let failures = 0; failures < MOST_FAILURES; failures += 1) {
      const from = Math.max(floor, to - window + 1);
      const filter = { address: pool.address, topics: [PRICE_TOPICS[pool.version]], fromBlock: hex(from), toBlock: hex(to) };
      const answer = await node.request(chainId, 'eth_getLogs', [filter]);
      const logs = answer.ok ? eventLogsOf(answer.value) : null;
      if (logs) {
        if (logs.length < FEW_EVENTS) window = Math.min(widest, window * 4);
        else if (logs.length > MANY_EVENTS) window = Math.max(1, Math.ceil(window / 4));
        return { from, events: eventsOf(pool, logs) };
      }
      window = Math.max(1, Math.ceil((to - from + 1) / 4));
      widest = window;
    }
    return null;
  };
}

function hex(block: number): string {
  return `0x${block.toString(16)}`;
}

/** The last price of each block, oldest first. Logs come in the order of the chain. */
function eventsOf({ version }: HistoryPool, logs: readonly EventLog[]): readonly PriceEvent[] {
  const last = new Map<number, string>();
  for (const { blockNumber, data } of logs) {
    const value = priceInEvent(version, data);
    if (value !== null) last.set(blockNumber, value);
  }
  return [...last].map(([block, value]) => ({ block, value })).sort((one, other) => one.block - other.block);
}
