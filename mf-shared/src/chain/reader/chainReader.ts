import type { ReadBatch, ReadCall, ReadFailure } from '../../contract/ports';
import { ok, type Result } from '../../domain/result';
import { createBlockSource, type BlockSourceOptions } from '../blocks/blockSource';
import { spreadDelay, type Clock } from '../clock';
import type { BlockOfAnswer } from '../encoders/ownCalls';
import type { Visibility } from '../visibility';
import { createHeight } from './height';
import { onceItems, type OnceItem } from './onceQueue';
import { createReadBook, type RoundKind, type Watch } from './readBook';
import type { ChunkReader } from './readChunk';
import { runReadRound, type ChunkOutcome } from './readRound';
import { createTimer } from './timer';

const COLLECTING_MS = 100;
const RETRY_MIN_MS = 1000;
const RETRY_MAX_MS = 2500;
// How long a chain may show old figures as current while the newer ones are on their way.
const SYNCING_SHOWN_AFTER_MS = 300;

/** What the reader of one chain is made of. */
export interface ChainReaderOptions extends ChunkReader {
  readonly clock: Clock;
  readonly visibility: Visibility;
  readonly blocks: BlockSourceOptions;
}

/** All reads of one chain: one batched read a block, whoever asks (document 1 §7.6). */
export interface ChainReader {
  /** Watches calls until the returned function is called; `urgent` skips the collecting window of 100 ms. */
  watch(watch: Watch, urgent: boolean): () => void;
  /** Answers of calls that a person waits for, asked at once together with whatever else is due. */
  once(calls: readonly ReadCall[]): Promise<Result<ReadBatch, ReadFailure>>;
  /** Calls the listener with the newest known block and every later one; heights only grow. */
  onBlock(listener: (block: BlockOfAnswer) => void): () => void;
}

