import { requireAddress } from '../../domain/address';
import { systemClock } from '../clock';
import { checkTransaction, fetchSighting, type PendingTransaction } from './checkTransaction';
import { checksOf, order, pendingOf, sender, standing } from './checkTransaction.fixture';
import { digitHash, fakeLedger, type LedgerTransaction } from './fakeLedger';
import { NO_MEMORY } from './fate';

describe('a mined transaction', () => {
  it('stands as long as its block does, by one request a check', async () => {
    const ledger = fakeLedger(100);
    ledger.mine(101, order);
    const { receipt } = await checksOf(ledger, pendingOf(order), [101]);
    ledger.asked.splice(0);
    expect((await checksOf(ledger, { ...pendingOf(order), ...standing(receipt) }, [102, 103])).kinds).toEqual(['stands', 'stands']);
    expect(ledger.asked).toEqual(['eth_getBlockByNumber', 'eth_getBlockByNumber']);
  });

  it('is pending again when a reorganisation takes it back, and done again in another block', async () => {
    const ledger = fakeLedger(100);
    ledger.mine(101, order);
    const { kinds, receipt } = await checksOf(ledger, pendingOf(order), [101, 104, 105, 106], (height) => {
      if (height === 104) {
        ledger.reorganise(101);
        ledger.pool.push(order);
      }
      if (height === 106) ledger.mine(106, order);
    });
    expect([kinds, receipt?.blockNumber]).toEqual([['mined', 'takenBack', 'pending', 'mined'], 106]);
  });

  it('has moved when it is in another block at once', async () => {
    const ledger = fakeLedger(100);
    ledger.mine(101, order);
    const { kinds, receipt } = await checksOf(ledger, pendingOf(order), [101, 104], (height) => {
      if (height !== 104) return;
      ledger.reorganise(101);
      ledger.mine(102, order);
    });
    expect([kinds, receipt?.blockNumber]).toEqual([['mined', 'mined'], 102]);
  });

  it('is not taken back by a node that lags behind, or says nothing', async () => {
    const ledger = fakeLedger(100);
    ledger.mine(101, order);
    const { receipt } = await checksOf(ledger, pendingOf(order), [101]);
    const lagging = fakeLedger(100);
    const check = { memory: NO_MEMORY, blockNumber: 102, clock: systemClock, isAnother: () => false };
    expect(await checkTransaction(lagging.client, { ...pendingOf(order), ...standing(receipt) }, check)).toMatchObject({
      kind: 'unreachable',
    });
    ledger.failing.add('eth_getBlockByNumber');
    expect(await checkTransaction(ledger.client, { ...pendingOf(order), ...standing(receipt) }, check)).toMatchObject({
      kind: 'unreachable',
    });
  });
});

