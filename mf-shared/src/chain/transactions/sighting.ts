import { keccak_256 } from '@noble/hashes/sha3';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils';
import * as v from 'valibot';
import type { TransactionSighting } from '../../contract/transactions';
import { parseAddress, sameAddress, type Address } from '../../domain/address';
import { parseHex, type Hex } from '../../domain/hex';
import { rawAmount, type RawAmount } from '../../domain/rawAmount';
import { parseTxHash, type TxHash } from '../../domain/txHash';
import { requireHexText } from '../abiWords';
import { quantityOf } from './receipt';

/** A transaction that a node showed, with the hash that it has there. */
export interface SeenTransaction extends TransactionSighting {
  readonly hash: TxHash;
}

const schema = v.object({
  hash: v.string(),
  from: v.string(),
  nonce: v.string(),
  to: v.optional(v.nullable(v.string()), null),
  value: v.pipe(v.string(), v.regex(/^0x[0-9a-f]{1,64}$/i)),
  input: v.string(),
});

/** A transaction as a node gives it (eth_getTransactionByHash, or inside a block), or null if it is none. */
export function seenTransactionOf(value: unknown): SeenTransaction | null {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) return null;
  const { output } = parsed;
  const hash = parseTxHash(output.hash);
  const sender = parseAddress(output.from);
  const nonce = quantityOf(output.nonce);
  const data = parseHex(output.input);
  if (hash === null || sender === null || nonce === null || data === null) return null;
  return {
    hash,
    sender,
    nonce,
    to: output.to === null ? null : parseAddress(output.to),
    value: rawAmount(BigInt(output.value)),
    dataHash: hashOfData(data),
  };
}

/** The Keccak hash of call data. */
export function hashOfData(data: Hex): Hex {
  return requireHexText(`0x${bytesToHex(keccak_256(hexToBytes(data.slice(2))))}`);
}

/** What a transaction calls. */
export interface CalledOf {
  readonly to: Address | null;
  readonly value: RawAmount;
  readonly dataHash: Hex;
}

/** True for the same target, value and data: the same order, whatever its price (TX-14). */
export function callsTheSame(one: CalledOf, other: CalledOf): boolean {
  const sameTarget = one.to === null ? other.to === null : sameAddress(one.to, other.to);
  return sameTarget && one.value === other.value && one.dataHash === other.dataHash;
}
