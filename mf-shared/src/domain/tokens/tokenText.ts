/** The name and the symbol of a token that gives none (document 1 §5). */
export const UNKNOWN_TOKEN_NAME = 'Unknown Token';
export const UNKNOWN_TOKEN_SYMBOL = 'UNKNOWN';

/**
 * A token's text: what was read as a string, else its bytes32 form (hex) up to the first zero byte, else the fallback.
 * Control and direction-changing characters are taken out, since they could make one symbol look like another.
 */
export function tokenText(text: string | null, bytes32: string | null, fallback: string): string {
  return clean(text ?? '') || clean(textOfBytes(bytes32 ?? '')) || fallback;
}

function textOfBytes(hex: string): string {
  if (!/^0x[0-9a-fA-F]{64}$/.test(hex)) return '';
  const bytes = Uint8Array.from({ length: 32 }, (_, index) => Number.parseInt(hex.slice(2 + index * 2, 4 + index * 2), 16));
  const end = bytes.indexOf(0);
  return new TextDecoder().decode(end === -1 ? bytes : bytes.subarray(0, end));
}

function clean(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\uFFFD]/gu, '').trim();
}
