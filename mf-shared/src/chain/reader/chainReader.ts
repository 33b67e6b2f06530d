import type { ReadBatch, ReadCall, ReadFailure } from '../../contract/ports';
import { ok, type Result } from '../../domain/result';
import { createBlockSource, type BlockSource, type BlockSourceOptions } from '../blocks/blockSource';
import { spreadDelay, type Clock } from '../clock';
import type { BlockOfAnswer } from '../encoders/ownCalls';
import type { Visibility } from '../visibility';
import { createHeight } from './height';
import { onceItems, type OnceItem } from './onceQueue';
import { createReadBook, type RoundKind, type Watch } from './readBook';
import type { ChunkReader } from './readChunk';
import { runReadRound, type ChunkOutcome } from './readRound';
import { createTimer, type Timer } from './timer';

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

/** All reads of one chain: one batched read a block, whoever asks (TX-2; mf-shared/docs/own-reader.md). */
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
  return new BatchingReader(options);
}

class BatchingReader implements ChainReader {
  private readonly book = createReadBook();
  private readonly height = createHeight();
  private readonly next: Timer;
  private readonly retry: Timer;
  private readonly showSyncing: Timer;
  private readonly source: BlockSource;
  private plannedKind: RoundKind = 'change';
  private urgentItems: OnceItem[] = [];
  private users = 0;
  private lastBlockRoundAt = -Infinity;
  private cancellable: AbortController | null = null;
  private hasJustCancelled = false;
  private isNodeFailing = false;
  // False while the known height is from before a pause: figures of that time are shown as being renewed.
  private isHeightCurrent = true;
  private stopWatchingPage: () => void = () => undefined;

  constructor(private readonly options: ChainReaderOptions) {
    const { clock } = options;
    this.next = createTimer(clock);
    this.retry = createTimer(clock);
    this.showSyncing = createTimer(clock);
    this.source = createBlockSource(options.blocks, clock, {
      onPoll: () => this.run('block'),
      onHead: (block) => this.hearOf(block),
    });
  }

  watch(watch: Watch, urgent: boolean): () => void {
    const stop = this.asUser(this.book.add(watch));
    this.publish();
    if (this.book.due('change', this.height.number()).length > 0) this.plan('change', urgent ? 0 : COLLECTING_MS);
    return stop;
  }

  once(calls: readonly ReadCall[]): Promise<Result<ReadBatch, ReadFailure>> {
    if (calls.length === 0) return Promise.resolve(ok({ blockNumber: this.height.number() ?? 0, data: [] }));
    const { items, result } = onceItems(calls);
    this.urgentItems.push(...items);
    this.plan('change', 0);
    return result;
  }

  onBlock(listener: (block: BlockOfAnswer) => void): () => void {
    return this.asUser(this.height.listen(listener));
  }