// TX-19
describe('in another block', () => {
  it.each([
    ['a failure may have become a success', 0, 1],
    ['a success may have become a failure', 1, 0],
  ])('%s', async (_name, before, after) => {
    const ledger = fakeLedger(100);
    ledger.mine(101, { ...order, status: before });
    const { receipt } = await checksOf(ledger, pendingOf(order), [101]);
    expect(receipt?.status).toBe(before);
    ledger.reorganise(101);
    ledger.mine(102, { ...order, status: after });
    const moved = await checksOf(ledger, { ...pendingOf(order), ...standing(receipt) }, [102]);
    expect([moved.kinds, moved.receipt?.status, moved.receipt?.blockNumber]).toEqual([['mined'], after, 102]);
  });

  it('so may one that was sent again with more gas', async () => {
    const ledger = fakeLedger(100);
    ledger.pool.push(order);
    const again = { ...order, hash: digitHash('2') };
    const { kinds, receipt } = await checksOf(ledger, pendingOf(order), [100, 101, 102], (height) => {
      if (height === 101) ledger.mine(101, { ...again, status: 0 });
      if (height !== 102) return;
      ledger.reorganise(101);
      ledger.mine(102, again);
    });
    expect([kinds, receipt?.transactionHash, receipt?.status]).toEqual([['pending', 'mined', 'mined'], again.hash, 1]);
  });

  describe('what a contract wallet ran', () => {
    const account = requireAddress('0xa49e400000000000000000000000000000000001');
    const agreed = digitHash('5');
    const SUCCESS = '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e';
    const FAILURE = '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23';
    const waiting: PendingTransaction = { hash: agreed, chainId: 1, from: account, addedTime: Date.now() };
    const ran = (event: string, digit = '6'): LedgerTransaction => ({
      ...{ hash: digitHash(digit), from: sender, nonce: 3, to: account },
      logs: [{ topics: [event, agreed], data: '0x' }],
    });

    it.each([
      ['may have gone well, where it had failed inside', ran(FAILURE), ran(SUCCESS), [0, 1, digitHash('6')]],
      ['may have failed inside, where it had gone well', ran(SUCCESS), ran(FAILURE), [1, 0, digitHash('6')]],
      ['may have been run by another transaction', ran(SUCCESS), ran(SUCCESS, '7'), [1, 1, digitHash('7')]],
    ])('%s', async (_name, before, after, expected) => {
      const ledger = fakeLedger(1000);
      ledger.code[account] = '0x6080';
      ledger.mine(1001, before);
      const first = await checksOf(ledger, waiting, [1001]);
      ledger.reorganise(1001);
      ledger.mine(1000, after);
      const { kinds, receipt } = await checksOf(ledger, { ...waiting, ...standing(first.receipt) }, [1002]);
      expect(kinds).toEqual(['mined']);
      expect([first.receipt?.status, receipt?.status, receipt?.transactionHash]).toEqual(expected);
    });

    it('waits for its signers again where no block has it, and is found in those that were searched before', async () => {
      const ledger = fakeLedger(1000);
      ledger.code[account] = '0x6080';
      ledger.mine(1001, ran(SUCCESS));
      const { kinds } = await checksOf(ledger, waiting, [1001, 1003, 1004, 1005, 1006], (height) => {
        if (height === 1003) ledger.reorganise(1001);
        if (height !== 1006) return;
        // The blocks up to here were searched; they are replaced by such as have it.
        ledger.reorganise(1002);
        ledger.mine(1002, ran(SUCCESS));
      });
      expect(kinds).toEqual(['mined', 'takenBack', 'waiting', 'waiting', 'mined']);
    });
  });
});

// TX-19
describe('what was replaced', () => {
  const cancel: LedgerTransaction = { hash: digitHash('2'), from: sender, nonce: 7, to: sender };
  const replacedAt102 = async () => {
    const ledger = fakeLedger(100);
    ledger.pool.push(order);
    const sighting = (await fetchSighting(ledger.client, order.hash)) ?? undefined;
    const act = (height: number) => height === 101 && ledger.mine(101, cancel);
    const { kinds } = await checksOf(ledger, pendingOf(order), [100, 101, 102], act);
    expect(kinds).toEqual(['pending', 'pending', 'replaced']);
    const known = { ...pendingOf(order), ...(sighting ? { sighting } : {}) };
    return { ledger, replaced: { ...known, fate: 'replaced', lastCheckedBlockNumber: 102 } as const };
  };

  it('stays that while what took its place stands, though the node forgets it', async () => {
    const { ledger, replaced } = await replacedAt102();
    expect((await checksOf(ledger, replaced, [107])).kinds).toEqual(['pending']);
    ledger.failing.add('eth_getBlockByNumber');
    expect((await checksOf(ledger, replaced, [112, 113])).kinds).toEqual(['pending', 'pending']);
  });

  it.each<[string, readonly LedgerTransaction[], string]>([
    ['is mined where the chain has it after all', [order], 'mined'],
    ['is mined where the chain has the same call after all', [{ ...order, hash: digitHash('3') }], 'mined'],
    ['waits again where its nonce is free again', [], 'takenBack'],
  ])('%s', async (_name, mined, kind) => {
    const { ledger, replaced } = await replacedAt102();
    ledger.reorganise(101);
    ledger.mine(101, ...mined);
    expect((await checksOf(ledger, replaced, [107])).kinds).toEqual([kind]);
  });
});
