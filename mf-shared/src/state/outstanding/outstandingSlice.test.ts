import type { NewOutstanding, OutstandingOutcome } from '../../contract/transactions';
import { parseHex } from '../../domain/hex';
import { rawAmount } from '../../domain/rawAmount';
import { chainChosen } from '../application/applicationSlice';
import { outstandingChangedElsewhere } from '../persistence/changedElsewhere';
import { parseStoredOutstanding } from '../persistence/storedOutstanding';
import { ALICE, BOB, hashOf } from '../state.fixtures';
import { createSharedStore } from '../store/createSharedStore';
import { transactionsCleared } from '../transactions/transactionsSlice';
import { walletConnected } from '../wallet/walletSlice';
import { isFollowedRequest, selectAccountRequests, selectOpenRequests } from './outstandingSelectors';
import { requestDoubted, requestRecognised, requestOutstanding, requestSettled } from './outstandingSlice';

const batch: NewOutstanding = {
  id: 'one',
  chainId: 1,
  from: ALICE,
  addedTime: 1_000,
  summary: { kind: 'approve', symbol: 'USDC' },
  track: { kind: 'batch', batchId: '0x1', callCount: 2 },
};
const mined: OutstandingOutcome = { kind: 'mined', hash: hashOf('1') };

function connect(store: ReturnType<typeof createSharedStore>) {
  store.dispatch(chainChosen(1));
  const connected = { connectorId: 'x', name: 'X', isExtension: true, canDisconnect: false, sendsBatches: false };
  store.dispatch(walletConnected({ account: ALICE, walletChainId: 1, connected }));
}

function storeWith(...requests: readonly NewOutstanding[]) {
  const store = createSharedStore();
  for (const request of requests) store.dispatch(requestOutstanding(request));
  return { store, outcome: () => store.getState().outstanding['one']?.outcome };
}

test('a request is open until it is settled, and told once', () => {
  const { store } = storeWith(batch, { ...batch, addedTime: 5_000 });
  expect(selectOpenRequests(store.getState())).toEqual([batch]);
  store.dispatch(requestSettled({ id: 'one', outcome: { kind: 'failed', code: 400 } }));
  expect(selectOpenRequests(store.getState())).toEqual([]);
});

test.each<[string, OutstandingOutcome, OutstandingOutcome, OutstandingOutcome]>([
  ['mined stays mined', mined, { kind: 'failed', code: 500 }, mined],
  ['failed stays failed', { kind: 'failed', code: 500 }, mined, { kind: 'failed', code: 500 }],
  ['what was not sent may still be sent late', { kind: 'notSent' }, mined, mined],
])('%s', (_name, first, second, last) => {
  const { store, outcome } = storeWith(batch);
  store.dispatch(requestSettled({ id: 'one', outcome: first }));
  store.dispatch(requestSettled({ id: 'one', outcome: second }));
  expect(outcome()).toEqual(last);
});

// TX-21
test('what a wallet is silent on for a minute is looked for, and neither warned of twice nor listed', () => {
  const data = parseHex('0x12');
  if (!data) throw new Error('Not bytes');
  const asked: NewOutstanding = { ...batch, track: { kind: 'asked', nonceBefore: 7, call: { to: BOB, data, value: rawAmount(0n) } } };
  const { store } = storeWith(asked);
  connect(store);
  expect([60_999, 61_000, 90_000_000].map((now) => isFollowedRequest(asked, now))).toEqual([false, true, true]);
  expect(selectOpenRequests(store.getState())).toEqual([]);
  expect(selectAccountRequests(store.getState())).toEqual([]);
  expect(isFollowedRequest({ ...asked, outcome: { kind: 'answered' } }, 61_000)).toBe(false);
});

// TX-21
test('what is told as not sent is warned of no more, and looked for until a day after it was asked', () => {
  const { store } = storeWith(batch);
  store.dispatch(requestSettled({ id: 'one', outcome: { kind: 'notSent' } }));
  const request = store.getState().outstanding['one'];
  if (!request) throw new Error('It is there');
  expect(selectOpenRequests(store.getState())).toEqual([]);
  expect([1_001, 86_400_999, 86_401_000].map((now) => isFollowedRequest(request, now))).toEqual([true, true, false]);
  expect(isFollowedRequest({ ...request, outcome: { kind: 'failed', code: 400 } }, 1_001)).toBe(false);
});

