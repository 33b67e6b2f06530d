import { alwaysVisible } from '@dex/mf-shared/chain';
import { EMPTY_CONFIG, err, LIST_REFRESH_MS, listOfChain, ok, type RuntimeConfig, type TokenList } from '@dex/mf-shared/domain';
import { chainChosen, createSharedStore, listAdded, listEnabled } from '@dex/mf-shared/state';
import { serveLists } from './serveLists';

const URL_A = 'https://lists.test/a.json';
const config: RuntimeConfig = { ...EMPTY_CONFIG, lists: { unsupported: null } };

function list(patch: number): TokenList {
  return { name: 'A', timestamp: '2021-01-01T00:00:00Z', version: { major: 1, minor: 0, patch }, tokens: [] };
}

function setUp(versions: number[], page = config) {
  const store = createSharedStore();
  store.dispatch(chainChosen(1));
  const asked: string[] = [];
  const fetchList = async (url: string) => {
    asked.push(url);
    const next = versions.shift();
    return next === undefined ? err({ code: 'download_failed', subject: url } as const) : ok(list(next));
  };
  const start = () => serveLists({ store, config: page, visibility: alwaysVisible, fetchList });
  const known = (url = URL_A) => store.getState().lists.byUrl[url];
  return { store, asked, start, known };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const settle = () => jest.advanceTimersByTimeAsync(0);

describe('serveLists', () => {
  it('fetches a list that was added, once', async () => {
    const { store, asked, start, known } = setUp([1]);
    start();
    store.dispatch(listAdded(URL_A));
    await settle();
    expect(asked).toEqual([URL_A]);
    expect(known()).toMatchObject({ current: list(1), pendingUpdate: null, loadingRequestId: null, error: null });
  });

  it('keeps the error of a list that cannot be had and does not ask again by itself', async () => {
    const { store, asked, start, known } = setUp([]);
    start();
    store.dispatch(listAdded(URL_A));
    await settle();
    expect(known()?.error).toEqual({ code: 'download_failed', subject: URL_A });
    store.dispatch(chainChosen(10));
    await settle();
    expect(asked.filter((url) => url === URL_A)).toHaveLength(1);
  });

  // TOKEN-15
  it('refreshes lists in use every ten minutes and takes an update that its version allows', async () => {
    const { store, asked, start, known } = setUp([1, 2]);
    store.dispatch(listEnabled(URL_A));
    start();
    await settle();
    expect(known()?.current).toEqual(list(1));
    await jest.advanceTimersByTimeAsync(LIST_REFRESH_MS);
    expect(asked).toEqual([URL_A, URL_A]);
    expect(known()).toMatchObject({ current: list(2), pendingUpdate: null });
  });

  it('lets nobody wait for a hidden page', async () => {
    const { store, asked } = setUp([1]);
    store.dispatch(listEnabled(URL_A));
    let show = () => undefined as void;
    let isVisible = true;
    const visibility = { isVisible: () => isVisible, onChange: (listener: () => void) => ((show = listener), () => undefined) };
    serveLists({ store, config, visibility, fetchList: async (url) => (asked.push(url), ok(list(1))) });
    await settle();
    isVisible = false;
    await jest.advanceTimersByTimeAsync(LIST_REFRESH_MS * 3);
    expect(asked).toHaveLength(1);
    isVisible = true;
    show();
    await settle();
    expect(asked).toHaveLength(2);
  });

  it('lets a list rest that is off, and fetches it anew at once when it is switched on', async () => {
    const { store, asked, start, known } = setUp([1, 2]);
    store.dispatch(listAdded(URL_A));
    start();
    await jest.advanceTimersByTimeAsync(3 * LIST_REFRESH_MS);
    expect(asked).toEqual([URL_A]);
    store.dispatch(listEnabled(URL_A));
    await settle();
    expect(asked).toEqual([URL_A, URL_A]);
    expect(known()?.current).toEqual(list(2));
  });

  it('does not ask again for a list that was imported a moment ago', async () => {
    const { store, asked, start } = setUp([1, 2]);
    start();
    store.dispatch(listAdded(URL_A));
    await settle();
    store.dispatch(listEnabled(URL_A));
    await settle();
    expect(asked).toEqual([URL_A]);
  });

  it('switches on the list of a network when that is first used', async () => {
    const { store, start } = setUp([1]);
    start();
    store.dispatch(chainChosen(10));
    await settle();
    expect(store.getState().lists.activeListUrls).toEqual([listOfChain(10)]);
  });
});
