import { requireAddress } from '../../domain/address';
import { systemClock } from '../clock';
import { checkTransaction, fetchSighting, type PendingTransaction } from './checkTransaction';
import { checksOf, order, pendingOf, sender } from './checkTransaction.fixture';
import { digitHash, fakeLedger, type FakeLedger, type LedgerTransaction } from './fakeLedger';
import { NO_MEMORY } from './fate';

const owner = requireAddress('0x00000000000000000000000000000000000000d4');
const HOUR = 3_600_000;

describe('sent again with more gas', () => {
  it.each<[string, Partial<LedgerTransaction>, readonly string[]]>([
    ['the same call is the same order, done under the new hash', {}, ['pending', 'mined', 'stands']],
    ['another value is another order', { value: '0x6' }, ['pending', 'pending', 'replaced']],
    ['other data are another order', { input: '0x414bf389ab' }, ['pending', 'pending', 'replaced']],
    ['another target is another order', { to: owner }, ['pending', 'pending', 'replaced']],
    ['a transfer of nothing to oneself cancels', { to: sender, value: '0x0', input: '0x' }, ['pending', 'pending', 'replaced']],
  ])('%s', async (_name, change, kinds) => {
    const ledger = fakeLedger(100);
    ledger.pool.push(order);
    const again = { ...order, ...change, hash: digitHash('2') };
    const checked = await checksOf(ledger, pendingOf(order), [100, 101, 102], (height) => {
      if (height === 101) ledger.mine(101, again);
    });
    expect(checked.kinds).toEqual(kinds);
    expect(checked.receipt?.transactionHash).toBe(kinds.includes('mined') ? again.hash : undefined);
  });

  // TX-24
  it('the same call that was asked for again, and is tracked itself, is another order', async () => {
    const ledger = fakeLedger(100);
    ledger.pool.push(order);
    const again = digitHash('2');
    const act = (height: number) => height === 101 && ledger.mine(101, { ...order, hash: again });
    const { kinds } = await checksOf(ledger, pendingOf(order), [100, 101, 102], act, [again]);
    expect(kinds).toEqual(['pending', 'pending', 'replaced']);
  });

  it('is found after a reload, when only what was stored is left of it', async () => {
    const ledger = fakeLedger(100);
    ledger.pool.push(order);
    const sighting = (await fetchSighting(ledger.client, order.hash)) ?? undefined;
    ledger.mine(150, { ...order, hash: digitHash('2') });
    const { kinds, receipt } = await checksOf(ledger, { ...pendingOf(order), ...(sighting ? { sighting } : {}) }, [900]);
    expect([kinds, receipt?.blockNumber]).toEqual([['mined'], 150]);
  });

  it('is found though the node has forgotten the counts of blocks before it', async () => {
    const ledger = fakeLedger(100);
    ledger.pool.push(order);
    const { kinds, receipt } = await checksOf(ledger, pendingOf(order), [100, 300], (height) => {
      if (height !== 300) return;
      ledger.mine(290, { ...order, hash: digitHash('2') });
      ledger.oldestCounts = 172;
    });
    expect([kinds, receipt?.blockNumber]).toEqual([['pending', 'mined'], 290]);
  });

  // TX-23
  it('is unclear, not replaced, where the node has forgotten the counts of its block', async () => {
    const ledger = fakeLedger(100);
    ledger.pool.push(order);
    const { kinds } = await checksOf(ledger, pendingOf(order), [100, 300, 301], (height) => {
      if (height !== 300) return;
      ledger.mine(150, { ...order, hash: digitHash('2') });
      ledger.oldestCounts = 172;
    });
    expect(kinds).toEqual(['pending', 'pending', 'unclear']);
  });

  // TX-23
  it.each([1, 10] as const)('is then looked for by its receipt alone, asked for once (chain %i)', async (chainId) => {
    const ledger = fakeLedger(300, chainId);
    ledger.mine(150, { ...order, hash: digitHash('2') });
    const { kinds } = await checksOf(ledger, { ...pendingOf(order), chainId, fate: 'unclear' }, [300, 301, 302]);
    expect(kinds).toEqual(['pending', 'pending', 'pending']);
    expect(ledger.asked).toEqual(Array(3).fill('eth_getTransactionReceipt'));
  });

  // TX-23
  it('is found of one that was dropped, whose nonce is used later', async () => {
    const ledger = fakeLedger(300);
    ledger.pool.push(order);
    const sighting = (await fetchSighting(ledger.client, order.hash)) ?? undefined;
    ledger.pool.splice(0);
    const dropped = { ...pendingOf(order, sender, HOUR), fate: 'dropped' as const, ...(sighting ? { sighting } : {}) };
    const { kinds } = await checksOf(ledger, dropped, [301, 302], (height) => {
      if (height === 302) ledger.mine(302, { ...order, hash: digitHash('2') });
    });
    expect(kinds).toEqual(['pending', 'mined']);
  });

  it('is not said of the transaction itself, whose receipt is late', async () => {
    const ledger = fakeLedger(100);
    ledger.pool.push(order);
    const client = {
      ...ledger.client,
      request: async (method: string, params: readonly unknown[]) =>
        method === 'eth_getTransactionReceipt' ? ({ ok: true, value: null } as const) : ledger.client.request(method, params),
    };
    const { kinds } = await checksOf({ ...ledger, client }, pendingOf(order), [100, 101, 102, 103], (height) => {
      if (height === 101) ledger.mine(101, order);
      ledger.height = height;
    });
    expect(kinds).toEqual(['pending', 'pending', 'pending', 'pending']);
  });
});

