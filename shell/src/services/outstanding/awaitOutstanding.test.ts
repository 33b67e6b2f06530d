import { requireAddress } from '@dex/mf-shared/domain';
import { createSharedStore, requestOutstanding, requestSettled } from '@dex/mf-shared/state';
import { awaitOutstanding } from './awaitOutstanding';

const from = requireAddress('0x00000000000000000000000000000000000000aa');
const summary = { kind: 'approve', symbol: 'USDC' } as const;
const batch = { id: 'one', chainId: 1, from, addedTime: 1, summary, track: { kind: 'batch', batchId: '0x1', callCount: 2 } } as const;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the follower comes with the first open request, once, and ends with the page', async () => {
  const store = createSharedStore();
  const end = jest.fn();
  const load = jest.fn(async () => end);
  const stop = awaitOutstanding(store, load);
  await jest.advanceTimersByTimeAsync(1000);
  expect(load).not.toHaveBeenCalled();
  store.dispatch(requestOutstanding(batch));
  store.dispatch(requestOutstanding({ ...batch, id: 'two' }));
  await jest.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(1);
  stop();
  expect(end).toHaveBeenCalledTimes(1);
});

test('it comes for a request of an earlier visit at once, and not for one that is settled', async () => {
  const open = createSharedStore({ preloaded: { outstanding: { one: batch } } });
  const settled = createSharedStore({ preloaded: { outstanding: { one: batch } } });
  settled.dispatch(requestSettled({ id: 'one', outcome: { kind: 'failed', code: 400 } }));
  const load = jest.fn(async () => () => undefined);
  awaitOutstanding(settled, load);
  await jest.advanceTimersByTimeAsync(0);
  expect(load).not.toHaveBeenCalled();
  awaitOutstanding(open, load);
  await jest.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(1);
  // TX-21: a wallet may send it late.
  const notSent = { ...batch, addedTime: Date.now(), outcome: { kind: 'notSent' } } as const;
  const late = createSharedStore({ preloaded: { outstanding: { one: notSent } } });
  awaitOutstanding(late, load);
  await jest.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(2);
});
