import type { ReadBatch, ReadCall, ReadFailure } from '../../contract/ports';
import type { Freshness } from '../../domain/freshness';
import { ok, type Result } from '../../domain/result';
import { createBlockSource, type BlockSource } from '../blocks/blockSource';
import type { BlockOfAnswer } from '../encoders/ownCalls';
import { createAttendance, type Attendance } from './attendance';
import type { ChainReader, ChainReaderOptions } from './chainReaderParts';
import { createHeight } from './height';
import { onceItems, type OnceItem } from './onceQueue';
import { createReadBook, type RoundKind, type Watch } from './readBook';
import { createRetries, type Retries } from './retries';
import { createRoundLog, type RoundLog } from './roundLog';
import { runReadRound, type ChunkOutcome } from './readRound';
import { createTimer, type Timer } from './timer';

const COLLECTING_MS = 100;
// After another's answer during an outage.
const AGAIN_MS = 200;
// How long a chain may show old figures as current while the newer ones are on their way.
const SYNCING_SHOWN_AFTER_MS = 300;

/** Makes the reader of one chain; it asks nothing until somebody watches, and nothing while the page is hidden. */
export function createChainReader(options: ChainReaderOptions): ChainReader {
  return new BatchingReader(options);
}

class BatchingReader implements ChainReader {
  private readonly book = createReadBook();
  private readonly height = createHeight();
  private readonly next: Timer;
  private readonly retries: Retries;
  private readonly attendance: Attendance;
  private readonly showSyncing: Timer;
  private readonly source: BlockSource;
  private readonly roundLog: RoundLog;
  private plannedKind: RoundKind = 'change';
  private urgentItems: OnceItem[] = [];
  private lastBlockRoundAt = -Infinity;
  private cancellable: AbortController | null = null;
  private hasJustCancelled = false;
  /** No node answers at all: only the retry asks, no poll, so that a dead node is not asked at the pace of a living one. */
  private isOutage = false;
  // False while the known height is from before a pause: figures of that time are shown as being renewed.
  private isHeightCurrent = true;

  constructor(private readonly options: ChainReaderOptions) {
    const { clock, client, log, pulse } = options;
    this.next = createTimer(clock);
    this.retries = createRetries(clock, () => this.run('retry'));
    this.showSyncing = createTimer(clock);
    this.roundLog = createRoundLog(client.chainId, log);
    this.source = createBlockSource({ ...options.blocks, chainId: client.chainId }, clock, {
      onPoll: () => !this.isOutage && this.run('block'),
      onHead: (block) => this.hearOf(block),
    });
    this.attendance = createAttendance(options, {
      onBegin: () => this.begin(),
      onEnd: () => this.end(),
      onSeen: (isSeen) => (isSeen ? this.resume() : this.pause()),
      onNetwork: (isOnline) => {
        pulse.setOnline(isOnline);
        if (isOnline) this.askNow();
      },
    });
    client.onAnswer(() => this.isOutage && this.attendance.count() > 0 && this.retries.planSoon(AGAIN_MS));
  }

  watch(watch: Watch, urgent: boolean): () => void {
    const stop = this.attendance.join(this.book.add(watch));
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
    return this.attendance.join(this.height.listen(listener));
  }

  onFreshness(listener: (freshness: Freshness) => void): () => void {
    return this.options.pulse.listen(listener);
  }

  askNow(): void {
    this.options.client.wake();
    this.retries.succeeded();
    if (this.attendance.count() > 0 && this.attendance.isSeen()) this.resume();
  }

  private begin() {
    const { connectivity, pulse } = this.options;
    pulse.setOnline(connectivity.isOnline());
    if (this.attendance.isSeen()) {
      pulse.resume();
      this.source.start();
    }
    this.renew(COLLECTING_MS);
  }

  private end() {
    this.pause();
    if (this.urgentItems.length === 0) this.next.cancel();
    this.retries.cancel();
    this.showSyncing.cancel();
  }

  private pause() {
    this.source.stop();
    this.options.pulse.pause();
  }

