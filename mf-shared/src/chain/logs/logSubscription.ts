import type { EventLog, LogQuery, LogsState } from '../../contract/ports';
import type { ChainLog } from '../log';
import type { RpcClient } from '../rpc/rpcClient';
import { fetchLogs, type LogWindow } from './fetchLogs';

// Blocks this near to the end may still be replaced by others, two epochs of the main network; their logs are read again.
const UNSETTLED_BLOCKS = 64;

/** One subscribed filter of one chain: its state, and the block it is being brought up to (TX-6). */
export interface LogSubscription {
  readonly state: () => LogsState;
  readonly fetchingBlockNumber: () => number | null;
  /** A block has come: fetches what is missing, unless a fetch is under way; then right after it. */
  advance(blockNumber: number): void;
  stop(): void;
}

/** What a subscription needs; `onState` hears every new state. */
export interface LogSubscriptionOptions {
  readonly client: RpcClient;
  readonly query: LogQuery;
  readonly window: LogWindow;
  readonly log: ChainLog;
  readonly onState: (state: LogsState) => void;
}

/** Keeps the logs of one filter; the first fetch spans from the query's first block to the newest. */
export function createLogSubscription({ client, query, window, log, onState }: LogSubscriptionOptions): LogSubscription {
  const controller = new AbortController();
  let state: LogsState = { kind: 'loading' };
  let logs: readonly EventLog[] = [];
  let syncedTo: number | null = null;
  let fetching: number | null = null;
  let newest = -1;

  const change = (next: LogsState) => {
    if (controller.signal.aborted) return;
    state = next;
    onState(next);
  };
  const advance = async (blockNumber: number) => {
    newest = Math.max(newest, blockNumber);
    if (fetching !== null || (syncedTo !== null && newest <= syncedTo)) return;
    fetching = newest;
    if (syncedTo !== null) change({ kind: 'syncing', logs });
    const fromBlock = syncedTo === null ? query.fromBlock : Math.max(query.fromBlock, syncedTo - UNSETTLED_BLOCKS);
    const settled = logs.filter((known) => known.blockNumber < fromBlock);
    const range = { fromBlock, toBlock: fetching, window, signal: controller.signal };
    // What was read once stands until it has been read again: a part alone would lack what comes after it.
    const onPart = (part: readonly EventLog[]) => syncedTo === null && change({ kind: 'syncing', logs: part });
    const result = await fetchLogs(client, query, range, onPart);
    const reached = fetching;
    fetching = null;
    if (controller.signal.aborted) return;
    if (result.ok) {
      logs = [...settled, ...result.value];
      syncedTo = reached;
      change({ kind: 'synced', logs, blockNumber: reached });
      if (newest > reached) void advance(newest);
    } else {
      log.error(`Failed to get logs on chain ${client.chainId}`, result.error.message);
      change({ kind: 'error', logs });
    }
  };
  return {
    state: () => state,
    fetchingBlockNumber: () => fetching,
    advance: (blockNumber) => void advance(blockNumber),
    stop: () => controller.abort(),
  };
}
