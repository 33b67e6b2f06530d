import type { ChainError, ChainNode } from '@dex/mf-shared/contract';
import { err, ok, type Result } from '@dex/mf-shared/domain';
import { FEES_POLL_MS, networkFees } from './networkFeesStream';

const AWAY: Result<unknown, ChainError> = err({ code: 'timeout', message: '' });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function setUp() {
  const world = { answer: ok<unknown>('0x5') as Result<unknown, ChainError>, isSeen: true, told: () => undefined as void };
  const node: Pick<ChainNode, 'request'> = { request: async () => world.answer };
  const visibility = {
    isVisible: () => world.isSeen,
    onChange: (listener: () => void) => {
      world.told = listener;
      return () => undefined;
    },
  };
  const fees$ = networkFees({ node, visibility, now: () => Date.now() });
  const watch = () => {
    const said: (string | null)[] = [];
    const subscription = fees$(1).subscribe((fees) => said.push(fees && String(fees.gasPrice)));
    return { said, leave: () => subscription.unsubscribe() };
  };
  const minutes = (count: number) => jest.advanceTimersByTimeAsync(count * FEES_POLL_MS);
  return { world, watch, minutes };
}

// SWAP-21
describe('what the network takes', () => {
  test('stays known over a failure, but not for ever', async () => {
    const { world, watch, minutes } = setUp();
    const { said } = watch();
    await minutes(0);
    world.answer = AWAY;
    await minutes(3);
    expect(said).toEqual(['5']);
    await minutes(1);
    expect(said).toEqual(['5', null]);
    world.answer = ok('0x6');
    await minutes(1);
    expect(said.at(-1)).toBe('6');
  });

  test('is not known after a long time away, until it was read again', async () => {
    const { world, watch, minutes } = setUp();
    const first = watch();
    await minutes(0);
    first.leave();
    await minutes(1);
    world.answer = ok('0x6');
    const soon = watch();
    await minutes(0);
    expect(soon.said).toEqual(['6']);
    soon.leave();
    await minutes(60);
    world.answer = ok('0x7');
    const late = watch();
    await minutes(0);
    expect(late.said).toEqual([null, '7']);
  });

  test('is read again at once when a page is seen after a long time', async () => {
    const { world, watch, minutes } = setUp();
    const { said } = watch();
    await minutes(0);
    world.isSeen = false;
    await minutes(60.5);
    expect(said).toEqual(['5']);
    world.isSeen = true;
    world.answer = ok('0x7');
    world.told();
    await minutes(0);
    expect(said).toEqual(['5', null, '7']);
  });
});
