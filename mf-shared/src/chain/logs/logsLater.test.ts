import { Observable, Subject } from 'rxjs';
import type { Block } from '../../contract/bus';
import type { ChainNode, LogsState } from '../../contract/ports';
import { createLogsLater } from './logsLater';
import { follow, query } from './logReads.fixture';

const synced: LogsState = { kind: 'synced', logs: [], blockNumber: 7 };
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Code that comes when the test says so, over logs that are there at once; counts who listens to them. */
function setUp() {
  const blocks = new Subject<Block>();
  const asked: ((there: boolean) => void)[] = [];
  let listeners = 0;
  const logs$: ChainNode['logs$'] = () =>
    new Observable((subscriber) => {
      listeners += 1;
      subscriber.next(synced);
      return () => {
        listeners -= 1;
      };
    });
  const load = () =>
    new Promise<ChainNode['logs$']>((resolve, reject) => {
      asked.push((there) => (there ? resolve(logs$) : reject(new Error('it did not come'))));
    });
  const later = createLogsLater(load, () => blocks);
  const answer = async (there: boolean) => {
    asked.at(-1)?.(there);
    await settled();
  };
  return { blocks, later, asked, answer, listeners: () => listeners };
}

describe('log subscriptions whose code comes later', () => {
  it('load until it is there, then say what it says; it is asked for once for all', async () => {
    const { later, asked, answer, listeners } = setUp();
    const [first, second] = [follow(later(1, query)), follow(later(1, query))];
    expect([first.kinds(), second.kinds()]).toEqual([['loading'], ['loading']]);
    await answer(true);
    expect(asked).toHaveLength(1);
    expect([first.kinds(), second.kinds()]).toEqual([
      ['loading', 'synced'],
      ['loading', 'synced'],
    ]);
    const third = follow(later(1, query));
    expect(third.kinds()).toEqual(['synced']);
    for (const { stop } of [first, second, third]) stop();
    expect(listeners()).toBe(0);
  });

  it('are in error where it does not come, and ask for it again with each block', async () => {
    const { later, asked, answer, blocks } = setUp();
    const { kinds, stop } = follow(later(1, query));
    await answer(false);
    expect(kinds()).toEqual(['loading', 'error']);
    blocks.next({ chainId: 1, number: 1, timestamp: 0 });
    await answer(false);
    blocks.next({ chainId: 1, number: 2, timestamp: 0 });
    await answer(true);
    expect(asked).toHaveLength(3);
    expect(kinds()).toEqual(['loading', 'error', 'synced']);
    blocks.next({ chainId: 1, number: 3, timestamp: 0 });
    await settled();
    expect(kinds()).toEqual(['loading', 'error', 'synced']);
    stop();
  });

  it('that were left while it was on its way begin nothing', async () => {
    const { later, answer, listeners, blocks } = setUp();
    const { states, stop } = follow(later(1, query));
    stop();
    await answer(true);
    expect([states.length, listeners(), blocks.observed]).toEqual([1, 0, false]);
  });

  it('of no query are invalid at once', () => {
    const { later, asked } = setUp();
    expect(follow(later(1, null)).kinds()).toEqual(['invalid']);
    expect(asked).toEqual([]);
  });
});
