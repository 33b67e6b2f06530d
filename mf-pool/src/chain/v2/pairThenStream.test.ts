import { firstValueFrom, of } from 'rxjs';
import type { ChainNode } from '@dex/mf-shared/contract';
import { addressWord, callData, uintWord } from '@dex/mf-shared/chain';
import { err, ok, requireAddress, type Hex } from '@dex/mf-shared/domain';
import { pairThen$ } from './pairThenStream';

const [pair, factory] = ['3', '4'].map((digit) => requireAddress(`0x${digit.repeat(40)}`));
const NEWEST = { chainId: 1 as const, number: 1000, timestamp: 100_000 };

/** A chain of a block each ten seconds; what each call says at each block, and null for what reverts. */
function read(said: Readonly<Record<string, Hex | null>>, code: 'reverted' | 'rate_limited' = 'reverted') {
  if (!pair || !factory) throw new Error('Two addresses');
  const blocks = new Set<number>();
  const request: ChainNode['request'] = async (_chainId, method, params) => {
    if (method === 'eth_getBlockByNumber') return ok({ timestamp: `0x${(100 * 1000 - (1000 - Number(params[0])) * 10).toString(16)}` });
    const [call] = params;
    blocks.add(Number(params[1]));
    const data = typeof call === 'object' && call !== null && 'data' in call ? String(call.data) : '';
    const answer = said[data.slice(0, 10)];
    return answer ? ok(answer) : err({ code, message: 'no' });
  };
  const wish = { chainId: 1 as const, seconds: 99_000, firstBlock: 10, key: 'k', pair, factory };
  return { blocks, answer: firstValueFrom(pairThen$({ block$: () => of(NEWEST) }, { request }, wish)) };
}

const RESERVES = { '0x0902f1ac': callData('0x', uintWord(400n), uintWord(100n)), '0x18160ddd': callData('0x', uintWord(1000n)) };
const TAKES = {
  '0x017e7e58': callData('0x', addressWord(requireAddress(`0x${'9'.repeat(40)}`))),
  '0x7464fc3d': callData('0x', uintWord(10_000n)),
};

// V2-18
test('what a pair held in the last block before a day began, with the part that its factory would have taken', async () => {
  const { blocks, answer } = read({ ...RESERVES, ...TAKES });
  // The root of the product has grown from 100 to 200: 1000 · 100 / (200 · 5 + 100).
  expect(await answer).toEqual({ kind: 'known', block: 900, facts: { reserve0: '400', reserve1: '100', totalSupply: '1090' } });
  expect([...blocks]).toEqual([900]);
});

// V2-18
test('a factory that does not say takes no part; one that was not reached leaves it open', async () => {
  expect(await read(RESERVES).answer).toMatchObject({ kind: 'known', facts: { totalSupply: '1000' } });
  expect(await read(RESERVES, 'rate_limited').answer).toEqual({ kind: 'failed' });
  expect(await read({}).answer).toEqual({ kind: 'noState' });
});
