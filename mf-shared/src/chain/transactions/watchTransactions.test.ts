import { BehaviorSubject, Subject } from 'rxjs';
import type { Block } from '../../contract/bus';
import { requireAddress } from '../../domain/address';
import type { ChainId } from '../../domain/chainId';
import { rawAmount } from '../../domain/rawAmount';
import { parseTxHash } from '../../domain/txHash';
import { requireHexText } from '../abiWords';
import { fakeNode } from '../fakeNode';
import { createRpcClients } from '../rpc/rpcClients';
import type { PendingTransaction } from './checkTransaction';
import { fetchReceipt } from './fetchReceipt';
import type { RecordedOrder } from './recordedOrder';
import { hashOfData } from './sighting';
import { watchTransactions, type TransactionNews } from './watchTransactions';

const START = 1_700_000_000_000;
beforeEach(() => jest.useFakeTimers({ now: START }));
afterEach(() => jest.useRealTimers());

const hash = parseTxHash(`0x${'ab'.repeat(32)}`);
if (hash === null) throw new Error('fixture');
const txHash = hash;
const from = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
const receipt = {
  blockHash: `0x${'01'.repeat(32)}`,
  blockNumber: '0x65',
  contractAddress: null,
  from,
  status: '0x1',
  to: from,
  transactionHash: hash,
  transactionIndex: '0x2',
  logs: [],
};
const EMPTY_HASH = hashOfData(requireHexText('0x'));
const sent = { hash, from, to: from, nonce: '0x7', value: '0x1', input: '0x' };
const sighted = { kind: 'transactionSighted', chainId: 1, hash, sighting: expect.objectContaining({ sender: from, nonce: 7 }) };
const checked = (blockNumber: number) => ({ kind: 'transactionChecked', chainId: 1, hash, blockNumber, waitsForSigners: false });
const stored = {
  blockHash: receipt.blockHash,
  blockNumber: 101,
  contractAddress: null,
  from,
  status: 1,
  to: from,
  transactionHash: hash,
  transactionIndex: 2,
};

function setUp(chainId: ChainId = 1) {
  const answers: Record<string, unknown> = {
    eth_getTransactionReceipt: null,
    eth_getTransactionByHash: sent,
    eth_getTransactionCount: '0x7',
  };
  const node = fakeNode(({ method }) => ({ result: answers[method] ?? null }));
  node.chainIdOf = () => chainId;
  const clients = createRpcClients({ urls: { [chainId]: ['u'] }, fetch: node.fetch, defaultChainId: chainId });
  const transaction: PendingTransaction = { hash: txHash, chainId, from, addedTime: START };
  const pending$ = new BehaviorSubject<readonly PendingTransaction[]>([transaction]);
  const blocks = new Subject<Block>();
  const followed: ChainId[] = [];
  const news: TransactionNews[] = [];
  const recorded: RecordedOrder[] = [];
  const block$ = (id: ChainId) => {
    followed.push(id);
    return blocks;
  };
  const subscription = watchTransactions({ pending$, block$, clients, recorded: () => recorded }).subscribe((item) => news.push(item));
  const mine = async (number: number) => {
    blocks.next({ chainId, number, timestamp: 0 });
    await jest.advanceTimersByTimeAsync(12_000);
  };
  return { answers, node, pending$, transaction, news, mine, followed, subscription, blocks, clients, recorded };
}

it('reads the nonce right after the transaction was added', async () => {
  const { node } = setUp();
  await jest.advanceTimersByTimeAsync(50);
  expect(node.posts[0]?.requests.map((request) => request.method)).toEqual(['eth_getTransactionByHash']);
});

