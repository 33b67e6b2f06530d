import { type ListBody, listsRestored, parseListBody, selectLists, type TypedSharedStore } from '@dex/mf-shared/state';
import { withinTime } from '../../chain/wallets/withinTime';
import type { ListBodies } from './listBodies';

/** How long the kept lists may take to come; after that they are fetched anew. In milliseconds. */
const READ_WITHIN_MS = 5000;
/** From the first change to the write, in milliseconds. */
const WRITE_AFTER_MS = 1000;

type Kept = Readonly<Record<string, ListBody>>;

function keptOf(store: TypedSharedStore): Kept {
  const lists = Object.entries(selectLists(store.getState()));
  return Object.fromEntries(
    lists.flatMap(([url, { current, pendingUpdate }]) => (current || pendingUpdate ? [[url, { current, pendingUpdate }]] : [])),
  );
}

function differences(before: Kept, now: Kept): Map<string, ListBody | null> {
  const changes = new Map<string, ListBody | null>();
  for (const [url, body] of Object.entries(now)) {
    const known = before[url];
    if (known?.current !== body.current || known.pendingUpdate !== body.pendingUpdate) changes.set(url, body);
  }
  for (const url of Object.keys(before)) if (!now[url]) changes.set(url, null);
  return changes;
}

/**
 * Brings back what an earlier visit kept of the lists, then keeps every change. Where nothing can be kept the visit goes on in
 * memory, and the lists are fetched anew next time: their names lie elsewhere. `restored` settles once the store holds them.
 */
export function keepLists(store: TypedSharedStore, bodies: ListBodies): { readonly restored: Promise<void>; readonly stop: () => void } {
  let written: Kept = {};
  let seen: unknown = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isOver = false;
  let isWriting = false;

  const write = async () => {
    timer = null;
    const now = keptOf(store);
    const changes = differences(written, now);
    if (changes.size === 0) return;
    isWriting = true;
    try {
      await bodies.write(changes);
      written = now;
    } catch (cause) {
      console.debug('Token lists are not kept', cause);
    }
    isWriting = false;
    // What changed during the write comes with the next.
    if (!isOver && selectLists(store.getState()) !== seen) notice();
  };
  const notice = () => {
    const lists = selectLists(store.getState());
    if (isOver || lists === seen || timer !== null || isWriting) return;
    seen = lists;
    timer = setTimeout(() => void write(), WRITE_AFTER_MS);
  };

  const restore = async () => {
    let found: Kept = {};
    try {
      const read = await withinTime(READ_WITHIN_MS, 'The kept token lists', bodies.read());
      found = Object.fromEntries(Object.entries(read).map(([url, json]) => [url, parseListBody(json)]));
    } catch (cause) {
      console.debug('Token lists of earlier visits could not be read', cause);
    }
    if (isOver) return;
    written = found;
    store.dispatch(listsRestored(found));
  };
  let unsubscribe: () => void = () => undefined;
  const restored = restore().then(() => {
    if (isOver) return;
    unsubscribe = store.subscribe(notice);
    notice();
  });
  return {
    restored,
    stop: () => {
      isOver = true;
      unsubscribe();
      if (timer === null) return;
      clearTimeout(timer);
      void write();
    },
  };
}
