import type { NewOutstanding } from '../../contract/transactions';
import { requireAddress } from '../../domain/address';
import { rawAmount } from '../../domain/rawAmount';
import { digitHash } from './fakeLedger';
import { call, follow, sent, START, unknown } from './followOutstanding.fixture';
import type { RecordedOrder } from './recordedOrder';
import { hashOfData } from './sighting';

beforeEach(() => jest.useFakeTimers({ now: START }));
afterEach(() => jest.useRealTimers());

const later: NewOutstanding = { ...unknown, id: 'two', addedTime: START + 1 };
const endsIn = (news: ReturnType<typeof follow>['news']) =>
  news.flatMap((item) => (item.kind === 'requestSettled' ? [`${item.id} ${item.outcome.kind}`] : []));

// TX-24
describe('of two requests that ask the same, of which nothing is known', () => {
  it('one is mined by one transaction, the later one; what became of the other stays unknown until the chain shows it too', async () => {
    const { ledger, news, mine } = follow([unknown, later]);
    await mine(100);
    ledger.mine(101, sent);
    for (const height of [101, 102]) await mine(height);
    expect(endsIn(news)).toEqual(['two mined']);
    expect(news.filter(({ kind }) => kind === 'transactionAdded')).toHaveLength(1);
    ledger.mine(103, { ...sent, hash: digitHash('2'), nonce: 8 });
    await mine(103);
    expect(endsIn(news)).toEqual(['two mined', 'one mined']);
    expect(news.find((item) => item.kind === 'requestSettled' && item.id === 'one')).toMatchObject({ outcome: { hash: digitHash('2') } });
  });

  it.each<[string, Partial<NewOutstanding>]>([
    ['from another account', { from: requireAddress('0x00000000000000000000000000000000000000b2') }],
    ['of another network', { chainId: 10 }],
    ['of another amount', { track: { kind: 'unknown', nonceBefore: 7, call: { ...call, value: rawAmount(6n) } } }],
    ['made when that nonce was used already', { track: { kind: 'unknown', nonceBefore: 8, call } }],
  ])('a later one %s takes nothing from the first', async (_name, change) => {
    const { ledger, news, mine } = follow([unknown, { ...later, ...change }]);
    ledger.mine(101, sent);
    await mine(101);
    expect(endsIn(news)).toEqual(['one mined']);
  });

  it('a question that the wallet has not answered yet comes before the first: its answer may be that very hash', async () => {
    const { ledger, news, page, mine } = follow([unknown]);
    page.unsettled = [{ ...later, track: { kind: 'asked', nonceBefore: null, call } }];
    ledger.mine(101, sent);
    for (const height of [101, 102]) await mine(height);
    expect(news).toEqual([]);
    // Answered with another hash.
    page.unsettled = [];
    await mine(103);
    expect(endsIn(news)).toEqual(['one mined']);
  });
});

// TX-24
describe('a question that is still open in the wallet, where the same was asked before', () => {
  const asked: NewOutstanding = { ...later, track: { kind: 'asked', nonceBefore: 7, call } };

  it('is not told as mined, nor is the first: it may be either, and who confirms the question pays once more', async () => {
    const { ledger, news, open$, page, mine } = follow([unknown, asked]);
    ledger.mine(101, sent);
    for (const height of [101, 102, 103, 104]) await mine(height);
    expect(news).toEqual([]);
    // Refused, or answered with another hash: what was mined is the first.
    open$.next([unknown]);
    await mine(105);
    expect([endsIn(news), page.recorded.length]).toEqual([['one mined'], 1]);
  });

  it('is told once the wallet has said nothing clear: then it is the latest of two that are not known', async () => {
    const { ledger, news, open$, mine } = follow([unknown, asked]);
    ledger.mine(101, sent);
    await mine(101);
    open$.next([unknown, later]);
    await mine(102);
    expect(endsIn(news)).toEqual(['two mined']);
  });

  it('is told where the earlier one asked for something else', async () => {
    const other: NewOutstanding = { ...unknown, track: { kind: 'unknown', nonceBefore: 7, call: { ...call, value: rawAmount(6n) } } };
    const { ledger, news, mine } = follow([other, asked]);
    ledger.mine(101, sent);
    await mine(101);
    expect(endsIn(news)).toEqual(['two mined']);
  });
});

// TX-24
describe('what the chain shows is no end of a request where it is recorded as another order', () => {
  const sighting = { sender: sent.from, nonce: 7, to: call.to, value: call.value, dataHash: hashOfData(call.data) };
  it.each<[string, RecordedOrder, readonly string[]]>([
    ['mined under another hash', { hashes: [digitHash('9'), sent.hash], sighting }, []],
    ['still waiting at that nonce, and sent again with more gas', { hashes: [digitHash('9')], sighting }, []],
    [
      'at that nonce, of another value: its place was taken',
      { hashes: [digitHash('9')], sighting: { ...sighting, value: rawAmount(6n) } },
      ['one mined'],
    ],
    ['at another nonce', { hashes: [digitHash('9')], sighting: { ...sighting, nonce: 6 } }, ['one mined']],
    ['of which no node has shown anything', { hashes: [digitHash('9')], sighting: null }, ['one mined']],
  ])('%s', async (_name, recorded, ends) => {
    const { ledger, news, page, mine } = follow([unknown]);
    page.recorded = [recorded];
    ledger.mine(101, sent);
    await mine(101);
    expect(endsIn(news)).toEqual(ends);
  });
});