// ORDER-7
test('what the wallet is asked is open for who asks alone; one that was answered is told of by what came of it', () => {
  const data = parseHex('0x12');
  if (data === null) throw new Error('Not bytes');
  const asked: NewOutstanding = {
    ...batch,
    track: { kind: 'asked', nonceBefore: 3, isBatch: true, call: { to: BOB, data, value: rawAmount(5n) } },
  };
  const { store, outcome } = storeWith(asked);
  expect(selectOpenRequests(store.getState())).toEqual([]);
  connect(store);
  expect(selectAccountRequests(store.getState())).toEqual([]);
  // Whoever reads it from the storage did not ask, and nobody will hear the answer.
  const stored: unknown = JSON.parse(JSON.stringify(store.getState().outstanding));
  const later = createSharedStore({ preloaded: { outstanding: parseStoredOutstanding(stored) } });
  connect(later);
  expect(selectOpenRequests(later.getState())).toEqual([{ ...asked, track: { ...asked.track, kind: 'unknown' } }]);
  expect(selectAccountRequests(later.getState())).toHaveLength(1);
  store.dispatch(requestSettled({ id: 'one', outcome: { kind: 'answered' } }));
  expect(outcome()).toEqual({ kind: 'answered' });
  // Another tab that read it learns that it was answered.
  later.dispatch(outstandingChangedElsewhere(parseStoredOutstanding(JSON.parse(JSON.stringify(store.getState().outstanding)))));
  expect([selectOpenRequests(later.getState()), selectAccountRequests(later.getState())]).toEqual([[], []]);
});

// ORDER-7
test.each<[string, OutstandingOutcome | null, boolean]>([
  ['nothing is known of is looked for, and warned of', null, true],
  ['another page could only tell as not sent so far is looked for anew', { kind: 'notSent' }, true],
  ['was found on the chain stays what it is', mined, false],
])('an answer that says nothing of what %s', (_name, found, isOpen) => {
  const data = parseHex('0x12');
  if (data === null) throw new Error('Not bytes');
  const traces = { nonceBefore: 7, call: { to: BOB, data, value: rawAmount(0n) } };
  const { store, outcome } = storeWith({ ...batch, track: { kind: 'asked', ...traces } });
  const elsewhere = { ...batch, track: { kind: 'unknown', ...traces } } as const;
  if (found) store.dispatch(outstandingChangedElsewhere({ one: { ...elsewhere, outcome: found } }));
  store.dispatch(requestDoubted('one'));
  expect(Object.keys(store.getState().outstanding)).toEqual(['one']);
  expect(selectOpenRequests(store.getState())).toEqual(isOpen ? [elsewhere] : []);
  expect(outcome()).toEqual(isOpen ? undefined : found);
});

test('the connected account sees its own on the active chain, without those that became transactions', () => {
  const { store } = storeWith(
    batch,
    { ...batch, id: 'two', addedTime: 2_000 },
    { ...batch, id: 'bob', from: BOB },
    { ...batch, id: 'far', chainId: 10 },
  );
  connect(store);
  expect(selectAccountRequests(store.getState()).map(({ id }) => id)).toEqual(['two', 'one']);
  store.dispatch(requestSettled({ id: 'one', outcome: mined }));
  expect(selectAccountRequests(store.getState()).map(({ id }) => id)).toEqual(['two']);
});

// TX-21
test('a batch of which the wallet knows nothing is not known to be sent, and read back as that', () => {
  const data = parseHex('0x12');
  if (data === null) throw new Error('Not bytes');
  const traces = { nonceBefore: 3, call: { to: BOB, data, value: rawAmount(5n) } };
  const { store } = storeWith({ ...batch, track: { kind: 'batch', batchId: '0x1', callCount: 2, traces } }, { ...batch, id: 'old' });
  store.dispatch(requestDoubted('one'));
  // What an earlier build stored has no traces to be looked for by.
  store.dispatch(requestDoubted('old'));
  const { outstanding } = store.getState();
  expect([outstanding['one']?.track, outstanding['old']?.track.kind]).toEqual([
    { kind: 'unknown', batchId: '0x1', callCount: 2, ...traces },
    'batch',
  ]);
  expect(parseStoredOutstanding(JSON.parse(JSON.stringify(outstanding)))).toEqual(outstanding);
  store.dispatch(requestRecognised('one'));
  expect(store.getState().outstanding['one']?.track).toEqual({ kind: 'batch', batchId: '0x1', callCount: 2, traces });
});

test('another tab adds its own, and is right about an end that this one does not know', () => {
  const { store, outcome } = storeWith(batch);
  const two = { ...batch, id: 'two' };
  store.dispatch(outstandingChangedElsewhere({ one: { ...batch, outcome: mined }, two }));
  expect([outcome(), store.getState().outstanding['two']]).toEqual([mined, two]);
  const before = store.getState().outstanding;
  store.dispatch(outstandingChangedElsewhere({ one: batch }));
  expect(store.getState().outstanding).toBe(before);
  store.dispatch(requestSettled({ id: 'two', outcome: { kind: 'notSent' } }));
  store.dispatch(outstandingChangedElsewhere({ one: { ...batch, outcome: { kind: 'notSent' } }, two: { ...two, outcome: mined } }));
  expect([outcome(), store.getState().outstanding['two']?.outcome]).toEqual([mined, mined]);
});

