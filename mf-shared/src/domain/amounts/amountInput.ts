import { AMOUNT_MAX_LENGTH } from './amount';

const TYPED = /^[0-9]*\.?[0-9]*$/;
const GROUPED_BY_COMMA = /^[1-9][0-9]{0,2}(?:,[0-9]{3})+(?:\.[0-9]*)?$/;
const GROUPED_BY_DOT = /^[1-9][0-9]{0,2}(?:\.[0-9]{3})+,[0-9]+$/;
const DECIMAL_COMMA = /^[0-9]*,[0-9]*$/;

/**
 * What an amount field holds after typing, or null if the new text is refused and the old one stays: digits with at
 * most one point, a typed comma becomes a point, at most 79 characters, empty allowed (FIGURE-1).
 */
export function typedAmount(text: string): string | null {
  const dotted = text.replaceAll(',', '.');
  return dotted.length <= AMOUNT_MAX_LENGTH && TYPED.test(dotted) ? dotted : null;
}

/**
 * A pasted text as the number it means, or null if it has no or more than one reading (FIGURE-2): "1,234" is 1234
 * and "1,234.56" is 1234.56, never 1.234; "1,5" and "0,123" can only be decimals; "1.234,56" can only be 1234.56.
 */
export function pastedAmount(pasted: string): string | null {
  const text = pasted.trim();
  if (text === '' || text.length > AMOUNT_MAX_LENGTH) return null;
  if (/[0-9]/.test(text) === false) return null;
  if (TYPED.test(text)) return text;
  if (GROUPED_BY_COMMA.test(text)) return text.replaceAll(',', '');
  if (GROUPED_BY_DOT.test(text)) return text.replaceAll('.', '').replace(',', '.');
  return DECIMAL_COMMA.test(text) ? text.replace(',', '.') : null;
}

/** Where a text was pasted: the field's old text and the selection that the pasted text replaces. */
export interface Paste {
  readonly oldText: string;
  readonly selectionStart: number;
  readonly selectionEnd: number;
  readonly pasted: string;
}

/** What an amount field holds after pasting, or null if the paste is refused and the old text stays. */
export function pasteIntoAmount({ oldText, selectionStart, selectionEnd, pasted }: Paste): string | null {
  const number = pastedAmount(pasted);
  return number === null ? null : typedAmount(oldText.slice(0, selectionStart) + number + oldText.slice(selectionEnd));
}
