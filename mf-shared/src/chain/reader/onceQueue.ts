import type { ReadBatch, ReadCall, ReadFailure } from '../../contract/ports';
import type { Hex } from '../../domain/hex';
import { err, ok, type Result } from '../../domain/result';

/** One call of an urgent batch, and where its answer goes. */
export interface OnceItem {
  readonly call: ReadCall;
  answered(data: Hex | null, blockNumber: number): void;
  failed(failure: ReadFailure): void;
}

/**
 * Turns the calls of one urgent batch into items, and all their answers into one result. The height given is the lowest of
 * the answers: nothing in the batch is older.
 */
export function onceItems(calls: readonly ReadCall[]): {
  readonly items: readonly OnceItem[];
  readonly result: Promise<Result<ReadBatch, ReadFailure>>;
} {
  const data: (Hex | null)[] = calls.map(() => null);
  let missing = calls.length;
  let lowest = Infinity;
  let settle: (result: Result<ReadBatch, ReadFailure>) => void = () => undefined;
  const result = new Promise<Result<ReadBatch, ReadFailure>>((resolve) => {
    settle = resolve;
  });
  const items = calls.map((call, index) => ({
    call,
    answered: (answer: Hex | null, blockNumber: number) => {
      data[index] = answer;
      lowest = Math.min(lowest, blockNumber);
      missing -= 1;
      if (missing === 0) settle(ok({ blockNumber: lowest, data }));
    },
    failed: (failure: ReadFailure) => settle(err(failure)),
  }));
  return { items, result };
}