  private asUser(leave: () => void): () => void {
    this.users += 1;
    if (this.users === 1) this.begin();
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      leave();
      this.users -= 1;
      if (this.users === 0) this.end();
    };
  }

  private begin() {
    const { visibility } = this.options;
    if (visibility.isVisible()) this.source.start();
    this.stopWatchingPage = visibility.onChange(() => (visibility.isVisible() ? this.resume() : this.source.stop()));
    this.renew(COLLECTING_MS);
  }

  private end() {
    this.stopWatchingPage();
    this.source.stop();
    if (this.urgentItems.length === 0) this.next.cancel();
    this.retry.cancel();
    this.showSyncing.cancel();
  }

  private resume() {
    this.source.stop();
    this.source.start();
    this.renew(0);
  }

  private renew(delayMs: number) {
    this.isHeightCurrent = false;
    this.publish();
    this.plan('block', delayMs);
  }

  private publish() {
    this.showSyncing.cancel();
    const known = this.height.number();
    this.book.publish(known === null || this.isHeightCurrent ? known : known + 1);
  }

  private plan(kind: RoundKind, delayMs: number) {
    if (kind === 'block' || !this.next.isSet()) this.plannedKind = kind;
    this.next.setNoLater(delayMs, () => this.run(this.plannedKind));
  }

  private planRetry() {
    if (this.retry.isSet()) return;
    this.retry.set(spreadDelay(this.options.clock, RETRY_MIN_MS, RETRY_MAX_MS), () => this.run('retry'));
  }

  private hearOf(block: BlockOfAnswer) {
    if (!this.options.visibility.isVisible() || !this.height.grow(block)) return;
    this.isHeightCurrent = true;
    if (this.cancellable !== null && !this.hasJustCancelled) {
      // Only once in a row, or blocks that come faster than answers would leave the page without any.
      this.hasJustCancelled = true;
      this.cancellable.abort();
    }
    if (!this.showSyncing.isSet()) this.showSyncing.set(SYNCING_SHOWN_AFTER_MS, () => this.publish());
    this.plan('block', 0);
  }

  private run(asked: RoundKind) {
    const known = this.height.number();
    const kind = known === null ? 'block' : asked;
    const isPaused = !this.options.visibility.isVisible();
    const entries = isPaused ? [] : this.book.due(kind, this.expectedHeight(kind));
    const urgent = this.urgentItems;
    this.urgentItems = [];
    const isIdle = entries.length === 0 && urgent.length === 0;
    if (isIdle && (isPaused || !this.looksForBlock(kind))) return;
    if (kind === 'block') {
      this.lastBlockRoundAt = this.options.clock.now();
      this.source.postpone();
    }
    const controller = new AbortController();
    if (kind === 'block' && urgent.length === 0) this.cancellable = controller;
    const round = { entries, urgent, signal: controller.signal };
    const onChunk = (outcome: ChunkOutcome) => this.take(outcome, kind, known);
    void runReadRound(this.options, this.book, round, onChunk).then(() => this.finish(controller));
  }

  // Pushed blocks need no looking for, but for the first one, also after a pause.
  private isNextBlockPushed(): boolean {
    return this.source.isPushing() && this.isHeightCurrent;
  }

  private looksForBlock(kind: RoundKind): boolean {
    return kind === 'block' && this.users > 0 && (this.height.number() === null || !this.isNextBlockPushed());
  }

  private expectedHeight(kind: RoundKind): number | null {
    const known = this.height.number();
    // A poll goes out because a block may have come that nobody has told of yet.
    return known !== null && kind === 'block' && !this.isNextBlockPushed() ? known + 1 : known;
  }

  private finish(controller: AbortController) {
    if (this.cancellable !== controller) return;
    this.cancellable = null;
    if (!controller.signal.aborted) this.hasJustCancelled = false;
  }

  private take(outcome: ChunkOutcome, kind: RoundKind, startedAt: number | null) {
    if (outcome.kind === 'answered') {
      this.isNodeFailing = false;
      this.isHeightCurrent = true;
      this.takeBlock(outcome.answer, kind, startedAt);
    } else if (outcome.kind === 'cancelled') {
      this.options.log.debug(`Cancelled fetch on chain ${this.options.client.chainId}`, outcome.message);
      if (this.users > 0) this.plan('block', 0);
    } else {
      this.reportFailure(outcome, kind);
      if (outcome.kind === 'retry' && this.users > 0) this.planRetry();
    }
    this.publish();
  }

  private takeBlock(block: BlockOfAnswer, kind: RoundKind, startedAt: number | null) {
    const { clock, blocks, log } = this.options;
    const hasGrown = this.height.grow(block);
    const isBehind = block.blockNumber < (this.height.number() ?? 0);
    if (this.users === 0 || startedAt === null) return;
    if (hasGrown && (kind !== 'block' || this.source.isPushing())) {
      // Whoever did not ask in this round has figures of an older block now.
      const earliest = this.lastBlockRoundAt + blocks.pollingIntervalMs / 3;
      this.plan('block', Math.max(0, earliest - clock.now()));
    } else if (isBehind && block.blockNumber < startedAt) {
      log.debug(`header not found for block number ${startedAt}`);
      this.planRetry();
    } else if (isBehind) {
      this.plan('block', 0);
    }
  }

  private reportFailure({ kind, message }: { readonly kind: string; readonly message: string }, round: RoundKind) {
    const { log, client } = this.options;
    const isQuiet = this.isNodeFailing || (kind === 'retry' && /header not found/i.test(message));
    const what = round === 'block' ? 'Failed to get block number' : 'Failed to fetch chunk';
    const line = `${what} for chain ${client.chainId}`;
    if (isQuiet) log.debug(line, message);
    else log.error(line, message);
    this.isNodeFailing = true;
  }
}
