import { firstValueFrom, NEVER, Subject } from 'rxjs';
import type { Block, ChainError, ChainNode } from '@dex/mf-shared/contract';
import { addressWord, bytesWords, dynamicArrayWords, uintWord } from '@dex/mf-shared/chain';
import { EMPTY_CONFIG, err, ok, parseHex, requireAddress, resolveChains, type Hex } from '@dex/mf-shared/domain';
import { allFees$ } from './allFeesStream';

const chain = resolveChains(EMPTY_CONFIG)[1];
const owner = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
const reads = { block$: () => NEVER, watch: () => NEVER, once: () => Promise.reject(new Error('not asked')) };

function hex(words: readonly string[]): Hex {
  const data = parseHex(`0x${words.join('')}`);
  if (!data) throw new TypeError('Not hex');
  return data;
}

const failure = (code: ChainError['code']): ChainError => ({ code, message: code });

/** The ids of the collections in a call, in their order. */
function idsOf(data: Hex): string[] {
  const calls = [...data.matchAll(/fc6f7865([0-9a-f]{64})/g)];
  return calls.map(([, word]) => BigInt(`0x${word ?? ''}`).toString());
}

/** A node that pays each position its own number of the first token and twice that of the second, and refuses some. */
function nodeThat(refuses: readonly string[], asked: string[][], gasPrice: unknown = '0x3b9aca00') {
  const call: ChainNode['call'] = async (_chainId, { data, from }) => {
    expect(from).toBe(owner);
    expect(data).toContain(addressWord(owner));
    const ids = idsOf(data);
    asked.push(ids);
    if (ids.some((id) => refuses.includes(id))) return err(failure('reverted'));
    const paid = ids.map((id) => hex([uintWord(BigInt(id)), uintWord(2n * BigInt(id))]));
    const [only] = paid;
    return ok(only && paid.length === 1 ? only : hex([uintWord(32n), dynamicArrayWords(paid.map(bytesWords))]));
  };
  const request: ChainNode['request'] = async () => ok(gasPrice);
  return { call, request, estimateGas: () => Promise.reject(new Error('not asked')), logs$: () => NEVER };
}

const feesOf = (tokenIds: readonly string[], node: ChainNode) => firstValueFrom(allFees$(reads, node, chain, { owner, tokenIds }));
const fee = (id: number) => ({ amount0: String(id), amount1: String(2 * id) });

test('many positions are tried in one call, and each has its own answer', async () => {
  const asked: string[][] = [];
  const answer = await feesOf(['7', '8', '9'], nodeThat([], asked));
  expect(answer).toEqual({ kind: 'known', fees: { 7: fee(7), 8: fee(8), 9: fee(9) }, gasPrice: '1000000000' });
  expect(asked).toEqual([['7', '8', '9']]);
});

// V3-23
test('one that the chain refuses is found by halves, and hides none of the others', async () => {
  const ids = Array.from({ length: 9 }, (_, index) => String(index + 1));
  const answer = await feesOf(ids, nodeThat(['4'], []));
  expect(answer).toMatchObject({ fees: { ...Object.fromEntries(ids.map((id) => [id, fee(Number(id))])), 4: null } });
});

test('a node that is away is asked once, and nothing is known', async () => {
  const asked: string[][] = [];
  const node = nodeThat([], asked);
  const call: ChainNode['call'] = async (chainId, call) => {
    await node.call(chainId, call);
    return err(failure('timeout'));
  };
  expect(await feesOf(['1', '2'], { ...node, call })).toMatchObject({ fees: { 1: null, 2: null } });
  expect(asked).toHaveLength(1);
});

// V3-23
test('one round that reaches nobody takes away nothing that was known, nor what gas costs; the second does', async () => {
  jest.useFakeTimers();
  const working = nodeThat(['3'], []);
  let isAway = false;
  const node: ChainNode = {
    ...working,
    call: (...question) => (isAway ? Promise.resolve(err(failure('rate_limited'))) : working.call(...question)),
    request: (...question) => (isAway ? Promise.resolve(err(failure('timeout'))) : working.request(...question)),
  };
  const blocks$ = new Subject<Block>();
  const heard: unknown[] = [];
  const asked = allFees$({ ...reads, block$: () => blocks$ }, node, chain, { owner, tokenIds: ['1', '3'] }).subscribe((answer) =>
    heard.push(answer),
  );
  const round = async (away: boolean) => {
    isAway = away;
    blocks$.next({ chainId: 1, number: heard.length, timestamp: 0 });
    await jest.advanceTimersByTimeAsync(5000);
    return heard.at(-1);
  };
  const known = { kind: 'known', fees: { 1: fee(1), 3: null }, gasPrice: '1000000000' };
  const unknown = { kind: 'known', fees: { 1: null, 3: null }, gasPrice: null };
  expect(await round(false)).toEqual(known);
  expect(await round(true)).toEqual(known);
  expect(await round(true)).toEqual(unknown);
  expect(await round(false)).toEqual(known);
  asked.unsubscribe();
  jest.useRealTimers();
});

// V3-23
test('a node that runs less at once than others is asked for less at once', async () => {
  const asked: string[][] = [];
  const working = nodeThat([], asked);
  const call: ChainNode['call'] = async (chainId, transaction) =>
    idsOf(transaction.data).length > 2 ? err({ code: 'unknown', message: 'out of gas' }) : working.call(chainId, transaction);
  expect(await feesOf(['1', '2', '3', '4'], { ...working, call })).toMatchObject({ fees: { 1: fee(1), 2: fee(2), 3: fee(3), 4: fee(4) } });
  expect(asked).toEqual([
    ['1', '2'],
    ['3', '4'],
  ]);
});

test.each([7, '0xzz', null])('%j is no price of gas', async (gasPrice) => {
  expect(await feesOf(['1'], nodeThat([], [], gasPrice))).toMatchObject({ gasPrice: null, fees: { 1: fee(1) } });
});
