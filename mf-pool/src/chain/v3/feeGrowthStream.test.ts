import { firstValueFrom, of } from 'rxjs';
import type { ChainNode } from '@dex/mf-shared/contract';
import { callData, intWord, uintWord } from '@dex/mf-shared/chain';
import { err, ok, requireAddress } from '@dex/mf-shared/domain';
import { feeGrowth$ } from './feeGrowthStream';

const pool = requireAddress('0x8ad599c3A0ff1De082011EFDDc58f1908eb6e6D8');
const wish = { chainId: 1 as const, pool, tickLower: -60, tickUpper: 60, key: 'k' };
const NEWEST = { chainId: 1 as const, number: 100_000, timestamp: 5_000_000 };

/** A chain of a block each twelve seconds, whose node has the state of blocks from `keptFrom` on; a tick has as many counters as its block. */
function nodeWith(keptFrom: number, secondsPerBlock = 12) {
  const asked: number[] = [];
  const request: ChainNode['request'] = async (_chainId, method, params) => {
    if (method === 'eth_getBlockByNumber') {
      const number = Number(params[0]);
      return ok({ timestamp: `0x${(NEWEST.timestamp - (NEWEST.number - number) * secondsPerBlock).toString(16)}` });
    }
    const number = Number(params[1]);
    asked.push(number);
    if (number < keptFrom) return err({ code: 'unknown' as const, message: 'missing trie node' });
    const [call] = params;
    const data = typeof call === 'object' && call !== null && 'data' in call ? String(call.data) : '';
    if (data.startsWith('0x3850c7bd')) return ok(callData('0x', uintWord(1n << 96n), intWord(7)));
    if (data.startsWith('0xf30dba93')) return ok(callData('0x', ...[1, 1, number, 2 * number, 0, 0, 0, 1].map(uintWord)));
    return ok(callData('0x', uintWord(number)));
  };
  return { asked, request };
}

const read = (node: ReturnType<typeof nodeWith>) => firstValueFrom(feeGrowth$({ block$: () => of(NEWEST) }, node, wish));

// V3-33
test('the counters are read at the newest block, and at blocks a day and a week before it', async () => {
  const node = nodeWith(0);
  const answer = await read(node);
  const [day, week] = [NEWEST.number - 86_400 / 12, NEWEST.number - 604_800 / 12];
  expect([...new Set(node.asked)].sort((one, other) => one - other)).toEqual([week, day, NEWEST.number]);
  const at = (number: number, seconds: number) => ({
    seconds,
    tick: 7,
    global: [String(number), String(number)],
    lower: [String(number), String(2 * number)],
    upper: [String(number), String(2 * number)],
  });
  expect(answer).toEqual({
    kind: 'known',
    now: at(NEWEST.number, 5_000_000),
    day: at(day, 5_000_000 - 86_400),
    week: at(week, 5_000_000 - 604_800),
  });
});

// V3-33
test('a node that has no state that old, and a chain that is younger, give nothing in its place', async () => {
  expect(await read(nodeWith(NEWEST.number - 10_000))).toMatchObject({ kind: 'known', day: { tick: 7 }, week: null });
  expect(await read(nodeWith(NEWEST.number))).toMatchObject({ kind: 'known', day: null, week: null });
  expect(await read(nodeWith(0, 0.0001))).toMatchObject({ kind: 'known', day: null, week: null });
  expect(await read(nodeWith(NEWEST.number + 1))).toEqual({ kind: 'failed' });
});

// V3-33
test('what a busy node did not answer is asked for again, and what it answered stands meanwhile', async () => {
  jest.useFakeTimers();
  const node = nodeWith(0);
  const week = NEWEST.number - 604_800 / 12;
  let isBusy = true;
  const busy: ChainNode['request'] = async (chainId, method, params) =>
    isBusy && Number(params[1]) === week ? err({ code: 'rate_limited', message: '429' }) : node.request(chainId, method, params);
  const answers: unknown[] = [];
  const watching = feeGrowth$({ block$: () => of(NEWEST) }, { request: busy }, wish).subscribe((answer) => answers.push(answer));
  await jest.advanceTimersByTimeAsync(4000);
  expect(answers).toMatchObject([{ kind: 'known', day: { tick: 7 }, week: null }]);
  isBusy = false;
  await jest.advanceTimersByTimeAsync(2000);
  expect(answers.at(-1)).toMatchObject({ kind: 'known', day: { tick: 7 }, week: { tick: 7 } });
  watching.unsubscribe();
  jest.useRealTimers();
});

// V3-33
test('a busy node is asked no question again that it answered, and none more than three times', async () => {
  jest.useFakeTimers();
  const node = nodeWith(0);
  const week = NEWEST.number - 604_800 / 12;
  const asked = new Map<string, number>();
  const busy: ChainNode['request'] = async (chainId, method, params) => {
    const question = JSON.stringify([method, params]);
    asked.set(question, (asked.get(question) ?? 0) + 1);
    return Number(params[1]) === week ? err({ code: 'rate_limited', message: '429' }) : node.request(chainId, method, params);
  };
  const watching = feeGrowth$({ block$: () => of(NEWEST) }, { request: busy }, wish).subscribe();
  await jest.advanceTimersByTimeAsync(600_000);
  const isOfWeek = (question: string) => question.includes(`0x${week.toString(16)}`) && question.includes('eth_call');
  expect([...asked].filter(([question]) => isOfWeek(question)).map(([, times]) => times)).toEqual([3, 3, 3, 3, 3]);
  expect([...asked].filter(([question]) => !isOfWeek(question)).every(([, times]) => times === 1)).toBe(true);
  watching.unsubscribe();
  jest.useRealTimers();
});

// V3-33
test('the blocks of a day and a week ago are found on a chain whose pace has changed since', async () => {
  // Twenty blocks a second apart at the end, two hundred of an hour before them, and quick ones again before those.
  const ageOf = (number: number) => {
    const back = NEWEST.number - number;
    return Math.min(back, 20) + Math.max(0, Math.min(back, 220) - 20) * 3888 + Math.max(0, back - 220) * 0.01;
  };
  const asked: number[] = [];
  const plain = nodeWith(0);
  const request: ChainNode['request'] = async (chainId, method, params) => {
    if (method === 'eth_call') asked.push(Number(params[1]));
    if (method !== 'eth_getBlockByNumber') return plain.request(chainId, method, params);
    return ok({ timestamp: `0x${Math.round(NEWEST.timestamp - ageOf(Number(params[0]))).toString(16)}` });
  };
  const answer = await firstValueFrom(feeGrowth$({ block$: () => of(NEWEST) }, { request }, wish));
  expect(answer).toMatchObject({ kind: 'known', day: { tick: 7 }, week: { tick: 7 } });
  const [week = 0, day = 0] = [...new Set(asked)].sort((one, other) => one - other);
  expect(ageOf(day) / 86_400).toBeCloseTo(1, 0);
  expect(ageOf(week) / 604_800).toBeCloseTo(1, 0);
});
