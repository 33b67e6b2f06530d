import { type BrowserDatabase, withinStore } from './browserDatabase';

const database: BrowserDatabase = { name: 'prices', version: 1, store: 'prices', make: () => undefined };

/** A browser that says what became of an opening when it is told to. */
function slowBrowser() {
  const request: Partial<IDBOpenDBRequest> = {};
  const close = jest.fn();
  const transaction = jest.fn();
  Object.assign(request, { result: { close, transaction } });
  const indexedDB = { open: () => request };
  const page: unknown = { indexedDB };
  const isPage = (value: unknown): value is Pick<typeof globalThis, 'indexedDB'> => value === page;
  if (!isPage(page)) throw new Error('It is the page');
  const answer = () => request.onsuccess?.call(Object.assign(request), new Event('success'));
  return { page, close, transaction, answer };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a database that the browser opens too late is not waited for, and its connection is not left open', async () => {
  const { page, close, transaction, answer } = slowBrowser();
  const work = jest.fn();
  const opened = withinStore(page, database, 'readonly', work);
  const failed = expect(opened).rejects.toThrow('no answer');
  await jest.advanceTimersByTimeAsync(3000);
  await failed;
  expect(close).not.toHaveBeenCalled();
  answer();
  await jest.advanceTimersByTimeAsync(0);
  expect(close).toHaveBeenCalledTimes(1);
  expect([work, transaction].map(({ mock }) => mock.calls)).toEqual([[], []]);
});
