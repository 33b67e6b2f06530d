import type { CallsStatus } from '../contract/ports';
import { parseTxHash, type TxHash } from '../domain/txHash';

/** A wallet's answer to wallet_getCallsStatus as a kind (EIP-5792; the words are those of its first version). */
export function callsStatusOf(answer: unknown): CallsStatus {
  const code = field(answer, 'status');
  const hashes = hashesOf(answer);
  const last = hashes.at(-1);
  switch (code) {
    case 100:
    case 'PENDING':
      return { kind: 'pending' };
    case 200:
    case 'CONFIRMED':
      return last === undefined ? { kind: 'unknown', message: 'The wallet gave no receipt of the batch' } : { kind: 'done', hash: last };
    case 400:
    case 500:
      return { kind: 'failed', code };
    case 600:
      return { kind: 'partial', hashes };
    default:
      return { kind: 'unknown', message: `The wallet gave the batch the status ${String(code)}` };
  }
}

function hashesOf(answer: unknown): readonly TxHash[] {
  const receipts = field(answer, 'receipts');
  return (Array.isArray(receipts) ? receipts : []).flatMap((receipt: unknown) => {
    const hash = field(receipt, 'transactionHash');
    const parsed = typeof hash === 'string' ? parseTxHash(hash) : null;
    return parsed === null ? [] : [parsed];
  });
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