/** Makes the reader of one chain; it asks nothing until somebody watches, and nothing while the page is hidden. */
export function createChainReader(options: ChainReaderOptions): ChainReader {
  const { clock, visibility, log, client } = options;
  const book = createReadBook();
  const height = createHeight();
  const next = createTimer(clock);
  const retry = createTimer(clock);
  const showSyncing = createTimer(clock);
  let plannedKind: RoundKind = 'change';
  let urgentItems: OnceItem[] = [];
  let users = 0;
  let lastBlockRoundAt = -Infinity;
  let cancellable: AbortController | null = null;
  let hasJustCancelled = false;
  let isNodeFailing = false;
  // False while the known height is from before a pause: figures of that time are shown as being renewed.
  let isHeightCurrent = true;

  const publish = () => {
    showSyncing.cancel();
    const known = height.number();
    book.publish(known === null || isHeightCurrent ? known : known + 1);
  };
  const plan = (kind: RoundKind, delayMs: number) => {
    if (next.isSet() && kind === 'block') plannedKind = kind;
    if (!next.isSet()) plannedKind = kind;
    next.setNoLater(delayMs, () => run(plannedKind));
  };
  const planRetry = () => {
    if (!retry.isSet()) retry.set(spreadDelay(clock, RETRY_MIN_MS, RETRY_MAX_MS), () => run('retry'));
  };
  const source = createBlockSource(options.blocks, clock, {
    onPoll: () => run('block'),
    onHead: (block) => {
      if (!visibility.isVisible() || !height.grow(block)) return;
      if (cancellable !== null && !hasJustCancelled) {
        // Only once in a row, or blocks that come faster than answers would leave the page without any.
        hasJustCancelled = true;
        cancellable.abort();
      }
      if (!showSyncing.isSet()) showSyncing.set(SYNCING_SHOWN_AFTER_MS, publish);
      isHeightCurrent = true;
      plan('block', 0);
    },
  });

  function run(asked: RoundKind) {
    const kind = height.number() === null ? 'block' : asked;
    const isPaused = !visibility.isVisible();
    const entries = isPaused ? [] : book.due(kind, expectedHeight(kind));
    const urgent = urgentItems;
    urgentItems = [];
    const looksForBlock = kind === 'block' && !isPaused && users > 0 && !source.isPushing();
    if (entries.length === 0 && urgent.length === 0 && !looksForBlock && (height.number() !== null || isPaused)) return;
    if (kind === 'block') {
      lastBlockRoundAt = clock.now();
      source.postpone();
    }
    const controller = new AbortController();
    const startedAt = height.number();
    if (kind === 'block' && urgent.length === 0) cancellable = controller;
    const round = { entries, urgent, signal: controller.signal };
    void runReadRound(options, book, round, (outcome) => take(outcome, kind, startedAt)).then(() => {
      if (cancellable !== controller) return;
      cancellable = null;
      if (!controller.signal.aborted) hasJustCancelled = false;
    });
  }

  function expectedHeight(kind: RoundKind): number | null {
    const known = height.number();
    // A poll goes out because a block may have come that nobody has told of yet.
    return known !== null && kind === 'block' && !source.isPushing() ? known + 1 : known;
  }

  function take(outcome: ChunkOutcome, kind: RoundKind, startedAt: number | null) {
    if (outcome.kind === 'answered') {
      isNodeFailing = false;
      isHeightCurrent = true;
      takeBlock(outcome.answer, kind, startedAt);
    } else if (outcome.kind === 'cancelled') {
      log.debug(`Cancelled fetch on chain ${client.chainId}`, outcome.message);
      if (users > 0) plan('block', 0);
    } else {
      reportFailure(outcome, kind);
      if (outcome.kind === 'retry' && users > 0) planRetry();
    }
    publish();
  }

  function takeBlock(block: BlockOfAnswer, kind: RoundKind, startedAt: number | null) {
    if (height.grow(block)) {
      const isNews = startedAt !== null && (kind !== 'block' || source.isPushing());
      const earliest = lastBlockRoundAt + options.blocks.pollingIntervalMs / 3;
      if (isNews && users > 0) plan('block', Math.max(0, earliest - clock.now()));
      return;
    }
    const known = height.number() ?? 0;
    if (block.blockNumber >= known) return;
    if (startedAt !== null && block.blockNumber < startedAt) {
      log.debug(`header not found for block number ${startedAt}`);
      planRetry();
    } else if (users > 0) {
      plan('block', 0);
    }
  }

  function reportFailure({ kind, message }: { readonly kind: string; readonly message: string }, round: RoundKind) {
    const report = isNodeFailing || (kind === 'retry' && /header not found/i.test(message)) ? log.debug : log.error;
    const what = round === 'block' ? 'Failed to get block number' : 'Failed to fetch chunk';
    report(`${what} for chain ${client.chainId}`, message);
    isNodeFailing = true;
  }

  let stopLooking: () => void = () => undefined;
  const renew = (delayMs: number) => {
    isHeightCurrent = false;
    publish();
    plan('block', delayMs);
  };
  const begin = () => {
    users += 1;
    if (users > 1) return;
    source.start();
    const unsubscribe = visibility.onChange(() => {
      if (visibility.isVisible()) renew(0);
    });
    renew(COLLECTING_MS);
    stopLooking = () => {
      unsubscribe();
      source.stop();
      if (urgentItems.length === 0) next.cancel();
      retry.cancel();
      showSyncing.cancel();
    };
  };
  const end = () => {
    users -= 1;
    if (users === 0) stopLooking();
  };
  const asUser = (leave: () => void) => {
    begin();
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      leave();
      end();
    };
  };

  return {
    watch: (watch, urgent) => {
      const stop = asUser(book.add(watch));
      publish();
      if (book.due('change', height.number()).length > 0) plan('change', urgent ? 0 : COLLECTING_MS);
      return stop;
    },
    once: (calls) => {
      if (calls.length === 0) return Promise.resolve(ok({ blockNumber: height.number() ?? 0, data: [] }));
      const { items, result } = onceItems(calls);
      urgentItems.push(...items);
      plan('change', 0);
      return result;
    },
    onBlock: (listener) => {
      return asUser(height.listen(listener));
    },
  };
}
