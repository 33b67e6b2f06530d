import type { ReadResult } from '../../contract/ports';
import type { Hex } from '../../domain/hex';
import { rawAmount, type RawAmount } from '../../domain/rawAmount';
import { plainText } from '../../domain/text/foreignText';
import { UNKNOWN_TOKEN_NAME, UNKNOWN_TOKEN_SYMBOL } from '../../domain/tokens/tokenNames';
import { readBool, readNumber, readText, readWord, requireHexText, textOfBytes } from '../abiWords';

const LONGEST_DECIMALS = 255;

/** The data of a watched read, or null while there is none that counts (FIGURE-4). */
export function dataOf(result: ReadResult | undefined): Hex | null {
  return result?.kind === 'valid' ? result.data : null;
}

/** The data of a watched read, or those that were read last before no node answered any more: what is known stays, dimmed. */
export function lastDataOf(result: ReadResult | undefined): Hex | null {
  if (result?.kind === 'valid') return result.data;
  return result?.kind === 'error' ? (result.stale?.data ?? null) : null;
}

/** True while a read says nothing: it is on its way, or no node has ever answered it. Then neither "there is one" nor "there is none" may be said. */
export function isUnread(result: ReadResult | undefined): boolean {
  if (result === undefined || result.kind === 'loading') return true;
  return result.kind === 'error' && result.stale === undefined;
}

/** True if no node answered the read when it was last asked, so that it is unread or old. */
export function isUnreachable(result: ReadResult | undefined): boolean {
  return result?.kind === 'error';
}

/** A one-word answer as a raw amount, or null if the data holds no word. */
export function amountIn(data: Hex | null): RawAmount | null {
  const word = data === null ? null : readWord(data, 0);
  return word === null ? null : rawAmount(word);
}

/** A one-word answer as a token's decimals (0 to 255), or null if it is not that. */
export function decimalsIn(data: Hex | null): number | null {
  const value = data === null ? null : readNumber(data, 0);
  return value !== null && value <= LONGEST_DECIMALS ? value : null;
}

/** A one-word answer as true or false, or null if it is neither. */
export function truthIn(data: Hex | null): boolean | null {
  return data === null ? null : readBool(data, 0);
}

/** The name in an answer: a text, else 32 bytes of text, else "Unknown Token". Null data is a read that failed or reverted. */
export function tokenNameIn(data: Hex | null): string {
  return textIn(data) ?? UNKNOWN_TOKEN_NAME;
}

/** The symbol in an answer: a text, else 32 bytes of text, else "UNKNOWN". Null data is a read that failed or reverted. */
export function tokenSymbolIn(data: Hex | null): string {
  return textIn(data) ?? UNKNOWN_TOKEN_SYMBOL;
}

function textIn(data: Hex | null): string | null {
  if (data === null) return null;
  return notEmpty(readText(data)) ?? notEmpty(textOf32Bytes(data));
}

// Early tokens answer with bytes32: text, then zero bytes.
function textOf32Bytes(data: Hex): string | null {
  if (data.length !== 66) return null;
  const digits = data.slice(2).replace(/(?:00)+$/, '');
  return textOfBytes(requireHexText(`0x${digits}`));
}

function notEmpty(text: string | null): string | null {
  return (text !== null && plainText(text)) || null;
}