it('checks again for a block that came while it was checking', async () => {
  const { answers, news, blocks, mine } = setUp();
  // Nothing is answered in between: the second block comes before the first check is over.
  blocks.next({ chainId: 1, number: 100, timestamp: 0 });
  blocks.next({ chainId: 1, number: 101, timestamp: 0 });
  await jest.advanceTimersByTimeAsync(12_000);
  expect(news.filter(({ kind }) => kind === 'transactionChecked')).toEqual([checked(100), checked(101)]);
  answers['eth_getTransactionReceipt'] = receipt;
  await mine(102);
  expect(news.at(-1)).toMatchObject({ kind: 'transactionFinalised' });
});

it('tells of each check without receipt, then of the receipt', async () => {
  const { answers, news, mine } = setUp();
  await mine(100);
  answers['eth_getTransactionReceipt'] = receipt;
  await mine(101);
  expect(news).toEqual([
    sighted,
    sighted,
    checked(100),
    { kind: 'transactionFinalised', chainId: 1, hash, receipt: stored, confirmedTime: START + 12_050 },
  ]);
});

it('leaves a missing status missing', async () => {
  const { answers, news, mine } = setUp();
  const { status: _, ...old } = receipt;
  answers['eth_getTransactionReceipt'] = old;
  await mine(101);
  const { status: __, ...expected } = stored;
  expect(news).toMatchObject([sighted, { kind: 'transactionFinalised', receipt: expected }]);
  expect(news[1]).not.toHaveProperty('receipt.status');
});

it('marks a transaction whose nonce was used by another as replaced', async () => {
  const { answers, news, mine } = setUp();
  await mine(100);
  const other = { ...sent, hash: `0x${'cd'.repeat(32)}`, value: '0x2' };
  const block = { hash: receipt.blockHash, transactions: [other] };
  Object.assign(answers, { eth_getTransactionByHash: null, eth_getTransactionCount: '0x8', eth_getBlockByNumber: block });
  await mine(101);
  await mine(102);
  const kinds = news.map((item) => item.kind).filter((kind) => kind !== 'transactionSighted');
  expect(kinds).toEqual(['transactionChecked', 'transactionChecked', 'transactionReplaced']);
  expect(news.at(-1)).toEqual({ kind: 'transactionReplaced', chainId: 1, hash, fate: 'replaced', blockNumber: 102 });
});

// TX-24
it.each([true, false])('the same call at its nonce is the same order, unless that is recorded as another: %s', async (isAnother) => {
  const { answers, news, mine, recorded } = setUp();
  await mine(100);
  const again = parseTxHash(`0x${'cd'.repeat(32)}`);
  if (again === null) throw new Error('fixture');
  // Settled long ago, so that nobody follows it; its own record may name that hash too.
  recorded.push({ hashes: [txHash, again], sighting: null });
  if (isAnother) recorded.push({ hashes: [again], sighting: null });
  const block = { hash: receipt.blockHash, transactions: [{ ...sent, hash: again }] };
  Object.assign(answers, { eth_getTransactionByHash: null, eth_getTransactionCount: '0x8', eth_getBlockByNumber: block });
  await mine(101);
  answers['eth_getTransactionReceipt'] = isAnother ? null : { ...receipt, transactionHash: again };
  await mine(102);
  expect(news.at(-1)).toMatchObject({ hash, kind: isAnother ? 'transactionReplaced' : 'transactionFinalised' });
});

// TX-23
it.each(['dropped', 'unclear'] as const)('finds the receipt of one that was believed %s, and tells nothing twice', async (fate) => {
  const { answers, pending$, transaction, news, mine } = setUp();
  const count = fate === 'dropped' ? '0x7' : '0x8';
  Object.assign(answers, { eth_getTransactionByHash: null, eth_getTransactionCount: count });
  const sighting = { sender: from, nonce: 7, to: from, value: rawAmount(1n), dataHash: EMPTY_HASH };
  const addedTime = Date.now() - 600_000;
  pending$.next([{ ...transaction, addedTime, sighting, fate, lastCheckedBlockNumber: 90 }]);
  for (const height of [100, 110, 120]) {
    await mine(height);
    await jest.advanceTimersByTimeAsync(48_000);
    pending$.next([{ ...transaction, addedTime, sighting, fate, lastCheckedBlockNumber: height }]);
  }
  expect(news.filter(({ kind }) => kind !== 'transactionSighted')).toEqual([checked(100), checked(110), checked(120)]);
  answers['eth_getTransactionReceipt'] = receipt;
  await mine(130);
  expect(news.at(-1)).toMatchObject({ kind: 'transactionFinalised', hash });
});

