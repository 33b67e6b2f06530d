import type { EventLog, LogQuery, LogsState } from '../../contract/ports';
import type { ChainLog } from '../log';
import type { RpcClient } from '../rpc/rpcClient';
import { fetchLogs, type LogWindow } from './fetchLogs';
import type { LogKeeper } from './keepLogs';

// Blocks this near to the end may still be replaced by others, two epochs of the main network; their logs are read again.
const UNSETTLED_BLOCKS = 64;
/** After so many parts of a first reading, a second's work, what was read is kept. */
const PARTS_BETWEEN_WRITES = 20;

/** One subscribed filter of one chain: its state, and the block it is being brought up to (TX-6). */
export interface LogSubscription {
  readonly state: () => LogsState;
  readonly fetchingBlockNumber: () => number | null;
  /** A block has come: fetches what is missing, unless a fetch is under way; then right after it. */
  advance(blockNumber: number): void;
  stop(): void;
}

/** What a subscription needs; `onState` hears every new state. Without a keeper each visit reads everything. */
export interface LogSubscriptionOptions {
  readonly client: RpcClient;
  readonly query: LogQuery;
  readonly window: LogWindow;
  readonly keeper: LogKeeper | null;
  readonly log: ChainLog;
  readonly onState: (state: LogsState) => void;
}

/** Keeps the logs of one filter; the first fetch spans from the query's first block, or from what is kept, to the newest. */
export function createLogSubscription({ client, query, window, keeper, log, onState }: LogSubscriptionOptions): LogSubscription {
  const controller = new AbortController();
  let state: LogsState = { kind: 'loading' };
  let logs: readonly EventLog[] = [];
  /** Before this block everything is known for good; null while nothing was read. */
  let nextFrom: number | null = null;
  let syncedTo: number | null = null;
  let isLost = false;
  let lacksBefore: number | null = null;
  let fetching: number | null = null;
  let newest = -1;
  /** It was said that the logs cannot be read; once, until they were read again. */
  let isTold = false;

  const change = (next: LogsState) => {
    if (controller.signal.aborted) return;
    state = next;
    onState(next);
  };
  const known = (blockNumber: number): LogsState => ({
    kind: 'synced',
    logs,
    blockNumber,
    ...(isLost && { isLost }),
    ...(lacksBefore !== null && { lacksBefore }),
  });
  const keep = async () => {
    if (!keeper || nextFrom === null) return;
    const settled = nextFrom - 1;
    const wasLost = isLost;
    isLost = !(await keeper.keep(
      settled,
      logs.filter(({ blockNumber }) => blockNumber <= settled),
    ));
    if (isLost !== wasLost && state.kind === 'synced') change(known(state.blockNumber));
  };
  const advance = async (blockNumber: number) => {
    newest = Math.max(newest, blockNumber);
    if (fetching !== null || (syncedTo !== null && newest <= syncedTo)) return;
    const target = newest;
    fetching = target;
    if (syncedTo !== null) change({ kind: 'syncing', logs });
    if (nextFrom === null && keeper) {
      const kept = await keeper.resume(target);
      if (kept && !controller.signal.aborted) [logs, nextFrom] = [kept.logs, kept.block + 1];
    }
    const fromBlock = Math.max(query.fromBlock, nextFrom ?? 0);
    const settled = logs.filter((log) => log.blockNumber < fromBlock);
    const onLacking = (firstBlock: number) => {
      lacksBefore = firstBlock;
    };
    const range = { fromBlock, toBlock: target, window, signal: controller.signal, onLacking };
    let parts = 0;
    // What was read once stands until it has been read again: a part alone would lack what comes after it.
    const onPart = (part: readonly EventLog[], reachedBlock: number) => {
      if (syncedTo !== null || controller.signal.aborted) return;
      logs = [...settled, ...part];
      nextFrom = Math.min(reachedBlock + 1, target - UNSETTLED_BLOCKS);
      parts += 1;
      if (parts % PARTS_BETWEEN_WRITES === 0) void keep();
      change({ kind: 'syncing', logs, reachedBlock });
    };
    const result = await fetchLogs(client, query, range, onPart);
    fetching = null;
    if (controller.signal.aborted) return;
    if (result.ok) {
      logs = [...settled, ...result.value];
      nextFrom = target - UNSETTLED_BLOCKS;
      syncedTo = target;
      isTold = false;
      change(known(target));
      void keep();
      if (newest > target) void advance(newest);
    } else {
      if (!isTold) log.error(`Failed to get logs on chain ${client.chainId}`, result.error.message);
      isTold = true;
      change({ kind: 'error', logs });
    }
  };
  return {
    state: () => state,
    fetchingBlockNumber: () => fetching,
    advance: (blockNumber) => void advance(blockNumber),
    stop: () => {
      controller.abort();
      // Whoever goes on later goes on from here.
      void keep();
    },
  };
}
