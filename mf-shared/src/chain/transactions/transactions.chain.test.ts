import { seedFacts } from '../../../../deploy/devnet/seedFacts';
import { useDevnet } from '../../../../deploy/devnet/testing/useDevnet';
import type { TransactionReceipt } from '../../contract/transactions';
import { requireAddress } from '../../domain/address';
import { rawAmount } from '../../domain/rawAmount';
import { parseTxHash, type TxHash } from '../../domain/txHash';
import { requireHexText } from '../abiWords';
import { systemClock } from '../clock';
import { createRpcClients } from '../rpc/rpcClients';
import { checkTransaction, type PendingTransaction } from './checkTransaction';
import { NO_MEMORY, type NonceMemory } from './fate';
import { lookForUnknown, NOTHING_LEARNT, type UnknownMemory } from './unknownSend';

const { devnet, chain } = useDevnet(28765);
const rich = requireAddress(seedFacts.accounts.rich);
const poor = requireAddress(seedFacts.accounts.poor);
const wallet = requireAddress(seedFacts.contracts.multicallWallet.toLowerCase());
const rpc = (method: string, params: readonly unknown[] = []) => devnet().chains[1].rpc(method, params);
const quantity = (value: number | bigint) => `0x${value.toString(16)}`;
const height = async () => Number(await rpc('eth_blockNumber'));
const nextNonce = async () => Number(await rpc('eth_getTransactionCount', [rich, 'latest']));

async function send(nonce: number, gwei: number, value = 1): Promise<TxHash> {
  const request = { from: rich, to: poor, value: quantity(value), nonce: quantity(nonce), gasPrice: quantity(gwei * 1_000_000_000) };
  const hash = parseTxHash(String(await rpc('eth_sendTransaction', [request])));
  if (hash === null) throw new Error('not sent');
  return hash;
}

/** Checks one transaction again and again, as the watch does. */
function checker(hash: TxHash, from = rich) {
  const client = createRpcClients({ urls: { 1: [devnet().chains[1].rpcUrl] }, defaultChainId: 1 }).of(1);
  let memory: NonceMemory = NO_MEMORY;
  let transaction: PendingTransaction = { hash, chainId: 1, from, addedTime: Date.now() };
  const check = async () => {
    const blockNumber = await height();
    const finding = await checkTransaction(client, transaction, { memory, blockNumber, clock: systemClock, isAnother: () => false });
    if ('memory' in finding) memory = finding.memory;
    transaction = {
      ...withReceipt(transaction, finding.kind === 'mined' ? finding.receipt : transaction.receipt),
      lastCheckedBlockNumber: blockNumber,
    };
    if (finding.kind === 'takenBack') transaction = withReceipt(transaction, undefined);
    return finding;
  };
  return { check, client, receipt: () => transaction.receipt };
}

function withReceipt({ receipt: _old, ...rest }: PendingTransaction, receipt: TransactionReceipt | undefined): PendingTransaction {
  return receipt ? { ...rest, receipt } : rest;
}

beforeEach(() => rpc('evm_setAutomine', [false]));
afterEach(() => rpc('evm_setAutomine', [true]));

test('a transaction sped up in the wallet is done under the new hash, found between other blocks', async () => {
  const nonce = await nextNonce();
  const { check } = checker(await send(nonce, 2));
  expect((await check()).kind).toBe('pending');
  const again = await send(nonce, 5);
  await rpc('anvil_mine', [quantity(9)]);
  expect(await check()).toMatchObject({ kind: 'mined', receipt: { transactionHash: again, status: 1 } });
  expect((await check()).kind).toBe('stands');
});

test('a transaction cancelled by another is replaced, said at the second block', async () => {
  const nonce = await nextNonce();
  const { check } = checker(await send(nonce, 2));
  await check();
  await send(nonce, 5, 0);
  await rpc('evm_mine');
  expect((await check()).kind).toBe('pending');
  await rpc('evm_mine');
  expect(await check()).toEqual({ kind: 'over', fate: 'replaced' });
});

test('a receipt that a reorganisation of three blocks takes back is pending again, and done again when it is mined anew', async () => {
  const nonce = await nextNonce();
  const hash = await send(nonce, 2);
  const { check, receipt } = checker(hash);
  await rpc('anvil_mine', [quantity(3)]);
  expect((await check()).kind).toBe('mined');
  const before = receipt()?.blockHash;
  await rpc('anvil_reorg', [3, []]);
  // What a reorganisation takes out waits again; here it is held back so that it stays away for a block.
  await rpc('anvil_dropTransaction', [hash]);
  expect((await check()).kind).toBe('takenBack');
  expect((await check()).kind).toBe('pending');
  expect(await send(nonce, 2)).toBe(hash);
  await rpc('evm_mine');
  expect((await check()).kind).toBe('mined');
  expect(receipt()?.blockHash).not.toBe(before);
});

test('a hash of the contract wallet waits for its signers, and ends by its event', async () => {
  await rpc('evm_setAutomine', [true]);
  const agreed = parseTxHash(`0x${'5a'.repeat(32)}`);
  if (agreed === null) throw new Error('fixture');
  const { check } = checker(agreed, wallet);
  for (let look = 0; look < 3; look += 1) {
    expect(await check()).toMatchObject({ kind: 'pending', waitsForSigners: true });
    await rpc('anvil_mine', [quantity(12)]);
  }
  const signature = 'function runAgreed(bytes32, (address, uint256, bytes))';
  const from = seedFacts.accounts.walletOwner;
  await chain(1).send({ from, to: seedFacts.contracts.multicallWallet, signature, args: [agreed, [poor, 1n, '0x']] });
  expect(await check()).toMatchObject({ kind: 'mined', receipt: { status: 1, from: from.toLowerCase() } });
});

test('a send of which nothing was known is found on the chain, or proven not to be sent', async () => {
  const nonceBefore = await nextNonce();
  const ask = createRpcClients({ urls: { 1: [devnet().chains[1].rpcUrl] }, defaultChainId: 1 }).of(1).request;
  const unknown = (value: bigint) => ({ from: rich, nonceBefore, call: { to: poor, data: requireHexText('0x'), value: rawAmount(value) } });
  let memory: UnknownMemory = NOTHING_LEARNT;
  const look = async (value: bigint) => {
    const finding = await lookForUnknown(ask, unknown(value), { memory, blockNumber: await height(), isTaken: () => false });
    if (finding.kind === 'unknown') memory = finding.memory;
    return finding;
  };
  const hash = await send(nonceBefore, 2, 7);
  expect((await look(7n)).kind).toBe('unknown');
  await rpc('evm_mine');
  expect(await look(7n)).toMatchObject({ kind: 'mined', seen: { hash } });
  memory = NOTHING_LEARNT;
  expect((await look(8n)).kind).toBe('unknown');
  await rpc('evm_mine');
  expect((await look(8n)).kind).toBe('notSent');
});
