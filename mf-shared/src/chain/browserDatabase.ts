/** Some browsers never answer where they keep nothing; after so many milliseconds that is what it means. */
const PATIENCE_MS = 3000;

/** A database of the browser with one store. */
export interface BrowserDatabase {
  readonly name: string;
  readonly version: number;
  readonly store: string;
  /** Makes the store as this version has it, in a database of an earlier one or none. */
  readonly make: (database: IDBDatabase) => void;
}

/**
 * Works in the store of a database, and gives what the work gave once the browser has taken it for good. Rejects where the browser refuses, or gives no
 * answer within three seconds. No connection is left open, also where the browser gives it after that: it would hold up whoever deletes the database.
 */
export async function withinStore<T>(
  { indexedDB: factory }: Pick<typeof globalThis, 'indexedDB'>,
  { name, version, store, make }: BrowserDatabase,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const request = factory.open(name, version);
  request.onupgradeneeded = () => make(request.result);
  const opening = storeAnswer(request);
  const database = await inTime(opening).catch((cause: unknown) => {
    opening.then(
      (late) => late.close(),
      () => undefined,
    );
    throw cause;
  });
  try {
    const transaction = database.transaction(store, mode);
    const ended = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      // A full disk is told only when the transaction is about to end.
      transaction.onabort = () => reject(transaction.error ?? new Error('The browser took it back'));
    });
    const [result] = await inTime(Promise.all([work(transaction.objectStore(store)), ended]));
    return result;
  } finally {
    database.close();
  }
}

/** What the browser answers to one request of a store. */
export function storeAnswer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser gave no reason'));
  });
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The browser gave no answer')), PATIENCE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