describe('a hash that a contract wallet answered', () => {
  const account = requireAddress('0xa49e400000000000000000000000000000000001');
  const agreed = digitHash('5');
  const SUCCESS = '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e';
  const FAILURE = '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23';
  const ran = (...logs: readonly object[]): LedgerTransaction => ({ hash: digitHash('6'), from: owner, nonce: 3, to: account, logs });
  const waiting: PendingTransaction = { hash: agreed, chainId: 1, from: account, addedTime: Date.now() - 48 * HOUR };
  const withCode = (code = '0x6080'): FakeLedger => {
    const ledger = fakeLedger(1000);
    ledger.code[account] = code;
    return ledger;
  };

  // TX-20
  it('waits for its signers for days, and is never dropped', async () => {
    const { kinds } = await checksOf(withCode(), waiting, [1000, 1010, 1020, 9000]);
    expect(kinds).toEqual(['waiting', 'waiting', 'waiting', 'waiting']);
  });

  it.each<[string, object, number]>([
    ['its event with the hash in the data', { topics: [SUCCESS], data: `${agreed}${'0'.repeat(64)}` }, 1],
    ['its event with the hash in a topic', { topics: [SUCCESS, agreed], data: `0x${'0'.repeat(64)}` }, 1],
    ['its event of a failure inside', { topics: [FAILURE], data: `${agreed}${'0'.repeat(64)}` }, 0],
  ])('ends with %s, under the hash that ran it', async (_name, log, status) => {
    const ledger = withCode();
    const foreign = { topics: [SUCCESS], data: `${digitHash('9')}${'0'.repeat(64)}` };
    const { kinds, receipt } = await checksOf(ledger, waiting, [1000, 1010, 1011], (height) => {
      if (height === 1010) ledger.mine(1005, ran(foreign, log));
    });
    expect([kinds, receipt?.transactionHash, receipt?.status]).toEqual([['waiting', 'mined', 'stands'], digitHash('6'), status]);
  });

  it('is searched for in parts of 5000 blocks, so that no node refuses', async () => {
    const ledger = withCode();
    ledger.mine(30_000);
    const facts = { memory: NO_MEMORY, blockNumber: 30_000, clock: systemClock, isAnother: () => false };
    const finding = await checkTransaction(ledger.client, { ...waiting, lastCheckedBlockNumber: 1000 }, facts);
    expect(finding).toMatchObject({ kind: 'pending', lookedTo: 5988, waitsForSigners: true });
  });

  it('is a transaction like any other where the owner sends: its nonce is the owner’s', async () => {
    const ledger = withCode();
    const own: LedgerTransaction = { hash: agreed, from: owner, nonce: 0, to: account };
    // The contract itself has made something: its own count is above the nonce of the owner.
    ledger.mine(900, { hash: digitHash('8'), from: account, nonce: 4 });
    ledger.pool.push(own);
    const { kinds } = await checksOf(ledger, { ...waiting, addedTime: Date.now() }, [1000, 1001, 1002, 1003], (height) => {
      if (height === 1003) ledger.mine(1003, own);
    });
    expect(kinds).toEqual(['pending', 'pending', 'pending', 'mined']);
  });

  // TX-20
  it.each([
    ['an ordinary account is dropped', '0x', 'dropped'],
    ['an account that delegates (EIP-7702) is unclear, for another may send it,', `0xef0100${'11'.repeat(20)}`, 'unclear'],
  ])('of %s after an hour of silence', async (_name, code, fate) => {
    const { kinds } = await checksOf(withCode(code), waiting, [1000, 1010]);
    expect(kinds).toEqual(['pending', fate]);
  });

  it('is nothing yet while the node does not tell what the account is', async () => {
    const ledger = withCode();
    ledger.failing.add('eth_getCode');
    expect((await checksOf(ledger, waiting, [1000, 1010, 1020])).kinds).toEqual(['pending', 'pending', 'pending']);
  });
});

// TX-26
describe('a hash of another sender', () => {
  const foreign = { ...order, from: owner };

  it('is never the end of an order of an account without code, however often it is looked at', async () => {
    const ledger = fakeLedger(100);
    ledger.mine(101, foreign);
    expect((await checksOf(ledger, pendingOf(order), [101])).kinds).toEqual(['unclear']);
    for (const fate of ['unclear', 'dropped'] as const)
      expect((await checksOf(ledger, { ...pendingOf(order), fate }, [102, 103])).kinds).toEqual(['pending', 'pending']);
  });

  it('is none either where that sender sent it again under another hash', async () => {
    const ledger = fakeLedger(100);
    ledger.pool.push(foreign);
    const checked = await checksOf(ledger, pendingOf(order), [100, 101], (height) => {
      if (height === 101) ledger.mine(101, { ...foreign, hash: digitHash('2') });
    });
    expect(checked.kinds).toEqual(['pending', 'unclear']);
  });

  it.each(['0x6001', `0xef0100${'c3'.repeat(20)}`])('counts for an account of the code %s, for which others act', async (code) => {
    const ledger = fakeLedger(100);
    ledger.code[sender] = code;
    ledger.mine(101, foreign);
    expect((await checksOf(ledger, pendingOf(order), [101])).kinds).toEqual(['mined']);
  });

  it('says nothing while the node does not tell what the account is', async () => {
    const ledger = fakeLedger(100);
    ledger.mine(101, foreign);
    ledger.failing.add('eth_getCode');
    expect((await checksOf(ledger, pendingOf(order), [101])).kinds).toEqual(['unreachable']);
  });
});