// TX-21
test('that another tab found nothing sent so far ends nothing here: it may have looked before the wallet answered', () => {
  const { store } = storeWith(batch);
  store.dispatch(outstandingChangedElsewhere({ one: { ...batch, outcome: { kind: 'notSent' } } }));
  expect(selectOpenRequests(store.getState())).toEqual([batch]);
});

// TX-27
test('that the person says it was not sent counts in every page, and it is looked for until a day after that was said', () => {
  const said: OutstandingOutcome = { kind: 'notSent', saidTime: 90_000_000 };
  const { store } = storeWith(batch);
  store.dispatch(outstandingChangedElsewhere(parseStoredOutstanding(JSON.parse(JSON.stringify({ one: { ...batch, outcome: said } })))));
  const request = store.getState().outstanding['one'];
  if (!request) throw new Error('It is there');
  expect([request.outcome, selectOpenRequests(store.getState())]).toEqual([said, []]);
  expect([176_399_999, 176_400_000].map((now) => isFollowedRequest(request, now))).toEqual([true, false]);
  const data = parseHex('0x12');
  if (data === null) throw new Error('Not bytes');
  const asked = storeWith({ ...batch, track: { kind: 'asked', nonceBefore: 7, call: { to: BOB, data, value: rawAmount(0n) } } });
  asked.store.dispatch(outstandingChangedElsewhere({ one: { ...batch, outcome: said } }));
  expect(asked.outcome()).toBeUndefined();
});

// TX-27
test('a batch of which the person said that it was not sent is open again once the wallet says that it is under way', () => {
  const data = parseHex('0x12');
  if (data === null) throw new Error('Not bytes');
  const traces = { nonceBefore: 3, call: { to: BOB, data, value: rawAmount(5n) } };
  const { store } = storeWith({ ...batch, track: { kind: 'unknown', batchId: '0x1', callCount: 2, ...traces } });
  store.dispatch(requestSettled({ id: 'one', outcome: { kind: 'notSent', saidTime: 2_000 } }));
  expect(selectOpenRequests(store.getState())).toEqual([]);
  store.dispatch(requestRecognised('one'));
  expect(selectOpenRequests(store.getState())).toEqual([{ ...batch, track: { ...batch.track, traces } }]);
});

// TX-15
test('the list is cleared of what has ended, of one account on one network; what is open is not forgotten', () => {
  const ids = ['one', 'open', 'bob', 'far'];
  const { store } = storeWith(batch, { ...batch, id: 'open' }, { ...batch, id: 'bob', from: BOB }, { ...batch, id: 'far', chainId: 10 });
  for (const id of ids) if (id !== 'open') store.dispatch(requestSettled({ id, outcome: { kind: 'failed', code: 400 } }));
  store.dispatch(transactionsCleared({ chainId: 1, account: ALICE }));
  const { outstanding } = store.getState();
  expect(ids.map((id) => outstanding[id]?.cleared ?? false)).toEqual([true, false, false, false]);
  expect(parseStoredOutstanding(JSON.parse(JSON.stringify(outstanding)))).toEqual(outstanding);
});

describe('what was stored', () => {
  it('is read back whole', () => {
    const settled = { ...batch, outcome: { kind: 'partial', hashes: [hashOf('1')] } };
    const unknown = { ...batch, id: 'two', track: { kind: 'unknown', nonceBefore: null, call: { to: BOB, data: '0x12', value: '5' } } };
    const json: unknown = JSON.parse(JSON.stringify({ one: settled, two: unknown }));
    expect(parseStoredOutstanding(json)).toEqual({ one: settled, two: unknown });
  });

  it.each<[string, unknown]>([
    ['no object', 7],
    ['another id', { other: batch }],
    ['no track', { one: { ...batch, track: { kind: 'prayer' } } }],
    [
      'an amount that is none',
      { one: { ...batch, track: { kind: 'unknown', nonceBefore: 1, call: { to: BOB, data: '0x', value: '-5' } } } },
    ],
  ])('is dropped where it is %s', (_name, json) => {
    expect(parseStoredOutstanding(json)).toEqual({});
  });

  it('is the newest fifty, those that ended first to go', () => {
    const many = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`r${index}`, { ...batch, id: `r${index}`, addedTime: index }]),
    );
    const kept = parseStoredOutstanding(many);
    expect([Object.keys(kept).length, 'r59' in kept, 'r9' in kept]).toEqual([50, true, false]);
    const ended = Object.fromEntries(
      Object.values(many)
        .slice(1)
        .map((one) => [one.id, { ...one, outcome: { kind: 'answered' } }]),
    );
    expect('r0' in parseStoredOutstanding({ r0: many['r0'], ...ended })).toBe(true);
  });
});
