import { type TokenList } from '@dex/mf-shared/domain';
import { createSharedStore, type ListBody, listReceived, listRemoved, listRequested, readStoredState } from '@dex/mf-shared/state';
import { keepLists } from './keepLists';
import type { ListBodies } from './listBodies';

const list = (patch: number): TokenList => ({ name: 'A', timestamp: 't', version: { major: 1, minor: 0, patch }, tokens: [] });

function memory(kept: Record<string, unknown> = {}) {
  const bodies: ListBodies = {
    read: async () => structuredClone(kept),
    write: async (changes) => {
      for (const [url, body] of changes) {
        if (body) kept[url] = structuredClone(body);
        else delete kept[url];
      }
    },
  };
  return { kept, bodies };
}

function visit(urls: readonly string[], bodies: ListBodies, stored: object = { urls, activeListUrls: urls }) {
  const text = JSON.stringify(stored);
  const storage = { getItem: (key: string) => (key === 'dex.lists' ? text : null), setItem: () => undefined };
  const store = createSharedStore({ preloaded: readStoredState(storage) });
  return { store, keeper: keepLists(store, bodies), listOf: (url: string) => store.getState().lists.byUrl[url] };
}

function receive(store: ReturnType<typeof visit>['store'], url: string, patch: number) {
  store.dispatch(listRequested({ url, requestId: '1' }));
  store.dispatch(listReceived({ url, requestId: '1', list: list(patch) }));
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'debug').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});
const aSecond = () => jest.advanceTimersByTimeAsync(1000);

describe('keepLists', () => {
  it('brings back what an earlier visit kept', async () => {
    const { kept, bodies } = memory();
    const first = visit([], bodies);
    await first.keeper.restored;
    receive(first.store, 'a', 1);
    await aSecond();
    expect(kept).toEqual({ a: { current: list(1), pendingUpdate: null } satisfies ListBody });
    first.keeper.stop();

    const second = visit(['a', 'b'], bodies);
    expect(second.listOf('a')).toMatchObject({ current: null, loadingRequestId: 'restoring' });
    await second.keeper.restored;
    expect(second.listOf('a')).toEqual({ current: list(1), pendingUpdate: null, loadingRequestId: null, error: null });
    expect(second.listOf('b')).toEqual({ current: null, pendingUpdate: null, loadingRequestId: null, error: null });
  });

  it('moves lists of an earlier version, and forgets a list that is removed or that nobody names', async () => {
    const { kept, bodies } = memory({ orphan: { current: list(1), pendingUpdate: null } });
    const { store, keeper } = visit([], bodies, { byUrl: { old: { current: list(3), pendingUpdate: null } }, activeListUrls: ['old'] });
    await keeper.restored;
    await aSecond();
    expect(kept).toEqual({ old: { current: list(3), pendingUpdate: null } });
    store.dispatch(listRemoved('old'));
    await aSecond();
    expect(kept).toEqual({});
  });

  it.each<[string, ListBodies]>([
    ['refused', { read: () => Promise.reject(new Error('refused')), write: () => Promise.reject(new Error('refused')) }],
    ['full', { read: async () => ({}), write: () => Promise.reject(new Error('QuotaExceededError')) }],
    ['silent', { read: () => new Promise(() => undefined), write: () => new Promise(() => undefined) }],
  ])('goes on in memory when the database is %s', async (_name, bodies) => {
    const { store, keeper, listOf } = visit(['a'], bodies);
    await jest.advanceTimersByTimeAsync(5000);
    await keeper.restored;
    expect(listOf('a')?.loadingRequestId).toBeNull();
    receive(store, 'a', 2);
    await aSecond();
    expect(listOf('a')?.current).toEqual(list(2));
  });

  it('drops a kept list that does not hold together', async () => {
    const { bodies } = memory({ a: { current: { name: 5 } }, b: 7 });
    const { keeper, listOf } = visit(['a', 'b'], bodies);
    await keeper.restored;
    expect([listOf('a')?.current, listOf('b')?.current]).toEqual([null, null]);
  });
});
