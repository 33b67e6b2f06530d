import type { CallsStatus } from '../../contract/ports';
import type { NewOutstanding } from '../../contract/transactions';
import { rawAmount } from '../../domain/rawAmount';
import { digitHash } from './fakeLedger';
import { about, call, follow, sent, START, unknown } from './followOutstanding.fixture';

beforeEach(() => jest.useFakeTimers({ now: START }));
afterEach(() => jest.useRealTimers());

const batch: NewOutstanding = { ...about, track: { kind: 'batch', batchId: '0xb1', callCount: 2 } };
const { id: _id, ...transaction } = about;
const added = { kind: 'transactionAdded', transaction: { ...transaction, hash: digitHash('1') } };
const settledAs = (outcome: object) => ({ kind: 'requestSettled', id: 'one', outcome });

describe('a batch', () => {
  it('is asked for after one second, then less and less, every 15 seconds at last, and never given up', async () => {
    const { asked, news, pass } = follow([batch]);
    await pass(3_600_000);
    const waits = asked.map((at, index) => at - (asked[index - 1] ?? 0));
    expect(waits.slice(0, 3)).toEqual([1000, 1500, 2250]);
    expect(new Set(waits.slice(8))).toEqual(new Set([15_000]));
    expect(news).toEqual([{ kind: 'requestDoubted', id: 'one' }]);
  });

  it.each<[string, CallsStatus, readonly object[]]>([
    ['done', { kind: 'done', hash: digitHash('1') }, [added, settledAs({ kind: 'mined', hash: digitHash('1') })]],
    ['failed before the chain', { kind: 'failed', code: 400 }, [settledAs({ kind: 'failed', code: 400 })]],
    ['reverted whole', { kind: 'failed', code: 500 }, [settledAs({ kind: 'failed', code: 500 })]],
    ['done in part', { kind: 'partial', hashes: [digitHash('1')] }, [settledAs({ kind: 'partial', hashes: [digitHash('1')] })]],
  ])('ends when the wallet says it is %s, after errors and waiting', async (_name, last, expected) => {
    const { news, asked, pass } = follow([batch], [{ kind: 'unknown', message: '5730' }, { kind: 'pending' }, last]);
    await pass(60_000);
    expect(news).toEqual(expected);
    expect(asked).toHaveLength(3);
  });

  // TX-21
  it('of which the wallet keeps saying that it knows nothing is looked for on the chain too, and still asked for', async () => {
    const traced: NewOutstanding = { ...about, track: { kind: 'batch', batchId: '0xb1', callCount: 2, traces: { nonceBefore: 7, call } } };
    const { news, asked, ledger, open$, pass, mine } = follow([traced]);
    await pass(3000);
    expect(news).toEqual([]);
    await pass(3000);
    expect(news).toEqual([{ kind: 'requestDoubted', id: 'one' }]);
    open$.next([{ ...about, track: { kind: 'unknown', batchId: '0xb1', nonceBefore: 7, call } }]);
    await mine(100);
    const before = asked.length;
    await pass(60_000);
    expect(asked.length).toBeGreaterThan(before);
    expect(news).toHaveLength(1);
    ledger.mine(101, sent);
    await mine(101);
    expect(news.slice(1)).toEqual([added, settledAs({ kind: 'mined', hash: digitHash('1') })]);
  });

  it.each<[string, { readonly batchId: string } | { readonly isBatch: true }]>([
    ['that is doubted', { batchId: '0xb1' }],
    ['that the wallet was asked for, and gave no id', { isBatch: true }],
  ])('%s is never told as not sent by its nonces: others may carry it to the chain', async (_name, known) => {
    const { news, ledger, mine } = follow([{ ...about, track: { kind: 'unknown', ...known, nonceBefore: 7, call } }]);
    ledger.mine(101, { ...sent, value: '0x6' });
    for (const height of [101, 102, 103]) await mine(height);
    expect(news).toEqual([]);
  });

  it('is not doubted, nor asked for, while no wallet is connected as its account', async () => {
    const away = follow([batch], [{ kind: 'done', hash: digitHash('1') }]);
    away.page.isConnected = false;
    await away.pass(60_000);
    expect([away.asked, away.news]).toEqual([[], []]);
    away.page.isConnected = true;
    await away.pass(15_000);
    expect(away.news).toEqual([added, settledAs({ kind: 'mined', hash: digitHash('1') })]);
  });

  it('that was doubted is a batch again once the wallet says that it is under way', async () => {
    const lost: CallsStatus = { kind: 'unknown', message: '5730' };
    const { news, pass } = follow([batch], [lost, lost, lost, { kind: 'pending' }, { kind: 'pending' }, lost]);
    await pass(25_000);
    expect(news).toEqual([
      { kind: 'requestDoubted', id: 'one' },
      { kind: 'requestRecognised', id: 'one' },
    ]);
  });

  // TX-21
  it('on which the wallet is silent is doubted after three questions without an answer, and asked for again; what it says late still counts', async () => {
    const silent = () => new Promise<CallsStatus>(() => undefined);
    let speak = (_: CallsStatus) => undefined as unknown;
    const late = new Promise<CallsStatus>((resolve) => {
      speak = resolve;
    });
    const { news, asked, pass } = follow([batch], [late, silent(), silent(), silent(), silent()]);
    await pass(60_000);
    expect([asked.length, news]).toEqual([3, []]);
    await pass(10_000);
    expect(news).toEqual([{ kind: 'requestDoubted', id: 'one' }]);
    const before = asked.length;
    await pass(60_000);
    expect(asked.length).toBeGreaterThan(before);
    expect(news).toHaveLength(1);
    speak({ kind: 'done', hash: digitHash('1') });
    await pass(0);
    expect(news.slice(1)).toEqual([added, settledAs({ kind: 'mined', hash: digitHash('1') })]);
  });

  it('on which the wallet was silent is a batch again once it says late that it is under way, and no question is put twice at a time', async () => {
    const speakers: ((status: CallsStatus) => void)[] = [];
    const answers = Array.from({ length: 20 }, () => new Promise<CallsStatus>((resolve) => speakers.push(resolve)));
    const { news, asked, pass } = follow([batch], answers);
    await pass(75_000);
    expect(news).toEqual([{ kind: 'requestDoubted', id: 'one' }]);
    const before = asked.length;
    speakers[0]?.({ kind: 'pending' });
    await pass(0);
    expect(news.slice(1)).toEqual([{ kind: 'requestRecognised', id: 'one' }]);
    await pass(60_000);
    const waits = asked.slice(before - 1).map((at, index, all) => at - (all[index - 1] ?? at));
    expect(Math.min(...waits.slice(1))).toBeGreaterThan(15_000);
  });

  it('is not doubted for a silence while nobody sees the page: the wallet may lie over it', async () => {
    const { news, page, pass } = follow(
      [batch],
      Array.from({ length: 20 }, () => new Promise<CallsStatus>(() => undefined)),
    );
    await pass(2000);
    page.isVisible = false;
    await pass(600_000);
    expect(news).toEqual([]);
  });

  it('of which one answer is lost is not doubted', async () => {
    const lost: CallsStatus = { kind: 'unknown', message: '-32603' };
    const { news, pass } = follow(
      [batch],
      [lost, lost, { kind: 'pending' }, lost, lost, { kind: 'pending' }, { kind: 'done', hash: digitHash('1') }],
    );
    await pass(120_000);
    expect(news).toEqual([added, settledAs({ kind: 'mined', hash: digitHash('1') })]);
  });

  it('that is recorded as a transaction is not recorded again', async () => {
    const { news, page, pass } = follow([batch], [{ kind: 'done', hash: digitHash('1') }]);
    page.recorded = [{ hashes: [digitHash('1')], sighting: null }];
    await pass(2000);
    expect(news).toEqual([settledAs({ kind: 'mined', hash: digitHash('1') })]);
  });

  it('is not asked for while nobody sees the page, nor after it was forgotten or the page left', async () => {
    const hidden = follow([batch]);
    hidden.page.isVisible = false;
    await hidden.pass(60_000);
    expect(hidden.asked).toEqual([]);
    hidden.page.isVisible = true;
    await hidden.pass(15_000);
    expect(hidden.asked).toHaveLength(1);
    hidden.open$.next([]);
    await hidden.pass(60_000);
    expect(hidden.asked).toHaveLength(1);
    const left = follow([batch]);
    left.subscription.unsubscribe();
    await left.pass(60_000);
    expect(left.asked).toEqual([]);
  });
});

