/**
 * Stands for the part of tslib that RxJS uses, to read async iterables and readable streams: the browsers that run the page have async
 * functions and generators of their own.
 */
type Steps = Generator<unknown, unknown, unknown>;

class Awaited {
  constructor(readonly value: unknown) {}
}

/** Gives the generator what a promise becomes. */
async function settle(steps: Steps, value: unknown): Promise<IteratorResult<unknown, unknown>> {
  let settled: unknown;
  try {
    settled = await value;
  } catch (cause) {
    return steps.throw(cause);
  }
  return steps.next(settled);
}

/** A value that a generator waits for rather than gives. */
export const __await = (value: unknown): Awaited => new Awaited(value);

/** The iterator of an async iterable. */
export const __asyncValues = <T>(values: AsyncIterable<T>): AsyncIterator<T> => values[Symbol.asyncIterator]();

/** Runs a generator that yields promises. */
export async function __awaiter(self: unknown, args: ArrayLike<unknown> | undefined, _: unknown, body: (...args: unknown[]) => Steps) {
  const steps = body.apply(self, [...Array.from(args ?? [])]);
  let step = steps.next();
  while (step.done !== true) step = await settle(steps, step.value);
  return step.value;
}

/** The values that a generator yields, without those that it waits for. */
export async function* __asyncGenerator(self: unknown, args: ArrayLike<unknown> | undefined, body: (...args: unknown[]) => Steps) {
  const steps = body.apply(self, [...Array.from(args ?? [])]);
  try {
    let step = steps.next();
    while (step.done !== true) {
      const { value } = step;
      step = value instanceof Awaited ? await settle(steps, value.value) : steps.next(yield value);
    }
    return step.value;
  } finally {
    steps.return(undefined);
  }
}
