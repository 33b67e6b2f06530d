import type { ListBody } from '@dex/mf-shared/state';

/** Where the content of token lists is kept between visits, by location. Any call may reject: refused, full, or gone. */
export interface ListBodies {
  readonly read: () => Promise<Readonly<Record<string, unknown>>>;
  /** Null takes a list away. */
  readonly write: (changes: ReadonlyMap<string, ListBody | null>) => Promise<void>;
}

const DATABASE = 'dex';
const STORE = 'lists';

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser gave no reason'));
  });
}

function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return done(request);
}

async function within<T>(factory: IDBFactory, mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const database = await open(factory);
  try {
    const transaction = database.transaction(STORE, mode);
    const ended = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      // A full disk is told only when the transaction is about to end.
      transaction.onabort = () => reject(transaction.error ?? new Error('The browser took it back'));
    });
    const [result] = await Promise.all([work(transaction.objectStore(STORE)), ended]);
    return result;
  } finally {
    database.close();
  }
}

/** The browser's database, which has room for lists where its small storage has none. Rejects where there is none. */
export function browserListBodies(page: Window): ListBodies {
  const factory = async () => page.indexedDB;
  return {
    read: async () =>
      within(await factory(), 'readonly', async (store) => {
        const [keys, bodies] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
        return Object.fromEntries(keys.map((key, index): [string, unknown] => [String(key), bodies[index]]));
      }),
    write: async (changes) =>
      within(await factory(), 'readwrite', async (store) => {
        for (const [url, body] of changes) await (body ? done(store.put(body, url)) : done(store.delete(url)));
      }),
  };
}
