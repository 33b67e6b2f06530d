import { utils } from 'ethers';
import { BehaviorSubject, defer, firstValueFrom, map, of } from 'rxjs';
import type { EventLog, LogQuery, LogsState } from '@dex/mf-shared/contract';
import { callData, requireHexText, uintWord } from '@dex/mf-shared/chain';
import { EMPTY_CONFIG, parseTxHash, requireAddress, resolveChains } from '@dex/mf-shared/domain';
import type { HistoryAnswer } from '../../domain/v3/positionHistory';
import { history$ } from './historyStream';

const chain = resolveChains(EMPTY_CONFIG)[1];
const manager = requireAddress('0xC36442b4a4522E871399CD717aBDD847Ab11FE88');
const hash = parseTxHash(`0x${'ab'.repeat(32)}`);
if (!hash) throw new Error('A hash');
const topic = (signature: string) => requireHexText(utils.id(signature));
const ADDED = topic('IncreaseLiquidity(uint256,uint128,uint256,uint256)');
const log = (first: string, ...words: bigint[]): EventLog => ({
  address: manager,
  topics: [requireHexText(first)],
  data: callData('0x', ...words.map(uintWord)),
  blockNumber: 9,
  transactionHash: hash,
});
const synced = (...logs: EventLog[]): LogsState => ({ kind: 'synced', logs, blockNumber: 9 });

function historyFrom(events: LogsState, mints: LogsState, asked: LogQuery[] = [], number = 20_000_000) {
  const logs$ = (_chainId: number, query: LogQuery | null) => {
    if (query) asked.push(query);
    return of(asked.length % 2 === 1 ? events : mints);
  };
  return firstValueFrom(history$({ block$: () => of({ chainId: 1, number, timestamp: 0 }) }, { logs$ }, chain, manager, '7'));
}

// V3-28
const AT = { blockNumber: 9, transaction: hash };

test('the events of a position are read as the contract writes them, from its making on', async () => {
  const asked: LogQuery[] = [];
  const events = synced(
    log(ADDED, 5n, 1n, 2n),
    log(topic('DecreaseLiquidity(uint256,uint128,uint256,uint256)'), 3n, 4n, 5n),
    log(topic('Collect(uint256,address,uint256,uint256)'), 99n, 6n, 7n),
  );
  const mint = log(topic('Transfer(address,address,uint256)'));
  expect(await historyFrom(events, synced(mint), asked)).toEqual({
    kind: 'known',
    isFromStart: true,
    firstBlock: 9,
    isLost: false,
    events: [
      { kind: 'added', liquidity: '5', amount0: '1', amount1: '2', ...AT },
      { kind: 'removed', liquidity: '3', amount0: '4', amount1: '5', ...AT },
      { kind: 'collected', amount0: '6', amount1: '7', ...AT },
    ],
  });
  const [first, second] = asked;
  expect([first?.fromBlock, first?.topics[1]]).toEqual([12_369_651, `0x${uintWord(7n)}`]);
  expect(second?.topics).toEqual([topic('Transfer(address,address,uint256)'), `0x${uintWord(0n)}`, null, `0x${uintWord(7n)}`]);
});

test('without the making it does not begin at the start; without an answer, or with a log that says nothing, it is not known', async () => {
  expect(await historyFrom(synced(log(ADDED, 5n, 1n, 2n)), synced())).toMatchObject({ kind: 'known', isFromStart: false });
  expect(await historyFrom({ kind: 'error', logs: [] }, synced())).toEqual({ kind: 'failed' });
  expect(await historyFrom(synced(log(ADDED, 5n)), synced())).toEqual({ kind: 'failed' });
  expect(await historyFrom({ kind: 'syncing', logs: [log(ADDED, 5n, 1n, 2n)] }, synced())).toEqual({
    kind: 'reading',
    count: 1,
    reachedBlock: null,
  });
  expect(await historyFrom({ kind: 'loading' }, synced())).toEqual({ kind: 'loading' });
});

// V3-28
test('a known history stands while the newest logs are read again, and makes way for what that brings', () => {
  const [one, other] = [log(ADDED, 5n, 1n, 2n), log(ADDED, 6n, 3n, 4n)];
  const states$ = new BehaviorSubject<LogsState>({ kind: 'syncing', logs: [one] });
  const seen: HistoryAnswer[] = [];
  const reads = { block$: () => of({ chainId: 1, number: 500, timestamp: 0 } as const) };
  const subscription = history$(reads, { logs$: () => states$ }, chain, manager, '7').subscribe((answer) => seen.push(answer));
  states$.next(synced(one));
  const before = seen.length;
  states$.next({ kind: 'syncing', logs: [one] });
  expect(seen.slice(before)).toEqual([]);
  states$.next(synced(one, other));
  expect(seen.at(-1)).toMatchObject({ kind: 'known', events: [{ liquidity: '5' }, { liquidity: '6' }] });
  expect(seen.slice(before).some(({ kind }) => kind === 'reading')).toBe(false);
  subscription.unsubscribe();
});

