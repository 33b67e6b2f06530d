import * as v from 'valibot';
import type { TransactionReceipt } from '../../contract/transactions';

const quantity = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-f]{1,13}$/i),
  v.transform((text) => Number(text)),
);

const receiptSchema = v.object({
  blockHash: v.string(),
  blockNumber: quantity,
  contractAddress: v.optional(v.nullable(v.string()), null),
  from: v.string(),
  // Before Byzantium and on some chains there is none; it counts as success (TX-13).
  status: v.optional(v.nullable(quantity)),
  to: v.optional(v.nullable(v.string()), null),
  transactionHash: v.string(),
  transactionIndex: quantity,
});

/** A mined receipt as a node gives it (eth_getTransactionReceipt), or null if it is none. */
export function receiptOf(value: unknown): TransactionReceipt | null {
  const parsed = v.safeParse(receiptSchema, value);
  if (!parsed.success) return null;
  const { status, ...receipt } = parsed.output;
  return typeof status === 'number' ? { ...receipt, status } : receipt;
}

/** A quantity as a node gives it, or null if it is none. */
export function quantityOf(value: unknown): number | null {
  const parsed = v.safeParse(quantity, value);
  return parsed.success ? parsed.output : null;
}
