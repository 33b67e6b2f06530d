import { lazyEngine, type SwapEngine } from './swapEngine';
import { selectQuoteToCome } from './quoteFacts';

const engineWith = (stop = () => undefined): SwapEngine => ({
  selectQuote: selectQuoteToCome,
  selectAlternatives: () => [],
  selectCostInToken: () => null,
  openHistory: async () => undefined,
  stop,
});

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a failure is said, and the engine is asked for again until it is there', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest
    .fn<Promise<SwapEngine>, []>()
    .mockRejectedValueOnce(new Error('Loading chunk engine failed.'))
    .mockRejectedValueOnce(new Error('Loading chunk engine failed.'))
    .mockResolvedValue(engineWith());
  const engine = lazyEngine(load);
  const seen: string[] = [];
  engine.begin();
  engine.begin();
  engine.subscribe(() => seen.push(engine.state().kind));
  await jest.advanceTimersByTimeAsync(0);
  expect(engine.state().kind).toBe('failed');
  await jest.advanceTimersByTimeAsync(1_000);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(seen).toEqual(['failed', 'failed', 'ready']);
  expect(load).toHaveBeenCalledTimes(3);
});

test('an engine that arrives after the section was stopped is stopped too', async () => {
  const stop = jest.fn(() => undefined);
  const engine = lazyEngine(async () => engineWith(stop));
  engine.begin();
  engine.stop();
  await jest.advanceTimersByTimeAsync(0);
  expect(stop).toHaveBeenCalledTimes(1);
  expect(engine.state().kind).toBe('loading');
});
