import * as v from 'valibot';
import type { EventLog } from '../../contract/ports';
import type { RpcClient } from '../rpc/rpcClient';
import { turnOf, type LogWindow } from './fetchLogs';
import type { KeptLogs, LogStore } from './logStore';

/**
 * Between two writes of one filter so many blocks pass at least, unless a new log came: most filters have nothing new most of the time. Where a
 * node answers for fewer blocks at once, it is those: no visit asks in several parts for what an earlier one knew.
 */
const BLOCKS_BETWEEN_WRITES = 500;

const blockSchema = v.object({ hash: v.string() });

/** What an earlier visit kept of one filter. */
export interface LogKeeper {
  /** What is kept and is still of this chain; null where nothing is. */
  resume(newest: number): Promise<KeptLogs | null>;
  /** Keeps all logs up to a settled block; false once the browser did not take them. */
  keep(block: number, logs: readonly EventLog[]): Promise<boolean>;
}

/** What a keeper needs; `store` comes when it is first asked for. */
export interface LogKeeperOptions {
  readonly client: RpcClient;
  readonly window: LogWindow;
  readonly store: () => Promise<LogStore>;
  readonly key: string;
  /** True to keep what is read now in place of what is there, and to use nothing of that. */
  readonly isAnew?: boolean;
}

/**
 * Keeps the logs of one filter between visits. With them stands the hash of the block that they reach: another hash there now means another
 * chain (a local one that was begun anew, a node of another network), and nothing of it is used.
 */
export function createLogKeeper({ client, window, store, key, isAnew = false }: LogKeeperOptions): LogKeeper {
  let written: Pick<KeptLogs, 'block' | 'logs'> | null = null;
  let isTaken = true;
  const hashOf = async (block: number): Promise<string | null> => {
    await turnOf(window);
    const answer = await client.request('eth_getBlockByNumber', [`0x${block.toString(16)}`, false]);
    const parsed = answer.ok ? v.safeParse(blockSchema, answer.value) : null;
    return parsed?.success ? parsed.output.hash : null;
  };
  return {
    resume: async (newest) => {
      if (isAnew) return null;
      const kept = await (await store()).read(key);
      if (!kept || kept.block > newest || kept.hash !== (await hashOf(kept.block))) return null;
      written = kept;
      return kept;
    },
    keep: async (block, logs) => {
      const pause = Math.min(BLOCKS_BETWEEN_WRITES, window.blocks);
      const isNews = !written || logs.length !== written.logs.length || block >= written.block + pause;
      if (block < 0 || !isNews || (written && block <= written.block)) return isTaken;
      const hash = await hashOf(block);
      if (hash === null) return isTaken;
      written = { block, logs };
      isTaken = await (await store()).write(key, { block, hash, logs });
      return isTaken;
    },
  };
}
