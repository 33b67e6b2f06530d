import type { Hex } from '../../domain/hex';
import { readBytes, readNumber, readPosition, requireHexText, textOfBytes } from '../abiWords';

import { knownReasonIn } from './knownReasons';

const ERROR_SELECTOR = '0x08c379a0';
const PANIC_SELECTOR = '0x4e487b71';

// Solidity documentation, "Panic via assert and Error via require".
const PANICS: Readonly<Record<number, string>> = {
  0x01: 'assertion failed',
  0x11: 'arithmetic overflow or underflow',
  0x12: 'division by zero',
  0x21: 'invalid enum value',
  0x22: 'badly encoded storage bytes',
  0x31: 'pop of an empty array',
  0x32: 'array index out of bounds',
  0x41: 'out of memory',
  0x51: 'call of an uninitialised function',
};

/**
 * The reason inside revert data: the text of Error(string), a panic in words, or the selector of a custom error; undefined
 * for empty data. Reasons that were passed on inside other errors (ERC-7751 and its like) are found at any depth, and a reason
 * of the product's own contracts is taken out of the text of a wrapper.
 */
export function revertReasonIn(data: Hex): string | undefined {
  if (data.length < 10) return undefined;
  const selector = data.slice(0, 10).toLowerCase();
  const body = requireHexText(`0x${data.slice(10)}`);
  if (selector === ERROR_SELECTOR) return reasonOfText(body) ?? 'unreadable revert reason';
  if (selector === PANIC_SELECTOR) {
    const code = readNumber(body, 0);
    return code === null ? 'unreadable revert reason' : reasonOfPanic(code);
  }
  return innerReason(body) ?? `custom error ${selector}`;
}

function reasonOfText(body: Hex): string | null {
  const offset = readPosition(body, 0);
  const bytes = offset === null ? null : readBytes(body, offset);
  if (bytes === null) return null;
  // Some contracts make a text of the raw bytes that they were answered.
  const inner = innerReason(bytes);
  if (inner !== undefined) return inner;
  const text = textOfBytes(bytes);
  return text === null ? null : (knownReasonIn(text) ?? text);
}

function reasonOfPanic(code: number): string {
  return `Panic 0x${code.toString(16).padStart(2, '0')}: ${PANICS[code] ?? 'unknown cause'}`;
}

/** The first readable Error(string) or Panic(uint256) that stands anywhere inside the bytes. */
function innerReason(bytes: Hex): string | undefined {
  const digits = bytes.slice(2).toLowerCase();
  for (const match of digits.matchAll(/08c379a0|4e487b71/g)) {
    // Between two bytes it is chance.
    if (match.index % 2 !== 0) continue;
    const rest = digits.slice(match.index + 8);
    const body = requireHexText(`0x${rest.slice(0, rest.length - (rest.length % 2))}`);
    if (match[0] === ERROR_SELECTOR.slice(2)) {
      const text = readPosition(body, 0) === 32 ? reasonOfText(body) : null;
      if (text !== null && text !== '') return text;
    } else {
      const code = readNumber(body, 0);
      if (code !== null && code in PANICS) return reasonOfPanic(code);
    }
  }
  return undefined;
}
