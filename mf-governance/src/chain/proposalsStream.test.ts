import { utils } from 'ethers';
import { BehaviorSubject, firstValueFrom, lastValueFrom, map, of, take, toArray } from 'rxjs';
import type { ChainNode, ChainReads, LogsState, ReadCall, ReadResult } from '@dex/mf-shared/contract';
import { parseHex, requireAddress, type Hex } from '@dex/mf-shared/domain';
import { proposals$, type ProposalsSources } from './proposalsStream';

const governor = requireAddress('0x408ED6354d4973f66138C91495F2f2FCbd8724C3');
const proposer = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
const FIRST_ID = 9;
const COUNT = 100;

const hex = (text: string): Hex => {
  const parsed = parseHex(text);
  if (!parsed) throw new Error(text);
  return parsed;
};
const words = (...values: readonly (number | string)[]) =>
  hex(utils.hexConcat(values.map((value) => utils.hexZeroPad(utils.hexlify(value), 32))));
const valid = (data: Hex): ReadResult => ({ kind: 'valid', data, blockNumber: 500, syncing: false });

function answerOf({ callData }: ReadCall): ReadResult {
  const id = callData.length > 10 ? Number(BigInt(`0x${callData.slice(10)}`)) : 0;
  if (callData.startsWith('0xda35c664')) return valid(words(FIRST_ID + COUNT - 1));
  if (callData.startsWith('0x013cf08b')) return valid(words(id, proposer, 0, 20, 30, 5, 6, 7, 0, 0));
  return valid(words(1));
}

function sources(
  answer: (call: ReadCall) => ReadResult,
  logs: LogsState,
  head = 500,
): { readonly given: ProposalsSources; readonly watched: number[]; readonly logsFrom: number[] } {
  const watched: number[] = [];
  const logsFrom: number[] = [];
  const never = () => {
    throw new Error('not asked');
  };
  const reads: ChainReads = {
    watch: (_chainId, calls) => {
      watched.push(calls.length);
      return of(calls.map((call) => (call ? answer(call) : { kind: 'invalid' as const })));
    },
    once: never,
    block$: () => of({ chainId: 1, number: head, timestamp: 1 }),
  };
  const node: ChainNode = {
    estimateGas: never,
    call: never,
    request: never,
    logs$: (_chainId, asked) => {
      if (asked) logsFrom.push(asked.fromBlock);
      return of(logs);
    },
  };
  return { given: { reads, node }, watched, logsFrom };
}

const query = { chainId: 1, governors: [null, null, governor] } as const;

// GOV-14
it('reads a hundred proposals of a governor in two batches, newest first', async () => {
  const { given, watched } = sources(answerOf, { kind: 'synced', logs: [], blockNumber: 500 });
  const state = await firstValueFrom(proposals$(given, query));
  expect(watched).toEqual([1, COUNT * 2]);
  if (state.kind !== 'known') throw new Error(state.kind);
  expect(state.proposals).toHaveLength(COUNT);
  expect(state.proposals[0]).toMatchObject({
    id: String(FIRST_ID + COUNT - 1),
    status: 'active',
    forCount: '5',
    abstainCount: '7',
    content: null,
  });
  expect(state.isComplete).toBe(true);
});

// GOV-14
it('keeps every proposal that is known while the governor is read anew for one more', async () => {
  const { given } = sources(answerOf, { kind: 'synced', logs: [], blockNumber: 500 });
  /** So many proposals there are, and whether those of a new count are read yet. */
  const chain$ = new BehaviorSubject({ count: COUNT, isRead: true });
  const reads: ChainReads = {
    ...given.reads,
    watch: (_chainId, calls) =>
      chain$.pipe(
        map(({ count, isRead }) =>
          calls.map((call): ReadResult => {
            if (call?.callData.startsWith('0xda35c664')) return valid(words(FIRST_ID + count - 1));
            return isRead && call ? answerOf(call) : { kind: 'loading' };
          }),
        ),
      ),
  };
  const counts: number[] = [];
  const subscription = proposals$({ ...given, reads }, query).subscribe((state) =>
    counts.push(state.kind === 'known' ? state.proposals.length : 0),
  );
  chain$.next({ count: COUNT + 1, isRead: false });
  chain$.next({ count: COUNT + 1, isRead: true });
  subscription.unsubscribe();
  expect(counts.at(-1)).toBe(COUNT + 1);
  expect(counts.filter((count) => count < COUNT)).toEqual([]);
});

it('says that it has failed when the governor does not answer, and that it loads while it does not know', async () => {
  const failed = sources(() => ({ kind: 'error' }), { kind: 'loading' });
  expect(await firstValueFrom(proposals$(failed.given, query).pipe(take(1), toArray()))).toEqual([{ kind: 'failed' }]);
  const loading = sources(() => ({ kind: 'loading' }), { kind: 'loading' });
  expect(await firstValueFrom(proposals$(loading.given, query).pipe(take(1)))).toEqual({ kind: 'loading' });
});

it('is empty where no governor is deployed', async () => {
  const { given, watched } = sources(answerOf, { kind: 'loading' });
  expect(await firstValueFrom(proposals$(given, { chainId: 10, governors: [null, null, null] }))).toEqual({
    kind: 'known',
    proposals: [],
    isComplete: true,
    hasFailed: false,
  });
  expect(watched).toEqual([]);
});

it('says that texts are missing while the logs cannot be read, and shows what it knows', async () => {
  const { given } = sources(answerOf, { kind: 'error', logs: [] });
  const state = await lastValueFrom(proposals$(given, query));
  expect(state).toMatchObject({ kind: 'known', isComplete: true, hasFailed: true });
});

// GOV-14
it('says that texts are missing where a node has thrown their events away, but not of a proposal that is too new to be read', async () => {
  const hasFailed = async (blockNumber: number) => {
    const { given } = sources(answerOf, { kind: 'synced', logs: [], blockNumber });
    const state = await lastValueFrom(proposals$(given, query));
    return state.kind === 'known' && state.hasFailed;
  };
  expect(await hasFailed(500)).toBe(true);
  expect(await hasFailed(19)).toBe(false);
});

it.each([
  ['mainnet from the block before its first governor', 1, 24_000_000, 10_861_000],
  ['a shorter copy of mainnet from its start', 1, 500, 0],
  ['another network from its start', 4, 24_000_000, 0],
] as const)('reads the logs of %s', async (_name, chainId, head, fromBlock) => {
  const { given, logsFrom } = sources(answerOf, { kind: 'synced', logs: [], blockNumber: head }, head);
  await lastValueFrom(proposals$(given, { ...query, chainId }));
  expect(logsFrom).toEqual([fromBlock]);
});
