import { callData, nativeBalanceCall, uintWord } from '@dex/mf-shared/chain';
import type { ChainReads, NameService, ReadCall, ReadResult } from '@dex/mf-shared/contract';
import { err, ok, requireAddress, resolveChains, ZERO_AMOUNT } from '@dex/mf-shared/domain';
import { createSharedStore, interestAdded, interestRemoved, type ReadOf, selectRead } from '@dex/mf-shared/state';
import { Observable, Subject } from 'rxjs';
import { serveReads } from './serveReads';

const ALICE = requireAddress('0x00000000000000000000000000000000000000a1');
const TOKEN = requireAddress('0x00000000000000000000000000000000000000c3');
const balance: ReadOf<'balance'> = { kind: 'balance', chainId: 1, account: ALICE, token: 'native' };

interface Watched {
  readonly chainId: number;
  readonly calls: readonly (ReadCall | null)[];
  readonly blocksPerFetch: number | undefined;
  readonly results: Subject<readonly ReadResult[]>;
  isOver: boolean;
}

function setUp(names: Partial<NameService> = {}) {
  const watched: Watched[] = [];
  const reads: ChainReads = {
    watch: (chainId, calls, options) =>
      new Observable((subscriber) => {
        const entry: Watched = { chainId, calls, blocksPerFetch: options?.blocksPerFetch, results: new Subject(), isOver: false };
        watched.push(entry);
        const subscription = entry.results.subscribe(subscriber);
        return () => {
          entry.isOver = true;
          subscription.unsubscribe();
        };
      }),
    once: async () => err({ code: 'node_unreachable', message: '' }),
    block$: () => new Observable(),
  };
  const store = createSharedStore();
  let dispatched = 0;
  store.subscribe(() => (dispatched += 1));
  const stop = serveReads({
    store,
    reads,
    chains: resolveChains(),
    names: { resolve: async () => ok(null), lookup: async () => ok(null), ...names },
  });
  return { store, watched, stop, dispatched: () => dispatched };
}

