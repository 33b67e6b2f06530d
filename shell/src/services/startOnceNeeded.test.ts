import { createSharedStore, darkModeChosen, selectSettings } from '@dex/mf-shared/state';
import { startOnceNeeded } from './startOnceNeeded';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('code that did not come is asked for again, and ends with the page', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const end = jest.fn();
  const load = jest.fn(async () => end).mockRejectedValueOnce(new Error('Loading chunk failed'));
  const stop = startOnceNeeded(createSharedStore(), () => true, load);
  await jest.advanceTimersByTimeAsync(3000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(complaint).toHaveBeenCalledTimes(1);
  stop();
  expect(end).toHaveBeenCalledTimes(1);
  complaint.mockRestore();
});

test('what ends before its code comes is ended with it, and nothing begins afterwards', async () => {
  const store = createSharedStore();
  const end = jest.fn();
  const stop = startOnceNeeded(
    store,
    () => true,
    async () => end,
  );
  stop();
  await jest.advanceTimersByTimeAsync(0);
  expect(end).toHaveBeenCalledTimes(1);
  const load = jest.fn(async () => end);
  startOnceNeeded(store, () => selectSettings(store.getState()).userDarkMode === true, load)();
  store.dispatch(darkModeChosen(true));
  await jest.advanceTimersByTimeAsync(0);
  expect(load).not.toHaveBeenCalled();
});
