import * as real from 'tslib';
import * as standIn from './tslib';

type Generated = () => AsyncGenerator<unknown, unknown>;

/** What `readableStreamLikeToAsyncGenerator` is compiled to, over either. */
function streamOf(
  tslib: { __await: unknown; __asyncGenerator: unknown },
  read: () => Promise<unknown>,
  released: () => void,
): AsyncGenerator {
  const { __await, __asyncGenerator } = tslib as typeof real;
  const generated: Generated = () =>
    __asyncGenerator(undefined, [], function* (): Generator<unknown, unknown, { value: unknown; done: boolean }> {
      try {
        for (;;) {
          const { value, done } = yield __await(read());
          if (done) return yield __await(undefined);
          yield yield __await(value);
        }
      } finally {
        released();
      }
    }) as AsyncGenerator<unknown, unknown>;
  return generated();
}

function reader(failsAt = Number.POSITIVE_INFINITY): () => Promise<unknown> {
  let count = 0;
  return async () => {
    count += 1;
    if (count === failsAt) throw new Error('The stream broke');
    return { value: Promise.resolve(count), done: count > 3 };
  };
}

async function outcomeOf(stream: AsyncGenerator, most: number): Promise<unknown[]> {
  const seen: unknown[] = [];
  try {
    for await (const value of stream) {
      seen.push(value);
      if (seen.length === most) break;
    }
  } catch (cause) {
    seen.push(String(cause));
  }
  return seen;
}

test.each([
  ['to its end', 9, undefined, [1, 2, 3]],
  ['until the listener leaves', 2, undefined, [1, 2]],
  ['until it breaks', 9, 2, [1, 'Error: The stream broke']],
] as const)('a stream is read %s and then let go, as with tslib', async (_, most, failsAt, expected) => {
  for (const tslib of [real, standIn]) {
    const released = jest.fn();
    expect(await outcomeOf(streamOf(tslib, reader(failsAt), released), most)).toEqual(expected);
    expect(released).toHaveBeenCalledTimes(1);
  }
});

test.each([
  ['gives', (async (value: number) => value + 1) as (value: number) => Promise<number>, 3],
  [
    'throws',
    async () => {
      throw new Error('no');
    },
    'Error: no',
  ],
] as const)('a generator that waits %s what an async function does, as with tslib', async (_, next, expected) => {
  for (const { __awaiter } of [real, standIn] as unknown as (typeof real)[]) {
    const run = __awaiter(
      undefined,
      [1],
      undefined as never,
      function* (start: number): Generator<unknown, unknown, number> {
        return yield next(yield next(start));
      } as never,
    );
    await expect(Promise.resolve(run).catch(String)).resolves.toBe(expected);
  }
});

test('the values of an async iterable come from its own iterator', async () => {
  const values = standIn.__asyncValues(
    (async function* () {
      yield 1;
    })(),
  );
  expect(await values.next()).toEqual({ value: 1, done: false });
});
