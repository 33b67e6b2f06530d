import { Observable, of, type Subscription } from 'rxjs';
import type { ChainNode, ChainReads, LogQuery, LogsState } from '../../contract/ports';
import type { ChainId } from '../../domain/chainId';
import { consoleLog, type ChainLog } from '../log';
import type { RpcClients } from '../rpc/rpcClients';
import { unlimitedWindow, type LogWindow } from './fetchLogs';
import { createLogKeeper } from './keepLogs';
import { createLogSubscription, type LogSubscription } from './logSubscription';
import { createMemoryLogStore, type LogStore } from './logStore';

/** What the log reader is made of. */
export interface LogReadsOptions {
  readonly clients: RpcClients;
  readonly block$: ChainReads['block$'];
  readonly log?: ChainLog;
  /** Where logs that are to be kept are; asked for with the first of them. In memory alone without it. */
  readonly openStore?: () => Promise<LogStore>;
}

interface SharedLogs {
  readonly listeners: Set<(state: LogsState) => void>;
  readonly subscription: LogSubscription;
  readonly blocks: Subscription;
}

/**
 * Log subscriptions of all chains: one a filter, however many listen; the last listener ends it. Null queries are invalid
 * (TX-6).
 */
export function createLogReads({ clients, block$, log = consoleLog, openStore }: LogReadsOptions): ChainNode['logs$'] {
  const store = onceOpened(openStore);
  const shared = new Map<string, SharedLogs>();
  const windows = new Map<ChainId, LogWindow>();
  const windowOf = (chainId: ChainId) => {
    const window = windows.get(chainId) ?? unlimitedWindow();
    windows.set(chainId, window);
    return window;
  };
  const begin = (chainId: ChainId, query: LogQuery, filter: string): SharedLogs => {
    const listeners = new Set<(state: LogsState) => void>();
    const onState = (state: LogsState) => {
      for (const listener of [...listeners]) listener(state);
    };
    const reading = { client: clients.of(chainId), window: windowOf(chainId) };
    const keeper = query.isKept ? createLogKeeper({ ...reading, store, key: filter, isAnew: query.isAnew ?? false }) : null;
    const subscription = createLogSubscription({ ...reading, query, keeper, log, onState });
    return {
      listeners,
      subscription,
      blocks: block$(chainId).subscribe((block) => subscription.advance(block.number)),
    };
  };
  return (chainId, query) => {
    if (query === null) return of({ kind: 'invalid' });
    // What is kept lies under this, from visit to visit; how it is read is no part of it.
    const filter = JSON.stringify([chainId, query.address, query.topics, query.fromBlock, query.isKept ?? false]);
    const key = [filter, ...(query.mayLackOld ? ['mayLackOld'] : []), ...(query.isAnew ? ['anew'] : [])].join(' ');
    return new Observable((subscriber) => {
      const logs = shared.get(key) ?? begin(chainId, query, filter);
      shared.set(key, logs);
      const listener = (state: LogsState) => subscriber.next(state);
      logs.listeners.add(listener);
      subscriber.next(logs.subscription.state());
      return () => {
        logs.listeners.delete(listener);
        if (logs.listeners.size > 0) return;
        shared.delete(key);
        logs.blocks.unsubscribe();
        logs.subscription.stop();
      };
    });
  };
}

/** The store, opened once; memory where it cannot be. */
function onceOpened(open: (() => Promise<LogStore>) | undefined): () => Promise<LogStore> {
  let store: Promise<LogStore> | null = null;
  return () => {
    store ??= open ? open().catch(createMemoryLogStore) : Promise.resolve(createMemoryLogStore());
    return store;
  };
}
