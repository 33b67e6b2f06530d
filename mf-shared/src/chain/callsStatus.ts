import type { CallsStatus } from '../contract/ports';
import { parseTxHash, type TxHash } from '../domain/txHash';

/** A wallet's answer to wallet_getCallsStatus as a kind (EIP-5792; the words are those of its first version). */
export function callsStatusOf(answer: unknown): CallsStatus {
  const code = field(answer, 'status');
  const receipts = receiptsOf(answer);
  const hashes = receipts.flatMap((receipt) => hashOf(receipt) ?? []);
  // The last receipt itself: where that one names no transaction, the one before it is an approval, not the order.
  const last = hashOf(receipts.at(-1));
  switch (code) {
    case 100:
    case 'PENDING':
      return { kind: 'pending' };
    case 200:
    case 'CONFIRMED':
      return last === null ? { kind: 'unknown', message: 'The wallet gave no receipt of the batch' } : { kind: 'done', hash: last };
    case 400:
    case 500:
      return { kind: 'failed', code };
    case 600:
      return { kind: 'partial', hashes };
    default:
      return { kind: 'unknown', message: `The wallet gave the batch the status ${String(code)}` };
  }
}

function receiptsOf(answer: unknown): readonly unknown[] {
  const receipts = field(answer, 'receipts');
  return Array.isArray(receipts) ? receipts : [];
}

function hashOf(receipt: unknown): TxHash | null {
  const hash = field(receipt, 'transactionHash');
  return typeof hash === 'string' ? parseTxHash(hash) : null;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
