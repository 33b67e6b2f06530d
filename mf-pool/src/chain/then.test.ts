import { firstValueFrom, lastValueFrom, of } from 'rxjs';
import type { ChainNode } from '@dex/mf-shared/contract';
import { callData, uintWord } from '@dex/mf-shared/chain';
import { err, ok, requireAddress } from '@dex/mf-shared/domain';
import { momentAt, saidAt } from './blockMoments';
import { then$ } from './then';

const NEWEST = { chainId: 1 as const, number: 1_000_000, timestamp: 50_000_000 };
const FIRST = 200_000;
const address = requireAddress(`0x${'5'.repeat(40)}`);

/** The chain's pace changes half-way: blocks of twelve seconds, and of one before them. */
function secondsOf(number: number): number {
  const back = NEWEST.number - number;
  return NEWEST.timestamp - 12 * Math.min(back, 400_000) - Math.max(0, back - 400_000);
}

function nodeWith(keptFrom: number, isBusy = false) {
  const asked: string[] = [];
  const request: ChainNode['request'] = async (_chainId, method, params) => {
    asked.push(method);
    if (method === 'eth_getBlockByNumber') return ok({ timestamp: `0x${secondsOf(Number(params[0])).toString(16)}` });
    if (isBusy) return err({ code: 'rate_limited' as const, message: '429' });
    return Number(params[1]) < keptFrom
      ? err({ code: 'unknown' as const, message: 'missing trie node' })
      : ok(callData('0x', uintWord(Number(params[1]))));
  };
  return { asked, request };
}

const read = (seconds: number, node = nodeWith(0)) =>
  firstValueFrom(
    then$({ block$: () => of(NEWEST) }, node, { chainId: 1, seconds, firstBlock: FIRST, key: 'k' }, async (asked, { number }) => {
      const said = await saidAt(asked, 1, { address, callData: callData('0x') }, number);
      return said && BigInt(said).toString();
    }),
  );

// V3-35
test.each([900_003, 600_000, 599_999, 200_001])('the last block by a time is found whatever the pace: %i', async (number) => {
  const node = nodeWith(0);
  expect(await read(secondsOf(number), node)).toEqual({ kind: 'known', block: number, facts: String(number) });
  expect(await read(secondsOf(number + 1) - 1)).toMatchObject({ kind: 'known', block: number });
  expect(node.asked.length).toBeLessThan(50);
});

// V3-35
test('a time that has not come, one before there was anything, a node without old state, and one that did not answer', async () => {
  expect(await read(NEWEST.timestamp)).toEqual({ kind: 'notYet' });
  expect(await read(secondsOf(FIRST) - 1)).toEqual({ kind: 'before' });
  expect(await read(secondsOf(900_000), nodeWith(900_001))).toEqual({ kind: 'noState' });
  expect(await read(secondsOf(900_000), nodeWith(0, true))).toEqual({ kind: 'failed' });
});

// V3-35
test.each([null, '', '0x', 12, true, [], `0x${'f'.repeat(20)}`, 'soon'])(
  'a block whose time is said to be %j makes no time',
  async (timestamp) => {
    const node = { request: async () => ok({ timestamp }) };
    expect(await momentAt(node, 1, 5)).toBeNull();
    expect(
      await firstValueFrom(then$({ block$: () => of(NEWEST) }, node, { chainId: 1, seconds: 9, firstBlock: 1, key: 'k' }, async () => 1)),
    ).toEqual({
      kind: 'failed',
    });
  },
);

// V3-35
test('a busy node is asked again, and then it is known', async () => {
  jest.useFakeTimers();
  let isBusy = true;
  const [plain, busy] = [nodeWith(0), nodeWith(0, true)];
  const request: ChainNode['request'] = (...question) => (isBusy ? busy : plain).request(...question);
  const wish = { chainId: 1 as const, seconds: secondsOf(900_000), firstBlock: FIRST, key: 'k' };
  const all = lastValueFrom(
    then$({ block$: () => of(NEWEST) }, { request }, wish, (asked, { number }) =>
      saidAt(asked, 1, { address, callData: callData('0x') }, number),
    ),
  );
  await jest.advanceTimersByTimeAsync(2000);
  isBusy = false;
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await all).toMatchObject({ kind: 'known', block: 900_000 });
  jest.useRealTimers();
});