// V3-28
test('one failed reading hides no known history, however many of its parts fail; the second in a row does', () => {
  const [one, mint] = [log(ADDED, 5n, 1n, 2n), log(topic('Transfer(address,address,uint256)'))];
  const states = [new BehaviorSubject<LogsState>({ kind: 'loading' }), new BehaviorSubject<LogsState>({ kind: 'loading' })] as const;
  const seen: HistoryAnswer['kind'][] = [];
  const reads = { block$: () => of({ chainId: 1, number: 500, timestamp: 0 } as const) };
  const node = { logs$: (_chainId: number, query: LogQuery | null) => states[query?.topics.length === 4 ? 1 : 0] };
  const subscription = history$(reads, node, chain, manager, '7').subscribe(({ kind }) => seen.push(kind));
  const round = (...ends: readonly [LogsState, LogsState]) => {
    for (const state$ of states) state$.next({ kind: 'syncing', logs: [one] });
    ends.forEach((end, index) => states[index]?.next(end));
  };
  const failed: LogsState = { kind: 'error', logs: [one] };
  round(synced(one), synced(mint));
  round(failed, failed);
  round(synced(one), synced(mint));
  round(failed, synced(mint));
  expect(seen.slice(seen.indexOf('known'))).not.toContain('failed');
  expect(seen.at(-1)).toBe('known');
  round(synced(one), failed);
  expect(seen.at(-1)).toBe('failed');
  round(synced(one), synced(mint));
  expect(seen.at(-1)).toBe('known');
  subscription.unsubscribe();
});

// V3-28
test('a history without its beginning is known from the first block that the node says it has, with and without events', async () => {
  const lacking = (...logs: EventLog[]): LogsState => ({ kind: 'synced', logs, blockNumber: 9, lacksBefore: 5 });
  expect(await historyFrom(lacking(log(ADDED, 5n, 1n, 2n)), lacking())).toMatchObject({ isFromStart: false, firstBlock: 5 });
  expect(await historyFrom(lacking(), lacking())).toMatchObject({ isFromStart: false, firstBlock: 5 });
  expect(await historyFrom(synced(log(ADDED, 5n, 1n, 2n)), synced())).toMatchObject({ isFromStart: false, firstBlock: 9 });
  // What was thrown away before it was made is not missed.
  const mint = log(topic('Transfer(address,address,uint256)'));
  expect(await historyFrom(lacking(log(ADDED, 5n, 1n, 2n)), lacking(mint))).toMatchObject({ isFromStart: true, firstBlock: 9 });
});

test('a short copy of the network is read from its first block', async () => {
  const asked: LogQuery[] = [];
  await historyFrom(synced(), synced(), asked, 500);
  expect(asked[0]?.fromBlock).toBe(0);
});

// TX-22
test('what is kept is read, and where that does not begin at the start everything is asked for once more', async () => {
  const asked: LogQuery[] = [];
  await historyFrom(synced(log(ADDED, 5n, 1n, 2n)), synced(), asked);
  expect(asked.map(({ isAnew }) => isAnew)).toEqual([false, false, true, true]);
  expect(asked.every(({ isKept }) => isKept)).toBe(true);
});

// TX-22
test('with each block the newest logs are read again, and not everything', () => {
  const part: LogsState = { kind: 'syncing', logs: [log(ADDED, 5n, 1n, 2n)] };
  const whole = synced(log(ADDED, 5n, 1n, 2n));
  const kept$ = new BehaviorSubject<LogsState>(part);
  const anew$ = new BehaviorSubject<LogsState>({ ...part, reachedBlock: 100 });
  const begun: boolean[] = [];
  const logs$ = (_chainId: number, query: LogQuery | null) => {
    const isAnew = query?.isAnew ?? false;
    const isMint = query?.topics[0] === topic('Transfer(address,address,uint256)');
    return defer(() => {
      begun.push(isAnew);
      const states$ = isAnew ? anew$ : kept$;
      return states$.pipe(map((state) => (isMint && state.kind === 'synced' ? synced() : state)));
    });
  };
  const seen: HistoryAnswer[] = [];
  const reads = { block$: () => of({ chainId: 1, number: 500, timestamp: 0 } as const) };
  const subscription = history$(reads, { logs$ }, chain, manager, '7').subscribe((answer) => seen.push(answer));
  for (const state of [whole, part, whole]) kept$.next(state);
  expect(seen.at(-1)).toEqual({ kind: 'reading', count: 1, reachedBlock: 100 });
  for (const state of [whole, part, whole]) anew$.next(state);
  expect(begun).toEqual([false, false, true, true]);
  expect(seen.at(-1)).toMatchObject({ kind: 'known', isFromStart: false });
  expect(kept$.observed).toBe(false);
  subscription.unsubscribe();
});

// V3-28
test('where it is wanted anew, nothing that was kept is read', async () => {
  const asked: LogQuery[] = [];
  const logs$ = (_chainId: number, query: LogQuery | null) => {
    if (query) asked.push(query);
    return of(synced());
  };
  const reads = { block$: () => of({ chainId: 1, number: 500, timestamp: 0 } as const) };
  await firstValueFrom(history$(reads, { logs$ }, chain, manager, '7', true));
  expect(asked.map(({ isAnew }) => isAnew)).toEqual([true, true]);
});

// V3-28
test('reading says how far both readings have come', async () => {
  const part = (reachedBlock: number): LogsState => ({ kind: 'syncing', logs: [], reachedBlock });
  expect(await historyFrom(part(70), part(50))).toEqual({ kind: 'reading', count: 0, reachedBlock: 50 });
  expect(await historyFrom(part(70), synced())).toEqual({ kind: 'reading', count: 0, reachedBlock: 70 });
});
