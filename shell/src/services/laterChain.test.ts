import type { WatchedReads } from '@dex/mf-shared/chain';
import { ok } from '@dex/mf-shared/domain';
import { createFakeServices } from '@dex/mf-shared/testing';
import { map, Observable, of } from 'rxjs';
import type { ChainAccess } from './chainAccess';
import { createLaterChain } from './laterChain';

const block = { chainId: 1, number: 7, timestamp: 70 } as const;

function fakeAccess(): ChainAccess & { readonly stop: jest.Mock } {
  const { node, names } = createFakeServices();
  const reads: WatchedReads = {
    watch: () => of([{ kind: 'loading' }]),
    once: async () => ok({ blockNumber: 7, data: [] }),
    block$: () => of(block),
    freshness$: () => of({ kind: 'fresh' }),
    askNow: () => undefined,
  };
  return { reads, node, names, mainnetNode: { request: async () => '0x1' }, stream: (begin) => new Observable(begin), stop: jest.fn() };
}

test('a stream waits for the code, and answers at once when it is there', async () => {
  const load = jest.fn(async () => fakeAccess());
  const chain = createLaterChain(load);
  const seen: unknown[] = [];
  chain.reads.block$(1).subscribe((value) => seen.push(value));
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  chain.begin();
  chain.begin();
  await chain.reads.once(1, []);
  expect(seen).toEqual([block]);
  chain.reads.block$(1).subscribe((value) => seen.push(value));
  expect(seen).toEqual([block, block]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a question loads the code by itself', async () => {
  const chain = createLaterChain(async () => fakeAccess());
  expect(await chain.reads.once(1, [])).toEqual(ok({ blockNumber: 7, data: [] }));
  expect(await chain.mainnetNode.request({ method: 'eth_chainId' })).toBe('0x1');
});

test('code that does not come is asked for again', async () => {
  jest.useFakeTimers();
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn(async () => fakeAccess()).mockRejectedValueOnce(new Error('Loading chunk failed'));
  const chain = createLaterChain(load);
  const answer = chain.reads.once(1, []);
  await jest.advanceTimersByTimeAsync(3000);
  expect((await answer).ok).toBe(true);
  expect(load).toHaveBeenCalledTimes(2);
  expect(complaint).toHaveBeenCalled();
  complaint.mockRestore();
  jest.useRealTimers();
});

test('what ends before the code comes is ended with it', async () => {
  const access = fakeAccess();
  const chain = createLaterChain(async () => access);
  chain.begin();
  chain.stop();
  await chain.reads.once(1, []);
  expect(access.stop).toHaveBeenCalledTimes(1);
});

test('who hears at once when the code comes may leave at once, and leaves nothing open', async () => {
  let isOpen = false;
  const endless = new Observable<typeof block>((observer) => {
    isOpen = true;
    observer.next(block);
    return () => (isOpen = false);
  });
  const access = fakeAccess();
  const chain = createLaterChain(async () => ({ ...access, reads: { ...access.reads, block$: () => endless } }));
  const seen: unknown[] = [];
  const subscription = chain.reads.block$(1).subscribe((value) => {
    seen.push(value);
    subscription.unsubscribe();
  });
  chain.begin();
  await chain.reads.once(1, []);
  expect([seen, isOpen]).toEqual([[block], false]);
});

test('what is read through operators before the code is there comes with it', async () => {
  const chain = createLaterChain(async () => fakeAccess());
  const seen: unknown[] = [];
  chain.reads
    .block$(1)
    .pipe(map(({ number }) => number))
    .subscribe({ next: (value) => seen.push(value), complete: () => seen.push('end') });
  await chain.reads.once(1, []);
  expect(seen).toEqual([7, 'end']);
});
