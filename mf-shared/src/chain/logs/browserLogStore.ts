import * as v from 'valibot';
import { eventLogsOf } from './eventLog';
import { createMemoryLogStore, type KeptLogs, type LogStore } from './logStore';

const DATABASE = 'dex-logs';
const STORE = 'logs';
const BY_AGE = 'at';
/** So many filters are kept; of more the one that was written longest ago goes. */
const MOST_FILTERS = 500;
/** Some browsers never answer where they keep nothing; after so many milliseconds that is what it means. */
const PATIENCE_MS = 3000;

const recordSchema = v.object({ block: v.pipe(v.number(), v.integer(), v.minValue(0)), hash: v.string(), logs: v.unknown() });

/** A store in the browser's database; what it refuses to keep stays in memory. */
export function browserLogStore(page: Pick<typeof globalThis, 'indexedDB'>): LogStore {
  const memory = createMemoryLogStore();
  return {
    read: async (key) => {
      const held = await memory.read(key);
      if (held) return held;
      try {
        return keptIn(await within(page.indexedDB, 'readonly', (store) => done(store.get(key))));
      } catch (cause) {
        console.debug('Logs of an earlier visit could not be read', cause);
        return null;
      }
    },
    write: async (key, kept) => {
      try {
        await within(page.indexedDB, 'readwrite', async (store) => {
          await done(store.put({ ...kept, logs: kept.logs.map(asNodesGiveIt), at: Date.now() }, key));
          if ((await done(store.count())) > MOST_FILTERS) await forgetOldest(store);
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
  const oldest = await done(store.index(BY_AGE).openKeyCursor());
  if (oldest) await done(store.delete(oldest.primaryKey));
}

async function within<T>(factory: IDBFactory, mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const request = factory.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE).createIndex(BY_AGE, BY_AGE);
  const database = await inTime(done(request));
  try {
    const transaction = database.transaction(STORE, mode);
    const ended = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      // A full disk is told only when the transaction is about to end.
      transaction.onabort = () => reject(transaction.error ?? new Error('The browser took it back'));
    });
    const [result] = await inTime(Promise.all([work(transaction.objectStore(STORE)), ended]));
    return result;
  } finally {
    database.close();
  }
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The browser gave no answer')), PATIENCE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser gave no reason'));
  });
}
