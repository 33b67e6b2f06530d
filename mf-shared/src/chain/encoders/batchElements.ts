import type { Hex } from '../../domain/hex';
import { readBool, readBytes, readPosition } from '../abiWords';

/**
 * The answers in an array of (bool success, …, bytes returnData) whose length word stands at byte `start`; `bytesField` is
 * the byte offset of the data's own offset inside an element. Null entries failed or gave nothing (TX-3); null
 * altogether means that the data is no such array.
 */
export function batchElements(data: Hex, start: number, bytesField: number): (Hex | null)[] | null {
  const length = readPosition(data, start);
  if (length === null) return null;
  const first = start + 32;
  const answers: (Hex | null)[] = [];
  for (let index = 0; index < length; index += 1) {
    const offset = readPosition(data, first + index * 32);
    const answer = offset === null ? undefined : elementAt(data, first + offset, bytesField);
    if (answer === undefined) return null;
    answers.push(answer);
  }
  return answers;
}

function elementAt(data: Hex, offset: number, bytesField: number): Hex | null | undefined {
  const isSuccess = readBool(data, offset);
  const bytesAt = readPosition(data, offset + bytesField);
  const bytes = bytesAt === null ? null : readBytes(data, offset + bytesAt);
  if (isSuccess === null || bytes === null) return undefined;
  return isSuccess && bytes.length > 2 ? bytes : null;
}