// TX-23
it('looks for one that was told as ended once a minute, however fast the blocks come', async () => {
  const { node, pending$, transaction, mine } = setUp();
  await jest.advanceTimersByTimeAsync(50);
  node.posts.splice(0);
  const sighting = { sender: from, nonce: 7, to: from, value: rawAmount(1n), dataHash: EMPTY_HASH };
  pending$.next([{ ...transaction, addedTime: START - 600_000, sighting, fate: 'unclear', lastCheckedBlockNumber: 90 }]);
  for (const height of [100, 150, 200, 250, 300, 350]) await mine(height);
  expect(node.posts.flatMap(({ requests }) => requests.map(({ method }) => method))).toEqual(Array(2).fill('eth_getTransactionReceipt'));
});

it('asks by age: each block, then after more than 2, then after more than 9', async () => {
  const { node, pending$, transaction, mine } = setUp();
  const checks = () => node.posts.flatMap((post) => post.requests).filter((request) => request.method.endsWith('Receipt')).length;
  const at = async (minutes: number, passed: number) => {
    const before = checks();
    pending$.next([{ ...transaction, addedTime: Date.now() - minutes * 60_000, lastCheckedBlockNumber: 100 }]);
    await mine(100 + passed);
    return checks() - before;
  };
  expect([await at(4, 0), await at(4, 1)]).toEqual([0, 1]);
  expect([await at(30, 2), await at(30, 3)]).toEqual([0, 1]);
  expect([await at(61, 9), await at(61, 10)]).toEqual([0, 1]);
});

it('follows a mined transaction block by block, and tells when it was taken back', async () => {
  const { answers, news, mine, pending$, transaction } = setUp();
  pending$.next([{ ...transaction, receipt: stored, lastCheckedBlockNumber: 101 }]);
  answers['eth_getBlockByNumber'] = { hash: stored.blockHash };
  await mine(101);
  await mine(102);
  answers['eth_getBlockByNumber'] = { hash: `0x${'02'.repeat(32)}` };
  await mine(103);
  expect(news.filter(({ kind }) => kind !== 'transactionSighted')).toEqual([
    checked(102),
    { kind: 'transactionTakenBack', chainId: 1, hash, blockNumber: 103 },
  ]);
});

it('says nothing while the node cannot be reached, and follows no chain without pending transactions', async () => {
  const { node, news, mine, pending$, blocks, followed, subscription } = setUp();
  node.respond = () => new TypeError('Failed to fetch');
  await mine(100);
  expect(news).toEqual([]);
  expect(followed).toEqual([1]);
  pending$.next([]);
  expect(blocks.observed).toBe(false);
  subscription.unsubscribe();
});

describe('receipts', () => {
  it('are asked for ten times on rollups, 250 to 1000 ms apart, elsewhere once', async () => {
    for (const [chainId, tries] of [
      [10, 10],
      [1, 1],
    ] as const) {
      const { node, clients } = setUp(chainId);
      await jest.advanceTimersByTimeAsync(100);
      node.posts.splice(0);
      const result = fetchReceipt(clients.of(chainId), txHash);
      await jest.advanceTimersByTimeAsync(10_000);
      expect(await result).toEqual({ ok: true, value: null });
      expect(node.posts).toHaveLength(tries);
    }
  });

  it('need a node', async () => {
    expect(await fetchReceipt(null, txHash)).toEqual({
      ok: false,
      error: { code: 'no_node', message: 'No library or chainId' },
    });
  });
});
