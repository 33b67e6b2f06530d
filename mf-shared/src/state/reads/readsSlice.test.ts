import { parseRawAmount, type RawAmount, ZERO_AMOUNT } from '../../domain/rawAmount';
import { ALICE, BOB, TOKEN } from '../state.fixtures';
import { createSharedStore } from '../store/createSharedStore';
import type { ReadAnswer, ReadOf } from './read';
import { selectRead, selectWantedReads } from './readsSelectors';
import { interestAdded, interestRemoved, readsReceived } from './readsSlice';

const balance: ReadOf<'balance'> = { kind: 'balance', chainId: 1, account: ALICE, token: TOKEN };
const five: RawAmount = parseRawAmount('5') ?? ZERO_AMOUNT;

function known(value: RawAmount, blockNumber: number, read = balance): ReadAnswer {
  return { kind: 'balance', read, state: { kind: 'known', value, blockNumber, syncing: false } };
}

function storeWanting(...reads: ReadOf<'balance'>[]) {
  const store = createSharedStore();
  store.dispatch(interestAdded(reads));
  return { store, read: (of = balance) => selectRead(store.getState(), of) };
}

describe('reads', () => {
  // FIGURE-4
  it('are loading until the first answer, never zero', () => {
    const { read } = storeWanting(balance);
    expect(read()).toEqual({ kind: 'loading' });
  });

  it('keep the newest answer', () => {
    const { store, read } = storeWanting(balance);
    store.dispatch(readsReceived([known(five, 9)]));
    store.dispatch(readsReceived([known(ZERO_AMOUNT, 8)]));
    expect(read()).toEqual({ kind: 'known', value: '5', blockNumber: 9, syncing: false });
  });

  // TX-4
  it('drop an answer for another account or chain', () => {
    const { store, read } = storeWanting(balance);
    store.dispatch(readsReceived([known(five, 9, { ...balance, account: BOB }), known(five, 9, { ...balance, chainId: 10 })]));
    expect(read()).toEqual({ kind: 'loading' });
    expect(read({ ...balance, account: BOB })).toEqual({ kind: 'loading' });
  });

  it('drop an answer that nobody wants any more', () => {
    const { store, read } = storeWanting(balance);
    store.dispatch(interestRemoved([balance]));
    store.dispatch(readsReceived([known(five, 9)]));
    expect(read()).toEqual({ kind: 'loading' });
  });

  it('are wanted as long as one of those who asked remains', () => {
    const { store } = storeWanting(balance, balance);
    store.dispatch(interestRemoved([balance]));
    expect(Object.keys(selectWantedReads(store.getState()))).toHaveLength(1);
    store.dispatch(interestRemoved([balance]));
    expect(Object.keys(selectWantedReads(store.getState()))).toHaveLength(0);
  });

  it('are dimmed when they are wanted again after a pause', () => {
    const { store, read } = storeWanting(balance);
    store.dispatch(readsReceived([known(five, 9)]));
    store.dispatch(interestRemoved([balance]));
    store.dispatch(interestAdded([balance]));
    expect(read()).toMatchObject({ kind: 'known', value: '5', syncing: true });
  });

  it('fail when nothing was known and no node answers', () => {
    const { store, read } = storeWanting(balance);
    store.dispatch(readsReceived([{ kind: 'balance', read: balance, state: { kind: 'unreachable' } }]));
    expect(read()).toEqual({ kind: 'failed', isUnreached: true });
    store.dispatch(readsReceived([{ kind: 'balance', read: balance, state: { kind: 'failed' } }]));
    expect(read()).toEqual({ kind: 'failed' });
  });

  it('keep what is known, as old, when no node answers', () => {
    const { store, read } = storeWanting(balance);
    store.dispatch(readsReceived([known(five, 9)]));
    store.dispatch(readsReceived([{ kind: 'balance', read: balance, state: { kind: 'unreachable' } }]));
    expect(read()).toEqual({ kind: 'known', value: '5', blockNumber: 9, syncing: true });
    store.dispatch(readsReceived([known(ZERO_AMOUNT, 10)]));
    expect(read()).toEqual({ kind: 'known', value: '0', blockNumber: 10, syncing: false });
  });

  it('leave the state as it is when nothing changed', () => {
    const { store } = storeWanting(balance);
    store.dispatch(readsReceived([known(five, 9)]));
    const before = store.getState().reads;
    store.dispatch(readsReceived([known(five, 9)]));
    expect(store.getState().reads).toBe(before);
  });
});
