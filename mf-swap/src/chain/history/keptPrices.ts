import * as v from 'valibot';
import type { ChainId } from '@dex/mf-shared/domain';
import type { KnownPrice } from '../../domain/history/knownPrices';
import { SPAN_SECONDS } from '../../domain/history/priceSpan';

/** What an earlier visit left of a pool's prices, and a block by whose hash it is told whether the chain is still the same. */
export interface KeptPrices {
  readonly anchor: { readonly block: number; readonly hash: string };
  readonly known: readonly KnownPrice[];
}

/** Where prices are kept between visits. Neither rejects: where there is no room nothing is kept. */
export interface PriceStore {
  readonly read: (chainId: ChainId, pool: string) => Promise<KeptPrices | null>;
  /** Keeps what is made of what is kept by now, which another reading may have written since this one began. */
  readonly update: (chainId: ChainId, pool: string, next: (kept: KeptPrices | null) => KeptPrices) => Promise<void>;
}

const STORE = 'prices';
const BY_AGE = 'at';
/** The first version had no times: nothing of it could be told to be old. */
const DATABASE_VERSION = 2;
/** So many pools are kept; of more, those that were written longest ago go. */
const MOST_POOLS = 200;
/** What was written longer ago is older than the longest span that is looked at. */
const MOST_AGE_MS = SPAN_SECONDS.month * 1000;
/** Some browsers never answer where they keep nothing; after so many milliseconds that is what it means. */
const PATIENCE_MS = 3000;

const keptSchema = v.object({
  anchor: v.object({ block: v.number(), hash: v.string() }),
  known: v.array(v.object({ from: v.number(), to: v.number(), value: v.string() })),
});

const keyOf = (chainId: ChainId, pool: string) => `${chainId}:${pool.toLowerCase()}`;

const keptIn = (value: unknown): KeptPrices | null => {
  const kept = v.safeParse(keptSchema, value);
  return kept.success ? kept.output : null;
};

type Page = Pick<typeof globalThis, 'indexedDB' | 'IDBKeyRange'>;

/** A store in a database of the browser of this name. */
export function browserPriceStore(page: Page, database: string): PriceStore {
  return {
    read: async (chainId, pool) => {
      try {
        return keptIn(await within(page, database, 'readonly', (store) => done(store.get(keyOf(chainId, pool)))));
      } catch (cause) {
        console.debug('Prices of an earlier visit could not be read', cause);
        return null;
      }
    },
    update: async (chainId, pool, next) => {
      const key = keyOf(chainId, pool);
      try {
        await within(page, database, 'readwrite', async (store) => {
          await done(store.put({ ...next(keptIn(await done(store.get(key)))), [BY_AGE]: Date.now() }, key));
          await forgetOld(page, store);
        });
      } catch (cause) {
        console.debug('Prices could not be kept', cause);
      }
    },
  };
}

async function forgetOld({ IDBKeyRange: range }: Page, store: IDBObjectStore): Promise<void> {
  const byAge = store.index(BY_AGE);
  const old = await done(byAge.count(range.upperBound(Date.now() - MOST_AGE_MS)));
  const excess = Math.max(old, (await done(store.count())) - MOST_POOLS);
  if (excess === 0) return;
  // From the oldest one on; an index gives the keys of its records.
  for (const key of await done(byAge.getAllKeys(null, excess))) await done(store.delete(key));
}

async function within<T>(
  { indexedDB: factory }: Page,
  database: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const opening = factory.open(database, DATABASE_VERSION);
  opening.onupgradeneeded = () => {
    const { result } = opening;
    if (result.objectStoreNames.contains(STORE)) result.deleteObjectStore(STORE);
    result.createObjectStore(STORE).createIndex(BY_AGE, BY_AGE);
  };
  const opened = await inTime(done(opening));
  try {
    return await inTime(work(opened.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    opened.close();
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
