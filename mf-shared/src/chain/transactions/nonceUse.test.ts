import fc from 'fast-check';
import { requireAddress } from '../../domain/address';
import { digitHash, fakeLedger } from './fakeLedger';
import { findNonceUse } from './nonceUse';

const sender = requireAddress('0x00000000000000000000000000000000000000a1');
const other = requireAddress('0x00000000000000000000000000000000000000b2');
const transaction = (digit: string, nonce: number, from: string = sender) => ({ hash: digitHash(digit), from, nonce, to: other });

test('finds the transaction in whatever block it is, whatever is known of its start', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5000 }),
      fc.integer({ min: 0, max: 3000 }),
      fc.option(fc.integer({ min: 0, max: 9000 }), { nil: null }),
      async (minedAt, after, unusedAt) => {
        const ledger = fakeLedger(minedAt + after);
        ledger.mine(Math.max(0, minedAt - 1), transaction('6', 6));
        ledger.mine(minedAt, transaction('9', 7, other), transaction('7', 7));
        const used = await findNonceUse(ledger.client.request, { sender, nonce: 7, usedAt: ledger.height, unusedAt });
        expect(used?.hash).toBe(digitHash('7'));
        expect(ledger.asked.length).toBeLessThan(40);
      },
    ),
  );
});

test('one block after the last look it takes two requests', async () => {
  const ledger = fakeLedger(100);
  ledger.mine(101, transaction('7', 7));
  await findNonceUse(ledger.client.request, { sender, nonce: 7, usedAt: 101, unusedAt: 100 });
  expect(ledger.asked).toEqual(['eth_getTransactionCount', 'eth_getBlockByNumber']);
});

test.each([0, 1, 5, 63, 100, 127])('a node that keeps the counts of 128 blocks shows what was mined %s blocks ago', async (ago) => {
  const ledger = fakeLedger(1000);
  ledger.oldestCounts = 1000 - 128;
  ledger.mine(1000 - ago, transaction('7', 7));
  const question = { sender, nonce: 7, usedAt: 1000 };
  expect((await findNonceUse(ledger.client.request, { ...question, unusedAt: 20 }))?.hash).toBe(digitHash('7'));
  expect((await findNonceUse(ledger.client.request, { ...question, unusedAt: null }))?.hash).toBe(digitHash('7'));
});

test('takes no block for the first that the node cannot compare with the one before', async () => {
  const ledger = fakeLedger(1000);
  ledger.oldestCounts = 1000 - 128;
  ledger.mine(500, transaction('7', 7));
  expect(await findNonceUse(ledger.client.request, { sender, nonce: 7, usedAt: 1000, unusedAt: 400 })).toBeNull();
});

test.each(['eth_getTransactionCount', 'eth_getBlockByNumber'])('cannot tell when the node does not answer %s', async (method) => {
  const ledger = fakeLedger(100);
  ledger.mine(90, transaction('7', 7));
  ledger.failing.add(method);
  expect(await findNonceUse(ledger.client.request, { sender, nonce: 7, usedAt: 100, unusedAt: null })).toBeNull();
});
