import type { ChainId } from '../../domain/chainId';
import { parseTxHash, type TxHash } from '../../domain/txHash';
import { err, ok } from '../../domain/result';
import { blockTag, type TransactionClient } from './askNode';

/** A transaction of the fake ledger; what is not named is the same for all. */
export interface LedgerTransaction {
  readonly hash: TxHash;
  readonly from: string;
  readonly nonce: number;
  readonly to?: string | null;
  readonly value?: string;
  readonly input?: string;
  readonly status?: number;
  readonly logs?: readonly object[];
}

/** A chain for tests: blocks by number, what waits in the pool, and code by address. */
export interface FakeLedger {
  readonly client: TransactionClient;
  readonly asked: string[];
  /** The newest block. */
  height: number;
  readonly pool: LedgerTransaction[];
  readonly code: Record<string, string>;
  /** Methods that fail, as of a node that has forgotten old state or cannot be reached. */
  readonly failing: Set<string>;
  /** The first block whose counts are kept. */
  oldestCounts: number;
  /** Puts transactions into a block, the newest one unless told otherwise. */
  mine(blockNumber: number, ...transactions: readonly LedgerTransaction[]): void;
  /** Takes the blocks from a number on out of the chain; their numbers get other blocks. */
  reorganise(from: number): void;
}

/** A hash made of one repeated digit. */
export function digitHash(digit: string): TxHash {
  const hash = parseTxHash(`0x${digit.repeat(64)}`);
  if (hash === null) throw new Error(`No digit: ${digit}`);
  return hash;
}

/** An empty ledger at the given height. */
export function fakeLedger(height: number, chainId: ChainId = 1): FakeLedger {
  const blocks = new Map<number, readonly LedgerTransaction[]>();
  const branches = new Map<number, number>();
  const mined = () => [...blocks].flatMap(([number, list]) => list.map((transaction, index) => ({ number, index, transaction })));
  const hashOfBlock = (number: number) => `0x${(number * 16 + (branches.get(number) ?? 0)).toString(16).padStart(64, 'b')}`;
  const shown = ({ hash, from, nonce, to = null, value = '0x0', input = '0x' }: LedgerTransaction) => ({
    ...{ hash, from, to, value, input },
    nonce: blockTag(nonce),
  });
  const countAt = (sender: string, tag: unknown) => {
    const at = tag === 'latest' || tag === 'pending' ? ledger.height : Number(tag);
    const own = mined().filter(({ number, transaction }) => number <= at && transaction.from === sender);
    const waiting = tag === 'pending' ? ledger.pool.filter(({ from }) => from === sender) : [];
    return blockTag(Math.max(0, ...[...own.map(({ transaction }) => transaction), ...waiting].map(({ nonce }) => nonce + 1)));
  };
  const answers: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    eth_getTransactionCount: ([sender, tag]) => countAt(String(sender), tag),
    eth_getCode: ([address]) => ledger.code[String(address)] ?? '0x',
    eth_getTransactionByHash: ([hash]) => {
      const known = mined().find(({ transaction }) => transaction.hash === hash)?.transaction;
      const found = known ?? ledger.pool.find((transaction) => transaction.hash === hash);
      return found ? shown(found) : null;
    },
    eth_getTransactionReceipt: ([hash]) => {
      const found = mined().find(({ transaction }) => transaction.hash === hash);
      if (!found) return null;
      const { number, index, transaction } = found;
      const { from, to = null, status = 1 } = transaction;
      const place = { blockHash: hashOfBlock(number), blockNumber: blockTag(number), transactionIndex: blockTag(index) };
      return { ...place, from, to, status: blockTag(status), contractAddress: null, transactionHash: hash, logs: [] };
    },
    eth_getBlockByNumber: ([tag, whole]) => {
      const number = Number(tag);
      if (number > ledger.height) return null;
      const list = blocks.get(number) ?? [];
      const transactions = list.map((transaction) => (whole === true ? shown(transaction) : transaction.hash));
      return { hash: hashOfBlock(number), number: tag, transactions };
    },
    eth_getLogs: ([filter]) => {
      const { fromBlock, toBlock } = Object(filter);
      return mined()
        .filter(({ number }) => number >= Number(fromBlock) && number <= Number(toBlock))
        .flatMap(({ transaction }) => (transaction.logs ?? []).map((log) => ({ ...log, transactionHash: transaction.hash })));
    },
  };
  const ledger: FakeLedger = {
    asked: [],
    height,
    pool: [],
    code: {},
    failing: new Set(),
    oldestCounts: 0,
    mine: (blockNumber, ...transactions) => {
      ledger.height = Math.max(ledger.height, blockNumber);
      blocks.set(blockNumber, [...(blocks.get(blockNumber) ?? []), ...transactions]);
      const gone = transactions.map(({ from, nonce }) => `${from} ${nonce}`);
      ledger.pool.splice(0, Infinity, ...ledger.pool.filter(({ from, nonce }) => !gone.includes(`${from} ${nonce}`)));
    },
    reorganise: (from) => {
      for (let number = from; number <= ledger.height; number += 1) {
        blocks.delete(number);
        branches.set(number, (branches.get(number) ?? 0) + 1);
      }
    },
    client: {
      chainId,
      request: async (method, params) => {
        ledger.asked.push(method);
        const isForgotten = method === 'eth_getTransactionCount' && Number(params[1]) < ledger.oldestCounts;
        const isFailing = isForgotten || ledger.failing.has(method);
        if (isFailing) return err({ code: 'node_error', message: 'missing trie node', rpcCode: -32000, data: null });
        return ok(answers[method]?.(params) ?? null);
      },
    },
  };
  return ledger;
}
