import { distinctUntilChanged, EMPTY, map, merge, Observable, switchMap, type Subscriber } from 'rxjs';
import type { Block, BusEventOf } from '../../contract/bus';
import type { TransactionSighting } from '../../contract/transactions';
import type { ChainId } from '../../domain/chainId';
import { isCheckDue } from '../../domain/transactions/transactionAge';
import type { TxHash } from '../../domain/txHash';
import { systemClock, type Clock } from '../clock';
import type { RpcClients } from '../rpc/rpcClients';
import { checkTransaction, fetchSighting, type CheckFinding, type PendingTransaction } from './checkTransaction';
import { NO_MEMORY, type NonceMemory } from './fate';
import { isRecordedHash, type RecordedOrder } from './recordedOrder';

/** What becomes of tracked transactions. */
export type TransactionNews = BusEventOf<
  'transactionSighted' | 'transactionChecked' | 'transactionTakenBack' | 'transactionFinalised' | 'transactionReplaced'
>;

/** What the watch needs; `pending$` gives, now and on every change, all transactions that are followed: without an end, or with one that may not last. */
export interface WatchTransactionsOptions {
  readonly pending$: Observable<readonly PendingTransaction[]>;
  readonly block$: (chainId: ChainId) => Observable<Block>;
  readonly clients: RpcClients;
  /** What is recorded of a chain at this moment, settled or not: what is found at a nonce may be one of those (TX-24). */
  readonly recorded: (chainId: ChainId) => readonly RecordedOrder[];
  readonly clock?: Clock;
}

/**
 * Checks the pending transactions of every chain as its blocks come, by their age (TX-12), and tells what
 * became of them. Blocks of a chain are followed only while it has pending transactions.
 */
export function watchTransactions({
  pending$,
  block$,
  clients,
  recorded,
  clock = systemClock,
}: WatchTransactionsOptions): Observable<TransactionNews> {
  return new Observable((subscriber) => {
    let pending: readonly PendingTransaction[] = [];
    const desk = createDesk({ clients, recorded, clock }, subscriber);
    const blocks$ = pending$.pipe(
      map((transactions) => {
        pending = transactions;
        desk.learn(transactions);
        return [...new Set(transactions.map((transaction) => transaction.chainId))].sort().join();
      }),
      distinctUntilChanged(),
      switchMap(() => {
        const chainIds = [...new Set(pending.map((transaction) => transaction.chainId))];
        return chainIds.length === 0 ? EMPTY : merge(...chainIds.map(block$));
      }),
    );
    return blocks$.subscribe((block) => desk.checkDue(pending, block));
  });
}

/** One whose end was told is looked for no more often than this, however fast the blocks of its chain come. */
const BETWEEN_CHECKS_OF_ENDED_MS = 60_000;

type DeskOptions = Pick<WatchTransactionsOptions, 'clients' | 'recorded'> & { readonly clock: Clock };

function createDesk({ clients, recorded, clock }: DeskOptions, subscriber: Subscriber<TransactionNews>) {
  const memories = new Map<TxHash, NonceMemory>();
  const underCheck = new Set<TxHash>();
  const checkedTimes = new Map<TxHash, number>();
  // Blocks that came while a transaction was under check: what they hold, that check may have been too early for.
  const missed = new Map<TxHash, Block>();

  const check = async (transaction: PendingTransaction, block: Block) => {
    const { hash, chainId } = transaction;
    underCheck.add(hash);
    checkedTimes.set(hash, clock.now());
    const memory = memories.get(hash) ?? NO_MEMORY;
    const isAnother = (used: TxHash) => {
      const others = recorded(chainId).filter(({ hashes }) => !hashes.includes(hash));
      return used !== hash && isRecordedHash(used, others);
    };
    const facts = { memory, blockNumber: block.number, clock, isAnother };
    const finding = await checkTransaction(clients.of(chainId), transaction, facts);
    underCheck.delete(hash);
    if ('memory' in finding) memories.set(hash, finding.memory);
    else memories.delete(hash);
    const sighting = sightingOf(finding);
    if (sighting !== null && !transaction.sighting) subscriber.next({ kind: 'transactionSighted', chainId, hash, sighting });
    const news = newsOf(finding, transaction, block, clock);
    if (news !== null) subscriber.next(news);
    const later = missed.get(hash);
    missed.delete(hash);
    if (later && 'memory' in finding) void check(transaction, later);
  };

  return {
    // A replaced transaction is soon forgotten by nodes: its nonce and its call have to be read while it is still known.
    learn: (transactions: readonly PendingTransaction[]) => {
      for (const { hash, chainId, sighting: known, receipt } of transactions) {
        if (known || receipt || memories.has(hash)) continue;
        memories.set(hash, NO_MEMORY);
        void fetchSighting(clients.of(chainId), hash).then((sighting) => {
          if (sighting !== null) subscriber.next({ kind: 'transactionSighted', chainId, hash, sighting });
        });
      }
    },
    checkDue: (transactions: readonly PendingTransaction[], block: Block) => {
      for (const transaction of transactions) {
        if (transaction.chainId !== block.chainId) continue;
        const { fate, hash, receipt } = transaction;
        // Nobody waits for one that was told as ended, and it may be looked for through a whole day.
        if (fate && !receipt && clock.now() - (checkedTimes.get(hash) ?? -Infinity) < BETWEEN_CHECKS_OF_ENDED_MS) continue;
        if (underCheck.has(hash)) {
          missed.set(hash, block);
          continue;
        }
        const { addedTime, lastCheckedBlockNumber = null } = transaction;
        const facts = { addedTime, lastCheckedBlockNumber, nowMs: clock.now(), blockNumber: block.number };
        if (receipt ? block.number > (lastCheckedBlockNumber ?? 0) : isCheckDue(facts)) void check(transaction, block);
      }
    },
  };
}

function sightingOf(finding: CheckFinding): TransactionSighting | null {
  if (finding.kind === 'mined') return finding.sighting;
  return 'memory' in finding ? finding.memory.sighting : null;
}

function newsOf(finding: CheckFinding, { hash, chainId, fate }: PendingTransaction, block: Block, clock: Clock): TransactionNews | null {
  switch (finding.kind) {
    case 'mined':
      return { kind: 'transactionFinalised', chainId, hash, receipt: finding.receipt, confirmedTime: clock.now() };
    case 'over':
      // What was told already is no news.
      if (fate === finding.fate) return { kind: 'transactionChecked', chainId, hash, blockNumber: block.number, waitsForSigners: false };
      return { kind: 'transactionReplaced', chainId, hash, fate: finding.fate, blockNumber: block.number };
    case 'pending': {
      const { lookedTo, waitsForSigners } = finding;
      return { kind: 'transactionChecked', chainId, hash, blockNumber: lookedTo, waitsForSigners };
    }
    case 'stands':
      return { kind: 'transactionChecked', chainId, hash, blockNumber: block.number, waitsForSigners: false };
    case 'takenBack':
      return { kind: 'transactionTakenBack', chainId, hash, blockNumber: finding.lookedTo };
    case 'unreachable':
      return null;
  }
}
