import type { TransactionReceipt } from '../../contract/transactions';
import { requireAddress } from '../../domain/address';
import { systemClock } from '../clock';
import { checkTransaction, type PendingTransaction } from './checkTransaction';
import { digitHash, type FakeLedger, type LedgerTransaction } from './fakeLedger';
import { NO_MEMORY, type NonceMemory } from './fate';

export const sender = requireAddress('0x00000000000000000000000000000000000000a1');
const router = requireAddress('0x00000000000000000000000000000000000000c3');
export const order: LedgerTransaction = { hash: digitHash('1'), from: sender, nonce: 7, to: router, value: '0x5', input: '0x414bf389aa' };

/** Checks at one height after another, as the watch does: each check knows what the last one learnt. */
export async function checksOf(
  ledger: FakeLedger,
  transaction: PendingTransaction,
  heights: readonly number[],
  act?: (height: number) => unknown,
  others: readonly string[] = [],
) {
  let memory: NonceMemory = NO_MEMORY;
  let known = transaction;
  const kinds: string[] = [];
  for (const height of heights) {
    ledger.height = Math.max(ledger.height, height);
    act?.(height);
    const finding = await checkTransaction(ledger.client, known, {
      memory,
      blockNumber: height,
      clock: systemClock,
      isAnother: (hash) => others.includes(hash),
    });
    if ('memory' in finding) memory = finding.memory;
    const sighting = 'memory' in finding ? finding.memory.sighting : finding.kind === 'mined' ? finding.sighting : null;
    known = { ...known, ...(sighting ? { sighting } : {}), lastCheckedBlockNumber: height };
    if (finding.kind === 'mined') known = { ...known, receipt: finding.receipt };
    if (finding.kind === 'takenBack') {
      const { receipt: _receipt, ...pending } = known;
      known = { ...pending, lastCheckedBlockNumber: finding.lookedTo };
    }
    kinds.push(finding.kind === 'over' ? finding.fate : finding.kind === 'pending' && finding.waitsForSigners ? 'waiting' : finding.kind);
  }
  return { kinds, receipt: known.receipt };
}

export const pendingOf = ({ hash }: LedgerTransaction, from = sender, ageMs = 0): PendingTransaction => ({
  hash,
  chainId: 1,
  from,
  addedTime: Date.now() - ageMs,
});

export function standing(receipt: TransactionReceipt | undefined): { readonly receipt?: TransactionReceipt } {
  return receipt ? { receipt } : {};
}
