import type { Hex } from '../../domain/hex';
import { readBytes, readNumber, readPosition, requireHexText, textOfBytes } from '../abiWords';

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
 * for empty data.
 */
export function revertReasonIn(data: Hex): string | undefined {
  if (data.length < 10) return undefined;
  const selector = data.slice(0, 10).toLowerCase();
  const body = requireHexText(`0x${data.slice(10)}`);
  if (selector === ERROR_SELECTOR) {
    const offset = readPosition(body, 0);
    const bytes = offset === null ? null : readBytes(body, offset);
    return (bytes === null ? null : textOfBytes(bytes)) ?? 'unreadable revert reason';
  }
  if (selector === PANIC_SELECTOR) {
    const code = readNumber(body, 0) ?? 0;
    return `Panic 0x${code.toString(16).padStart(2, '0')}: ${PANICS[code] ?? 'unknown cause'}`;
  }
  return `custom error ${selector}`;
}
