import type { Brand } from './brand';

/** The hash of a transaction: `0x` and 64 lower-case hex digits. */
export type TxHash = Brand<`0x${string}`, 'TxHash'>;

const TX_HASH = /^0x[0-9a-f]{64}$/;

function isTxHash(text: string): text is TxHash {
  return TX_HASH.test(text);
}

/** The text as a transaction hash in lower case, or null if it is not 32 bytes of hex. */
export function parseTxHash(text: string): TxHash | null {
  const lowerCase = text.toLowerCase();
  return isTxHash(lowerCase) ? lowerCase : null;
}
