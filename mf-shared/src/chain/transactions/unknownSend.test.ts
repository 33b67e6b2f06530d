import { requireAddress } from '../../domain/address';
import { rawAmount } from '../../domain/rawAmount';
import { requireHexText } from '../abiWords';
import { digitHash, fakeLedger, type FakeLedger, type LedgerTransaction } from './fakeLedger';
import { lookForUnknown, NOTHING_LEARNT, type UnknownSend } from './unknownSend';

const from = requireAddress('0x00000000000000000000000000000000000000a1');
const to = requireAddress('0x00000000000000000000000000000000000000c3');
const send: UnknownSend = { from, nonceBefore: 7, call: { to, data: requireHexText('0x414bf389aa'), value: rawAmount(5n) } };
const same: LedgerTransaction = { hash: digitHash('1'), from, nonce: 7, to, value: '0x5', input: '0x414bf389aa' };
const other: LedgerTransaction = { ...same, hash: digitHash('2'), value: '0x6' };

/** Looks at one height after another; gives what each found. */
async function looksOf(
  ledger: FakeLedger,
  heights: readonly number[],
  {
    act = () => undefined,
    asked = send,
    taken = [],
  }: { act?: (height: number) => void; asked?: UnknownSend; taken?: readonly string[] } = {},
) {
  let memory = NOTHING_LEARNT;
  const kinds: string[] = [];
  for (const blockNumber of heights) {
    ledger.height = Math.max(ledger.height, blockNumber);
    act(blockNumber);
    const finding = await lookForUnknown(ledger.client.request, asked, {
      memory,
      blockNumber,
      isTaken: ({ hash }) => taken.includes(hash),
    });
    if (finding.kind === 'unknown') memory = finding.memory;
    kinds.push(finding.kind === 'mined' ? `mined ${finding.seen.hash.slice(0, 3)}` : finding.kind);
    if (finding.kind !== 'unknown') break;
  }
  return kinds;
}

const begun = (): FakeLedger => {
  const ledger = fakeLedger(100);
  ledger.mine(90, { ...other, hash: digitHash('9'), nonce: 6 });
  return ledger;
};

test('stays unknown as long as no nonce was used', async () => {
  expect(await looksOf(begun(), [100, 101, 5000])).toEqual(['unknown', 'unknown', 'unknown']);
});

test('is mined when the same call is', async () => {
  const ledger = begun();
  expect(await looksOf(ledger, [100, 101], { act: (height) => height === 101 && ledger.mine(101, same) })).toEqual([
    'unknown',
    'mined 0x1',
  ]);
});

test('is found after others of the same sender, in one look', async () => {
  const ledger = begun();
  ledger.mine(101, other);
  ledger.mine(103, { ...same, nonce: 8 });
  expect(await looksOf(ledger, [110])).toEqual(['mined 0x1']);
});

test('is proven not to be sent by another order at its nonce and nothing that waits, at two blocks', async () => {
  const ledger = begun();
  ledger.mine(101, other);
  expect(await looksOf(ledger, [101, 101, 102])).toEqual(['unknown', 'unknown', 'notSent']);
});

test('stays unknown when the sender called itself with data, which may have carried it; a cancellation carries nothing', async () => {
  const carried = begun();
  carried.mine(101, { ...other, to: from, input: '0x3f707e6b' });
  carried.mine(102, { ...other, hash: digitHash('3'), nonce: 8 });
  expect(await looksOf(carried, [101, 102, 103, 104])).toEqual(['unknown', 'unknown', 'unknown', 'unknown']);
  const cancelled = begun();
  cancelled.mine(101, { ...other, to: from, value: '0x0', input: '0x' });
  expect(await looksOf(cancelled, [101, 102])).toEqual(['unknown', 'notSent']);
  const another = begun();
  another.mine(101, { ...other, to: from, input: '0x3f707e6b' });
  expect(await looksOf(another, [101, 102], { taken: [other.hash] })).toEqual(['unknown', 'notSent']);
});

test('is not proven while something of the sender waits', async () => {
  const ledger = begun();
  ledger.mine(101, other);
  ledger.pool.push({ ...same, nonce: 8 });
  expect(
    await looksOf(ledger, [101, 102, 103, 104], { act: (height) => height === 104 && ledger.mine(104, { ...same, nonce: 8 }) }),
  ).toEqual(['unknown', 'unknown', 'unknown', 'mined 0x1']);
});

test.each<[string, Partial<UnknownSend>, (ledger: FakeLedger) => void]>([
  ['the count of that moment is not known', { nonceBefore: null }, () => undefined],
  ['the node shows no old blocks', {}, ({ failing }) => failing.add('eth_getBlockByNumber')],
  ['the node does not answer', {}, ({ failing }) => failing.add('eth_getTransactionCount')],
  ['it is not known what the sender is', {}, ({ failing }) => failing.add('eth_getCode')],
  ['the sender is a contract wallet', {}, ({ code }) => Object.assign(code, { [from]: '0x6080' })],
])('is never proven when %s', async (_name, change, prepare) => {
  const ledger = begun();
  ledger.mine(101, other);
  prepare(ledger);
  expect(await looksOf(ledger, [101, 102, 103], { asked: { ...send, ...change } })).toEqual(['unknown', 'unknown', 'unknown']);
});

test('is not what is recorded as another order already', async () => {
  const ledger = begun();
  ledger.mine(101, same);
  expect(await looksOf(ledger, [101, 102], { taken: [same.hash] })).toEqual(['unknown', 'notSent']);
});

// TX-21
test('is never proven of an account that delegates, whose wallet may have another send it; what it sends itself is found', async () => {
  const ledger = begun();
  ledger.mine(101, other);
  // It began to delegate when it was looked at already.
  const act = (height: number) => {
    if (height === 102) ledger.code[from] = `0xef0100${'11'.repeat(20)}`;
    if (height === 104) ledger.mine(104, { ...same, nonce: 8 });
  };
  expect(await looksOf(ledger, [101, 102, 103, 104], { act })).toEqual(['unknown', 'unknown', 'unknown', 'mined 0x1']);
});

// TX-19
test('is found where the order that had its nonce was taken back by a reorganisation, as long as that may happen', async () => {
  const ledger = begun();
  ledger.mine(101, other);
  ledger.pool.push({ ...other, hash: digitHash('4'), nonce: 8 });
  const act = (height: number) => {
    if (height !== 103) return;
    ledger.reorganise(101);
    ledger.mine(102, same);
  };
  expect(await looksOf(ledger, [101, 103], { act })).toEqual(['unknown', 'mined 0x1']);
  const settled = begun();
  settled.mine(101, other);
  settled.pool.push({ ...same, nonce: 8 });
  await looksOf(settled, [101, 102, 112, 113], { act: (height) => height === 113 && void settled.asked.splice(0) });
  expect(settled.asked).not.toContain('eth_getTransactionReceipt');
});

test('is proven anew, at two blocks, where the order that had its nonce was taken back', async () => {
  const ledger = begun();
  ledger.mine(101, other);
  const act = (height: number) => {
    if (height !== 102) return;
    ledger.reorganise(101);
    ledger.mine(102, { ...other, hash: digitHash('3') });
  };
  expect(await looksOf(ledger, [101, 102, 103], { act })).toEqual(['unknown', 'unknown', 'notSent']);
});
