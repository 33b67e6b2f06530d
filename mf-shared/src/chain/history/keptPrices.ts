import * as v from 'valibot';
import { type BrowserDatabase, storeAnswer, withinStore } from '../browserDatabase';
import type { ChainId } from '../../domain/chainId';
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
/** So many pools are kept; of more, those that were written longest ago go. */
const MOST_POOLS = 200;
/** What was written longer ago is older than the longest span that is looked at. */
const MOST_AGE_MS = SPAN_SECONDS.month * 1000;

const keptSchema = v.object({
  anchor: v.object({ block: v.number(), hash: v.string() }),
  known: v.array(v.object({ from: v.number(), to: v.number(), value: v.string() })),
});

const keyOf = (chainId: ChainId, pool: string) => `${chainId}:${pool.toLowerCase()}`;

const keptIn = (value: unknown): KeptPrices | null => {
  const kept = v.safeParse(keptSchema, value);
  return kept.success ? kept.output : null;
};

/** The first version had no times: nothing of it could be told to be old. */
const databaseOf = (name: string): BrowserDatabase => ({
  name,
  version: 2,
  store: STORE,
  make: (made) => {
    if (made.objectStoreNames.contains(STORE)) made.deleteObjectStore(STORE);
    made.createObjectStore(STORE).createIndex(BY_AGE, BY_AGE);
  },
});

type Page = Pick<typeof globalThis, 'indexedDB' | 'IDBKeyRange'>;

/** A store in a database of the browser of this name. */
export function browserPriceStore(page: Page, name: string): PriceStore {
  const database = databaseOf(name);
  return {
    read: async (chainId, pool) => {
      try {
        return keptIn(await withinStore(page, database, 'readonly', (store) => storeAnswer(store.get(keyOf(chainId, pool)))));
      } catch (cause) {
        console.debug('Prices of an earlier visit could not be read', cause);
        return null;
      }
    },
    update: async (chainId, pool, next) => {
      const key = keyOf(chainId, pool);
      try {
        await withinStore(page, database, 'readwrite', async (store) => {
          await storeAnswer(store.put({ ...next(keptIn(await storeAnswer(store.get(key)))), [BY_AGE]: Date.now() }, key));
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
  const old = await storeAnswer(byAge.count(range.upperBound(Date.now() - MOST_AGE_MS)));
  const excess = Math.max(old, (await storeAnswer(store.count())) - MOST_POOLS);
  if (excess === 0) return;
  // From the oldest one on; an index gives the keys of its records.
  for (const key of await storeAnswer(byAge.getAllKeys(null, excess))) await storeAnswer(store.delete(key));
}
