import * as v from 'valibot';
import type { ChainId } from '@dex/mf-shared/domain';
import type { KnownPrice } from '../../domain/history/knownPrices';

/** What an earlier visit left of a pool's prices, and a block by whose hash it is told whether the chain is still the same. */
export interface KeptPrices {
  readonly anchor: { readonly block: number; readonly hash: string };
  readonly known: readonly KnownPrice[];
}

/** Where prices are kept between visits. Neither rejects: where there is no room nothing is kept. */
export interface PriceStore {
  readonly read: (chainId: ChainId, pool: string) => Promise<KeptPrices | null>;
  readonly write: (chainId: ChainId, pool: string, prices: KeptPrices) => Promise<void>;
}

const STORE = 'prices';

const keptSchema = v.object({
  anchor: v.object({ block: v.number(), hash: v.string() }),
  known: v.array(v.object({ from: v.number(), to: v.number(), value: v.string() })),
});

const keyOf = (chainId: ChainId, pool: string) => `${chainId}:${pool.toLowerCase()}`;

/** A store in a database of the browser of this name. */
export function browserPriceStore(page: Pick<Window, 'indexedDB'>, database: string): PriceStore {
  return {
    read: async (chainId, pool) => {
      try {
        const kept = v.safeParse(
          keptSchema,
          await within(page.indexedDB, database, 'readonly', (store) => done(store.get(keyOf(chainId, pool)))),
        );
        return kept.success ? kept.output : null;
      } catch (cause) {
        console.debug('Prices of an earlier visit could not be read', cause);
        return null;
      }
    },
    write: async (chainId, pool, prices) => {
      try {
        await within(page.indexedDB, database, 'readwrite', (store) => done(store.put(prices, keyOf(chainId, pool))));
      } catch (cause) {
        console.debug('Prices could not be kept', cause);
      }
    },
  };
}

async function within(
  factory: IDBFactory,
  database: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<unknown>,
): Promise<unknown> {
  const opening = factory.open(database, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const opened = await done(opening);
  try {
    return await work(opened.transaction(STORE, mode).objectStore(STORE));
  } finally {
    opened.close();
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser gave no reason'));
  });
}
