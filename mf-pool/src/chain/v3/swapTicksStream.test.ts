import { firstValueFrom, of } from 'rxjs';
import type { ChainNode, EventLog, LogQuery, LogsState } from '@dex/mf-shared/contract';
import { callData, intWord, uintWord } from '@dex/mf-shared/chain';
import { err, ok, parseTxHash, requireAddress } from '@dex/mf-shared/domain';
import { swapTicks$ } from './swapTicksStream';

const pool = requireAddress('0x8ad599c3A0ff1De082011EFDDc58f1908eb6e6D8');
const hash = parseTxHash(`0x${'5'.repeat(64)}`);
if (!hash) throw new Error('That is a hash');
const NEWEST = { chainId: 1 as const, number: 1_000_000, timestamp: 20_000_000 };
const swapTo = (tick: number, blockNumber = NEWEST.number): EventLog => ({
  address: pool,
  topics: [],
  data: callData('0x', uintWord(1n), uintWord(2n), uintWord(3n), uintWord(4n), intWord(tick)),
  blockNumber,
  transactionHash: hash,
});

/** A chain of so many seconds a block, whose node says so of its swaps. */
async function read(state: LogsState, secondsPerBlock: number | null = 12) {
  const asked: (LogQuery | null)[] = [];
  const node: Pick<ChainNode, 'logs$' | 'request'> = {
    logs$: (_chainId, query) => {
      asked.push(query);
      return of(state);
    },
    request: async (_chainId, _method, [number]) =>
      secondsPerBlock === null
        ? err({ code: 'timeout' as const, message: '' })
        : ok({ timestamp: `0x${Math.round(NEWEST.timestamp - (NEWEST.number - Number(number)) * secondsPerBlock).toString(16)}` }),
  };
  const answer = await firstValueFrom(swapTicks$({ block$: () => of(NEWEST) }, node, { chainId: 1, pool, key: 'k' }));
  return { answer, fromBlock: asked[0]?.fromBlock };
}

const synced: LogsState = { kind: 'synced', logs: [swapTo(9, 5), swapTo(-5), swapTo(-5), swapTo(7)], blockNumber: 9 };

// V3-25
test('the swaps of thirty days are counted by the tick that they ended at; of a younger chain all of them', async () => {
  const { answer, fromBlock } = await read(synced);
  expect(answer).toEqual({
    kind: 'known',
    counts: [
      [-5, 2],
      [7, 1],
    ],
  });
  // Kept from a block that the next visit begins at too: no further before the span than that takes.
  expect(fromBlock).toBeGreaterThan(NEWEST.number - 1.1 * 216_000 - 32_768);
  expect(fromBlock).toBeLessThan(NEWEST.number - 0.9 * 216_000);
  expect(await read(synced, 1)).toMatchObject({
    fromBlock: 0,
    answer: {
      counts: [
        [9, 1],
        [-5, 2],
        [7, 1],
      ],
    },
  });
});

// V3-25
test('what cannot be read whole makes no part: a node that does not say, logs that end in an error, an event of another form', async () => {
  expect((await read(synced, null)).answer).toEqual({ kind: 'failed' });
  expect((await read({ kind: 'error', logs: [swapTo(1)] })).answer).toEqual({ kind: 'failed' });
  expect((await read({ kind: 'syncing', logs: [swapTo(1)] })).answer).toEqual({ kind: 'reading', count: 1 });
  expect((await read({ ...synced, logs: [{ ...swapTo(1), data: callData('0x') }] })).answer).toEqual({ kind: 'failed' });
});
