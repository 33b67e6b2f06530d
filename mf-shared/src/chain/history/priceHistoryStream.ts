import type { Block } from '../../contract/bus';
import type { ChainNode, ChainReads } from '../../contract/ports';
import { Observable, Subscription } from 'rxjs';
import type { HistoryWish } from '../../domain/history/historyWish';
import { keepable, mergePrices, type KnownPrice } from '../../domain/history/knownPrices';
import { lookedBlocks, type BlockTime } from '../../domain/history/lookedBlocks';
import type { HistoryFacts } from '../../domain/history/priceHistory';
import { SPAN_SECONDS } from '../../domain/history/priceSpan';
import { findBlockAgo, readBlock } from './blockTimes';
import type { KeptPrices, PriceStore } from './keptPrices';
import { readPoolPrices } from './readPoolPrices';

/** Blocks this near to the end may still be replaced by others: what they say is not kept for a later visit. */
const UNSETTLED_BLOCKS = 64;

interface HistoryServices {
  readonly reads: Pick<ChainReads, 'block$'>;
  readonly node: Pick<ChainNode, 'request'>;
  readonly store: PriceStore;
}

/**
 * The prices of a wish, from what an earlier visit kept and from the events of the pools, growing as it is read (SWAP-24). It is read once, up
 * to the block at which it began; who stops listening stops the reading. Ends with `read`, or with `cut` where the node gave less.
 */
export function priceHistory$(services: HistoryServices, wish: HistoryWish): Observable<HistoryFacts> {
  return new Observable((subscriber) => {
    const controller = new AbortController();
    readHistory(services, wish, controller.signal, (facts) => subscriber.next(facts)).then(
      () => subscriber.complete(),
      (cause: unknown) => subscriber.error(cause),
    );
    return () => controller.abort();
  });
}

async function readHistory(
  { reads, node, store }: HistoryServices,
  { chainId, span, pools }: HistoryWish,
  signal: AbortSignal,
  say: (facts: HistoryFacts) => void,
): Promise<void> {
  const { number, timestamp } = await nextBlock(reads, chainId, signal);
  const newest: BlockTime = { block: number, time: timestamp };
  const ago = await findBlockAgo(node, chainId, newest, SPAN_SECONDS[span]);
  if (signal.aborted) return;
  if (!ago) return say({ kind: 'cut', blocks: [], times: [newest], known: [] });

  const { first, times } = ago;
  const blocks = lookedBlocks(first, newest.block);
  const kept = await Promise.all(pools.map(({ address }) => keptOf({ node, store }, chainId, address)));
  const known: (readonly KnownPrice[])[] = kept.map((found) => (found?.isOfThisChain ? found.prices.known : []));
  const tell = (kind: HistoryFacts['kind']) => {
    if (!signal.aborted) say({ kind, blocks, times, known: [...known] });
  };
  tell('reading');
  const areWhole = await Promise.all(
    pools.map((pool, index) =>
      readPoolPrices({ node, chainId, pool, blocks, known: known[index] ?? [], signal }, (more) => {
        known[index] = more;
        tell('reading');
      }),
    ),
  );
  tell(areWhole.every(Boolean) ? 'read' : 'cut');

  // What was read is kept even when nobody waits for the rest any more.
  const settled = newest.block - UNSETTLED_BLOCKS;
  const anchor = settled >= 0 ? await readBlock(node, chainId, settled) : null;
  if (!anchor) return;
  const oldest = newest.block - ((newest.block - first) * SPAN_SECONDS.month) / SPAN_SECONDS[span];
  await Promise.all(
    pools.map(({ address }, index) =>
      store.update(chainId, address, (now) => {
        const found = kept[index];
        const mine = { anchor: { block: anchor.block, hash: anchor.hash }, known: keepable(known[index] ?? [], settled, oldest) };
        // Of the other chain is what was found at first; what stands there by now may be the work of another reading.
        const isOld = found && !found.isOfThisChain && now?.anchor.hash === found.prices.anchor.hash;
        return now && !isOld ? together(now, mine, oldest) : mine;
      }),
    ),
  );
}

/** The block that a chain is at, as soon as one is known; nobody waits any longer once the signal is given. */
function nextBlock(reads: HistoryServices['reads'], chainId: HistoryWish['chainId'], signal: AbortSignal): Promise<Block> {
  return new Promise((resolve) => {
    const subscription = new Subscription();
    signal.addEventListener('abort', () => subscription.unsubscribe());
    subscription.add(
      reads.block$(chainId).subscribe((block) => {
        resolve(block);
        subscription.unsubscribe();
      }),
    );
  });
}

/** What two readings of the same chain have come to: nothing that one of them knows is lost, whichever ends last, but what is too old. */
function together(one: KeptPrices, other: KeptPrices, oldest: number): KeptPrices {
  const anchor = one.anchor.block > other.anchor.block ? one.anchor : other.anchor;
  return { anchor, known: keepable(mergePrices(one.known, other.known), anchor.block, oldest) };
}

interface FoundPrices {
  readonly prices: KeptPrices;
  /** Whether the chain is still the one that they were read from. */
  readonly isOfThisChain: boolean;
}

/** What an earlier visit kept of a pool. */
async function keptOf(
  { node, store }: Pick<HistoryServices, 'node' | 'store'>,
  chainId: HistoryWish['chainId'],
  pool: string,
): Promise<FoundPrices | null> {
  const prices = await store.read(chainId, pool);
  if (!prices) return null;
  const block = await readBlock(node, chainId, prices.anchor.block);
  return { prices, isOfThisChain: block?.hash === prices.anchor.hash };
}
