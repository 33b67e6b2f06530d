/** What stands at an address: nothing, a delegation of an ordinary account (EIP-7702), or a contract. */
export type CodeKind = 'none' | 'delegated' | 'contract';

const DELEGATION = /^0xef0100[0-9a-f]{40}$/i;

/**
 * Reads the answer of `eth_getCode`. An account that delegates to code (`0xef0100` and 20 bytes, EIP-7702) keeps its key and can
 * spend what it receives: it is no contract in the sense of a warning. Null for an answer that is not code.
 */
export function codeKind(code: unknown): CodeKind | null {
  if (typeof code !== 'string' || !/^0x(?:[0-9a-f]{2})*$/i.test(code)) return null;
  if (code.length === 2) return 'none';
  return DELEGATION.test(code) ? 'delegated' : 'contract';
}