const valid = (value: bigint, blockNumber = 7): ReadResult => ({
  kind: 'valid',
  data: callData('0x', uintWord(value)),
  blockNumber,
  syncing: false,
});
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('serveReads', () => {
  it('reads what is wanted, once however many want it, and stops when nobody does', () => {
    const { store, watched } = setUp();
    store.dispatch(interestAdded([balance, balance]));
    expect(watched).toHaveLength(1);
    expect(watched[0]).toMatchObject({ chainId: 1, calls: [nativeBalanceCall(ALICE)], blocksPerFetch: 1 });
    store.dispatch(interestRemoved([balance]));
    expect(watched[0]?.isOver).toBe(false);
    store.dispatch(interestRemoved([balance]));
    expect(watched[0]?.isOver).toBe(true);
  });

  it('hands all answers of a turn over as one event', async () => {
    const { store, watched, dispatched } = setUp();
    const other: ReadOf<'balance'> = { ...balance, token: TOKEN };
    store.dispatch(interestAdded([balance, other]));
    const before = dispatched();
    watched.forEach(({ results }) => results.next([valid(5n)]));
    await turn();
    expect(dispatched()).toBe(before + 1);
    expect(selectRead(store.getState(), balance)).toEqual({ kind: 'known', value: '5', blockNumber: 7, syncing: false });
    expect(selectRead(store.getState(), other)).toMatchObject({ value: '5' });
  });

  it('tells a failed read from zero and from one that is on its way', async () => {
    const { store, watched } = setUp();
    store.dispatch(interestAdded([balance]));
    const say = async (result: ReadResult) => {
      watched[0]?.results.next([result]);
      await turn();
      return selectRead(store.getState(), balance);
    };
    expect(await say({ kind: 'loading' })).toEqual({ kind: 'loading' });
    expect(await say(valid(0n))).toMatchObject({ kind: 'known', value: ZERO_AMOUNT });
    expect(await say({ kind: 'error' })).toMatchObject({ kind: 'known', value: ZERO_AMOUNT, syncing: true });
    expect(await say({ kind: 'refused', blockNumber: 7 })).toEqual({ kind: 'failed' });
    expect(await say({ kind: 'error' })).toEqual({ kind: 'failed', isUnreached: true });
  });

  it('asks once for what never changes', () => {
    const { store, watched } = setUp();
    store.dispatch(interestAdded([{ kind: 'token', chainId: 1, address: TOKEN }]));
    expect(watched[0]).toMatchObject({ blocksPerFetch: Infinity });
    expect(watched[0]?.calls).toHaveLength(3);
  });

  it('asks the name service for names', async () => {
    const { store, stop } = setUp({ lookup: async () => ok('alice.eth'), resolve: async () => err({ code: 'timeout', message: '' }) });
    store.dispatch(
      interestAdded([
        { kind: 'nameOf', address: ALICE },
        { kind: 'addressOf', name: 'bob.eth' },
      ]),
    );
    await turn();
    expect(selectRead(store.getState(), { kind: 'nameOf', address: ALICE })).toMatchObject({ kind: 'known', value: 'alice.eth' });
    expect(selectRead(store.getState(), { kind: 'addressOf', name: 'bob.eth' })).toEqual({ kind: 'failed', isUnreached: true });
    stop();
  });

  // WALLET-13
  it('asks for a name again that could not be looked up, until it is known or nobody wants it', async () => {
    jest.useFakeTimers();
    let isReached = false;
    const resolve = jest.fn<ReturnType<NameService['resolve']>, []>(async () =>
      isReached ? ok(ALICE) : err({ code: 'timeout', message: '' }),
    );
    const { store } = setUp({ resolve });
    const [known, left] = ['bob.eth', 'eve.eth'].map((name): ReadOf<'addressOf'> => ({ kind: 'addressOf', name }));
    if (!known || !left) throw new Error('Two names were given');
    store.dispatch(interestAdded([known, left]));
    await jest.advanceTimersByTimeAsync(0);
    expect(selectRead(store.getState(), known)).toMatchObject({ kind: 'failed' });
    store.dispatch(interestRemoved([left]));
    isReached = true;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(selectRead(store.getState(), known)).toMatchObject({ kind: 'known', value: ALICE });
    expect(resolve).toHaveBeenCalledTimes(3);
    jest.useRealTimers();
  });

  it('asks further where the first calls make no value, says nothing before that is answered, and stops once they do', async () => {
    const { store, watched } = setUp();
    const read: ReadOf<'usdPrice'> = { kind: 'usdPrice', chainId: 1, token: 'native' };
    store.dispatch(interestAdded([read]));
    const say = async (index: number, ...results: readonly ReadResult[]) => {
      watched[index]?.results.next(results);
      await turn();
      return selectRead(store.getState(), read);
    };
    expect(await say(0, valid(18n), { kind: 'error' })).toEqual({ kind: 'failed', isUnreached: true });
    expect(watched).toHaveLength(1);
    expect(await say(0, valid(18n), { kind: 'refused', blockNumber: 8 })).toEqual({ kind: 'failed', isUnreached: true });
    expect(watched[1]).toMatchObject({ calls: { length: 3 }, blocksPerFetch: 1, isOver: false });
    const ETHER = 10n ** 18n;
    const none: ReadResult = { kind: 'refused', blockNumber: 8 };
    expect(await say(1, none, valid(50n * ETHER, 8), none)).toMatchObject({ kind: 'known', value: '2000', blockNumber: 8 });
    const pair: ReadResult = {
      kind: 'valid',
      data: callData('0x', ...[32n, 2n, 40n * ETHER].map(uintWord)),
      blockNumber: 9,
      syncing: false,
    };
    expect(await say(0, valid(18n), pair)).toMatchObject({ kind: 'known', value: '2500', blockNumber: 9 });
    expect(watched[1]?.isOver).toBe(true);
    store.dispatch(interestRemoved([read]));
    expect(watched.every(({ isOver }) => isOver)).toBe(true);
  });

  it('gives no dollar price where the network has no stablecoin', async () => {
    const { store, watched } = setUp();
    store.dispatch(interestAdded([{ kind: 'usdPrice', chainId: 9745, token: 'native' }]));
    await turn();
    expect(watched).toEqual([]);
    expect(selectRead(store.getState(), { kind: 'usdPrice', chainId: 9745, token: 'native' })).toMatchObject({
      kind: 'known',
      value: null,
    });
  });
});