// TX-21
describe('a send of which nothing is known', () => {
  it('is recorded when the chain shows it', async () => {
    const { ledger, news, mine } = follow([unknown]);
    await mine(100);
    ledger.mine(101, sent);
    await mine(101);
    expect(news).toEqual([added, settledAs({ kind: 'mined', hash: digitHash('1') })]);
  });

  it('that joins others is looked at in the last block: no new one is needed to find what was mined in it', async () => {
    const others = ['two', 'three', 'four', 'five'].map(
      (id): NewOutstanding => ({ ...unknown, id, track: { kind: 'unknown', nonceBefore: 7, call: { ...call, value: rawAmount(9n) } } }),
    );
    const { ledger, news, open$, mine, pass } = follow([unknown]);
    open$.next(others);
    await mine(100);
    ledger.mine(101, sent);
    await mine(101);
    open$.next([...others, unknown]);
    await pass(0);
    expect(news).toEqual([added, settledAs({ kind: 'mined', hash: digitHash('1') })]);
  });

  it('is looked for in a block that came while the node was still answering for the one before', async () => {
    const { ledger, news, blocks, pass } = follow([unknown]);
    blocks.next({ chainId: 1, number: 100, timestamp: 0 });
    ledger.mine(101, sent);
    blocks.next({ chainId: 1, number: 101, timestamp: 0 });
    await pass(0);
    expect(news).toEqual([added, settledAs({ kind: 'mined', hash: digitHash('1') })]);
  });

  it('was not sent when another order took its place, and all was idle since the wallet answered', async () => {
    const { ledger, news, open$, mine } = follow([{ ...about, track: { kind: 'asked', nonceBefore: 7, call } }]);
    ledger.mine(101, { ...sent, value: '0x6' });
    for (const height of [101, 102]) await mine(height);
    open$.next([unknown]);
    await mine(103);
    expect(news).toEqual([]);
    await mine(104);
    expect(news).toEqual([settledAs({ kind: 'notSent' })]);
  });

  it('that was told as not sent is told so once, and found when the wallet sends it late', async () => {
    const { ledger, news, mine } = follow([unknown]);
    ledger.mine(101, { ...sent, value: '0x6' });
    for (const height of [101, 102, 103, 104]) await mine(height);
    expect(news).toEqual([settledAs({ kind: 'notSent' })]);
    ledger.mine(105, { ...sent, hash: digitHash('2'), nonce: 8 });
    await mine(105);
    expect(news.slice(1)).toEqual([
      { kind: 'transactionAdded', transaction: { ...transaction, hash: digitHash('2') } },
      settledAs({ kind: 'mined', hash: digitHash('2') }),
    ]);
  });

  it('that the wallet is silent on is recorded when the chain shows it, and never told as not sent: its question may stand', async () => {
    const { ledger, news, mine } = follow([{ ...about, track: { kind: 'asked', nonceBefore: 7, call } }]);
    ledger.mine(101, { ...sent, value: '0x6' });
    for (const height of [101, 102, 103]) await mine(height);
    expect(news).toEqual([]);
    ledger.mine(104, { ...sent, nonce: 8 });
    await mine(104);
    expect(news).toEqual([added, settledAs({ kind: 'mined', hash: digitHash('1') })]);
  });

  it('follows no blocks once nothing is open, and none for a batch', () => {
    const { blocks, open$ } = follow([unknown]);
    expect(blocks.observed).toBe(true);
    open$.next([]);
    expect(blocks.observed).toBe(false);
    expect(follow([batch]).blocks.observed).toBe(false);
  });
});