  private resume() {
    this.source.stop();
    this.source.start();
    this.options.pulse.resume();
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

  private hearOf(block: BlockOfAnswer) {
    if (!this.attendance.isSeen() || !this.height.grow(block)) return;
    this.options.pulse.grew(block);
    this.isHeightCurrent = true;
    if (!this.showSyncing.isSet()) this.showSyncing.set(SYNCING_SHOWN_AFTER_MS, () => this.publish());
    // What tells of blocks may live on while what answers is dead.
    if (this.isOutage) return;
    if (this.cancellable !== null && !this.hasJustCancelled) {
      // Only once in a row, or blocks that come faster than answers would leave the page without any.
      this.hasJustCancelled = true;
      this.cancellable.abort();
    }
    this.plan('block', 0);
  }

  private run(asked: RoundKind) {
    const known = this.height.number();
    const kind = known === null || (asked === 'retry' && this.isOutage) ? 'block' : asked;
    const isPaused = !this.attendance.isSeen();
    const entries = isPaused ? [] : this.book.due(kind, this.expectedHeight(kind));
    const urgent = this.urgentItems;
    this.urgentItems = [];
    const looksForBlock = kind === 'block' && this.attendance.count() > 0 && (known === null || !this.isNextBlockPushed());
    if (entries.length === 0 && urgent.length === 0 && (isPaused || !looksForBlock)) return;
    if (kind === 'block') {
      this.lastBlockRoundAt = this.options.clock.monotonic();
      this.source.postpone();
      if (this.attendance.count() > 0 && !isPaused) this.options.pulse.asked();
    }
    const controller = new AbortController();
    if (kind === 'block' && urgent.length === 0) this.cancellable = controller;
    const round = { entries, urgent, signal: controller.signal };
    const outcomes: ChunkOutcome[] = [];
    const onChunk = (outcome: ChunkOutcome) => {
      outcomes.push(outcome);
      this.take(outcome, kind, known);
    };
    void runReadRound(this.options, this.book, round, onChunk).then(() => this.finish(controller, outcomes, kind));
  }

  // Pushed blocks need no looking for, but for the first one, also after a pause or an outage.
  private isNextBlockPushed(): boolean {
    return this.source.isPushing() && this.isHeightCurrent && !this.isOutage;
  }

  private expectedHeight(kind: RoundKind): number | null {
    const known = this.height.number();
    // A poll goes out because a block may have come that nobody has told of yet.
    return known !== null && kind === 'block' && !this.isNextBlockPushed() ? known + 1 : known;
  }

  private finish(controller: AbortController, outcomes: readonly ChunkOutcome[], kind: RoundKind) {
    const failed = outcomes.filter((outcome) => outcome.kind === 'failed');
    const isAnswered = outcomes.some((outcome) => outcome.kind === 'answered');
    const [first] = failed;
    if (first) {
      this.roundLog.failed(first.message, kind);
      this.options.client.distrust();
      this.isOutage = !isAnswered;
      if (!isAnswered) this.options.pulse.failed(first.isWrongChain ? 'wrongChain' : 'failed');
      // What the node refuses for good is not asked before a block may have come.
      if (this.attendance.count() > 0)
        this.retries.plan(failed.some(({ isTransient }) => isTransient) ? 0 : this.options.blocks.pollingIntervalMs);
    } else if (isAnswered && this.roundLog.isFailing()) {
      this.roundLog.answered();
      // What failed while this round was under way is in no round, and the next block may be far.
      this.retries.answered(AGAIN_MS);
    }
    if (this.cancellable !== controller) return;
    this.cancellable = null;
    if (!controller.signal.aborted) this.hasJustCancelled = false;
  }

  private take(outcome: ChunkOutcome, kind: RoundKind, startedAt: number | null) {
    if (outcome.kind === 'answered') {
      this.isHeightCurrent = true;
      this.takeBlock(outcome.answer, kind, startedAt);
    } else if (outcome.kind === 'cancelled') {
      this.options.log.debug(`Cancelled fetch on chain ${this.options.client.chainId}`, outcome.message);
      if (this.attendance.count() > 0) this.plan('block', 0);
    }
    this.publish();
  }

  private takeBlock(block: BlockOfAnswer, kind: RoundKind, startedAt: number | null) {
    const { clock, blocks, log, pulse, client } = this.options;
    const hasGrown = this.height.grow(block);
    const isBehind = block.blockNumber < (this.height.number() ?? 0);
    const isCurrent = startedAt === null || block.blockNumber >= startedAt;
    const wasOutage = this.isOutage;
    this.isOutage = false;
    if (hasGrown) pulse.grew(block);
    pulse.answered(isCurrent);
    if (this.attendance.count() === 0 || startedAt === null) return;
    if (hasGrown && (kind !== 'block' || this.source.isPushing())) {
      // Whoever did not ask in this round has figures of an older block now.
      const earliest = this.lastBlockRoundAt + blocks.pollingIntervalMs / 3;
      this.plan('block', Math.max(0, earliest - clock.monotonic()));
    } else if (isBehind && !isCurrent) {
      log.debug(`header not found for block number ${startedAt}`);
      client.distrust();
      this.retries.plan();
    } else if (isBehind || (wasOutage && kind !== 'block')) {
      this.plan('block', 0);
    }
    if (isCurrent && !this.roundLog.isFailing()) this.retries.succeeded();
  }
}
