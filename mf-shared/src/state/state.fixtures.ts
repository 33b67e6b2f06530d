import { requireAddress } from '../domain/address';
import { parseTxHash, type TxHash } from '../domain/txHash';
import type { NewTransaction } from '../contract/transactions';

export const ALICE = requireAddress('0x00000000000000000000000000000000000000a1');
export const BOB = requireAddress('0x00000000000000000000000000000000000000b2');
export const TOKEN = requireAddress('0x00000000000000000000000000000000000000c3');
export const SPENDER = requireAddress('0x00000000000000000000000000000000000000d4');

/** A transaction hash made of one repeated digit. */
export function hashOf(digit: string): TxHash {
  const hash = parseTxHash(`0x${digit.repeat(64)}`);
  if (!hash) throw new Error(`No digit: ${digit}`);
  return hash;
}

export function approvalBy(from: typeof ALICE, digit: string): NewTransaction {
  return {
    hash: hashOf(digit),
    chainId: 1,
    from,
    addedTime: 1_000,
    summary: { kind: 'approve', symbol: 'USDC' },
    approval: { tokenAddress: TOKEN, spender: SPENDER },
  };
}
