import type { NewOutstanding, OutstandingOutcome } from '../../contract/transactions';
import { parseHex } from '../../domain/hex';
import { rawAmount } from '../../domain/rawAmount';
import { outstandingChangedElsewhere } from '../persistence/changedElsewhere';
import { parseStoredOutstanding } from '../persistence/storedOutstanding';
import { ALICE, BOB, hashOf } from '../state.fixtures';
import { createSharedStore } from '../store/createSharedStore';
import { selectOpenRequests } from './outstandingSelectors';
import { requestLeft, requestOutstanding, requestRecognised, requestSettled } from './outstandingSlice';
import { selectUnderWay } from './underWay';

const mined: OutstandingOutcome = { kind: 'mined', hash: hashOf('1') };

function storeWith(request: NewOutstanding) {
  const store = createSharedStore();
  store.dispatch(requestOutstanding(request));
  return store;
}

const outcomeIn = (store: ReturnType<typeof storeWith>) => store.getState().outstanding['one']?.outcome;

// TX-27
describe('a batch that the person left, as its wallet only ever says that it is under way,', () => {
  const data = parseHex('0x12');
  if (data === null) throw new Error('Not bytes');
  const traces = { nonceBefore: 3, call: { to: BOB, data, value: rawAmount(5n) } };
  const held: NewOutstanding = {
    id: 'one',
    chainId: 1,
    from: ALICE,
    addedTime: 1_000,
    summary: { kind: 'approve', symbol: 'USDC' },
    track: { kind: 'batch', batchId: '0x1', callCount: 2, traces },
  };
  const left = { ...held, track: { kind: 'unknown', batchId: '0x1', callCount: 2, left: true, ...traces } } as const;
  const stored = (state: unknown) => parseStoredOutstanding(JSON.parse(JSON.stringify(state)));

  it('is open, not known to be sent, and no batch again for the same word of the wallet, also in another page and after a reload', () => {
    const store = storeWith(held);
    const underWay = () => selectUnderWay(store.getState(), 1, () => true);
    expect(underWay()).toBe('sent');
    store.dispatch(requestLeft('one'));
    store.dispatch(requestRecognised('one'));
    expect(underWay()).toBe('unclear');
    expect(selectOpenRequests(store.getState())).toEqual([left]);
    const { outstanding } = store.getState();
    expect(stored(outstanding)).toEqual(outstanding);
    const other = storeWith(held);
    other.dispatch(outstandingChangedElsewhere(stored(outstanding)));
    other.dispatch(requestRecognised('one'));
    expect(selectOpenRequests(other.getState())).toEqual([left]);
    // One that has not heard of it takes nothing back.
    store.dispatch(outstandingChangedElsewhere(stored({ one: held })));
    expect(store.getState().outstanding).toBe(outstanding);
  });

  it('ends by what the wallet says of its end, and nothing else', () => {
    const store = storeWith(held);
    store.dispatch(requestLeft('one'));
    store.dispatch(requestSettled({ id: 'one', outcome: { kind: 'notSent', saidTime: 2_000 } }));
    store.dispatch(requestRecognised('one'));
    expect(outcomeIn(store)).toEqual({ kind: 'notSent', saidTime: 2_000 });
    store.dispatch(requestSettled({ id: 'one', outcome: mined }));
    store.dispatch(requestLeft('one'));
    expect(store.getState().outstanding['one']).toEqual({ ...left, outcome: mined });
    const ended = storeWith(held);
    ended.dispatch(requestSettled({ id: 'one', outcome: mined }));
    ended.dispatch(outstandingChangedElsewhere(stored({ one: left })));
    expect(outcomeIn(ended)).toEqual(mined);
  });
});
