import * as v from 'valibot';
import { type BrowserDatabase, storeAnswer, withinStore } from '../browserDatabase';
import { eventLogsOf } from './eventLog';
import { createMemoryLogStore, type KeptLogs, type LogStore } from './logStore';

const BY_AGE = 'at';
/** So many filters are kept; of more the one that was written longest ago goes. */
const MOST_FILTERS = 500;

const database: BrowserDatabase = {
  name: 'dex-logs',
  version: 1,
  store: 'logs',
  make: (made) => void made.createObjectStore('logs').createIndex(BY_AGE, BY_AGE),
};

const recordSchema = v.object({ block: v.pipe(v.number(), v.integer(), v.minValue(0)), hash: v.string(), logs: v.unknown() });

/** A store in the browser's database; what it refuses to keep stays in memory. */
export function browserLogStore(page: Pick<typeof globalThis, 'indexedDB'>): LogStore {
  const memory = createMemoryLogStore();
  return {
    read: async (key) => {
      const held = await memory.read(key);
      if (held) return held;
      try {
        return keptIn(await withinStore(page, database, 'readonly', (store) => storeAnswer(store.get(key))));
      } catch (cause) {
        console.debug('Logs of an earlier visit could not be read', cause);
        return null;
      }
    },
    write: async (key, kept) => {
      try {
        await withinStore(page, database, 'readwrite', async (store) => {
          await storeAnswer(store.put({ ...kept, logs: kept.logs.map(asNodesGiveIt), at: Date.now() }, key));
          if ((await storeAnswer(store.count())) > MOST_FILTERS) await forgetOldest(store);
        });
        return true;
      } catch (cause) {
        console.debug('Logs could not be kept', cause);
        return memory.write(key, kept);
      }
    },
  };
}

/** Logs are kept in the shape in which nodes give them, so that one parser reads both. */
function asNodesGiveIt(log: KeptLogs['logs'][number]) {
  return { ...log, blockNumber: `0x${log.blockNumber.toString(16)}` };
}

function keptIn(value: unknown): KeptLogs | null {
  const parsed = v.safeParse(recordSchema, value);
  const logs = parsed.success ? eventLogsOf(parsed.output.logs) : null;
  return parsed.success && logs ? { block: parsed.output.block, hash: parsed.output.hash, logs } : null;
}

async function forgetOldest(store: IDBObjectStore): Promise<void> {
  const oldest = await storeAnswer(store.index(BY_AGE).openKeyCursor());
  if (oldest) await storeAnswer(store.delete(oldest.primaryKey));
}
