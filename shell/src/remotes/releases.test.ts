/** @jest-environment jsdom */
import { createReleases } from './releases';

const nobody = { threshold: 1, keys: [] };
const trusted = { release: nobody, ops: nobody, operator: nobody, tester: nobody, teams: {} };

function begin() {
  const [testerChoice, preview] = [Promise.resolve(null), Promise.resolve({ kind: 'none' as const })];
  return createReleases({ trusted, sharedVersion: '0.1.0', page: document, storage: null, testerChoice, preview });
}

/** Answers of the site that the test gives one by one. */
function answerLater() {
  const pending: (() => void)[] = [];
  const asked = jest.fn(
    () => new Promise((resolve) => pending.push(() => resolve({ ok: true, headers: new Headers(), text: async () => 'no map' }))),
  );
  Object.defineProperty(globalThis, 'fetch', { value: asked, configurable: true });
  return { asked, answer: () => pending.shift()?.() };
}

describe('looking at the release map before something is opened', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    Object.defineProperty(AbortSignal, 'timeout', { value: () => new AbortController().signal, configurable: true });
  });
  afterEach(() => jest.restoreAllMocks());

  it('waits for the look that is under way, instead of taking it for done', async () => {
    const { asked, answer } = answerLater();
    const releases = begin();
    const over: string[] = [];
    const first = releases.freshen(5_000).then(() => over.push('first'));
    const second = releases.freshen(5_000).then(() => over.push('second'));
    await Promise.resolve();
    expect([asked.mock.calls.length, over]).toEqual([1, []]);
    answer();
    await Promise.all([first, second]);
    await releases.freshen(5_000);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('gives up after two seconds', async () => {
    jest.useFakeTimers();
    answerLater();
    let over = false;
    void begin()
      .freshen(5_000)
      .then(() => {
        over = true;
      });
    await jest.advanceTimersByTimeAsync(1_999);
    expect(over).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(over).toBe(true);
    jest.useRealTimers();
  });
});
