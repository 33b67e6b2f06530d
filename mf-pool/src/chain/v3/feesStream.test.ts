import { concat, interval, map, NEVER, Subject, timer, type Observable } from 'rxjs';
import type { Block, ChainError, ChainNode } from '@dex/mf-shared/contract';
import { uintWord } from '@dex/mf-shared/chain';
import { EMPTY_CONFIG, err, ok, parseHex, requireAddress, resolveChains } from '@dex/mf-shared/domain';
import type { FeesAnswer } from '../../domain/v3/ports';
import { allFees$ } from './allFeesStream';
import { fees$ } from './feesStream';

const chain = resolveChains(EMPTY_CONFIG)[1];
const owner = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
const reads = (block$: Observable<Block>) => ({
  block$: () => block$,
  watch: () => NEVER,
  once: () => Promise.reject(new Error('not asked')),
});
const blocks$ = interval(250).pipe(map((number): Block => ({ chainId: 1, number, timestamp: number })));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A node that takes so long, and pays as many units as it was asked times before. */
function nodeOf(latencyMs: number) {
  let asked = 0;
  const call: ChainNode['call'] = () => {
    const data = parseHex(`0x${uintWord(BigInt(asked)).repeat(2)}`);
    asked += 1;
    if (!data) throw new TypeError('Not hex');
    return new Promise((resolve) => setTimeout(() => resolve(ok(data)), latencyMs));
  };
  const node: ChainNode = {
    call,
    request: () => Promise.resolve(ok('0x1')),
    estimateGas: () => Promise.reject(new Error('not asked')),
    logs$: () => NEVER,
  };
  return { node, count: () => asked };
}

const known = (units: number): FeesAnswer => ({ kind: 'known', amount0: String(units), amount1: String(units) });

// V3-15
test('a node that answers slower than blocks come is heard all the same, of one position as of all', async () => {
  const heard: FeesAnswer[] = [];
  let ofAll = 0;
  const wish = { tokenId: '7', owner };
  const one = fees$(reads(blocks$), nodeOf(1500).node, chain, wish).subscribe((answer) => heard.push(answer));
  const all = allFees$(reads(blocks$), nodeOf(6000).node, chain, { owner, tokenIds: ['7'] }).subscribe(() => (ofAll += 1));
  await jest.advanceTimersByTimeAsync(3100);
  expect(heard).toEqual([known(0), known(1)]);
  await jest.advanceTimersByTimeAsync(9000);
  expect(ofAll).toBe(2);
  one.unsubscribe();
  all.unsubscribe();
});

test('a block that comes while the node is asked is asked for after it, though no other follows', async () => {
  const heard: FeesAnswer[] = [];
  const { node, count } = nodeOf(1500);
  const only$ = concat(timer(400).pipe(map((): Block => ({ chainId: 1, number: 1, timestamp: 1 }))), NEVER);
  const following = fees$(reads(only$), node, chain, { tokenId: '7', owner }).subscribe((answer) => heard.push(answer));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual([known(0), known(1)]);
  expect(count()).toBe(2);
  following.unsubscribe();
});

// V3-15
test('one round that reaches nobody hides no known fees; the second does, and so does the first word of the chain', async () => {
  const heard: FeesAnswer[] = [];
  const blocks = new Subject<Block>();
  const { node } = nodeOf(0);
  let said: ChainError['code'] | null = null;
  const call: ChainNode['call'] = (...question) =>
    said === null ? node.call(...question) : Promise.resolve(err({ code: said, message: said }));
  const following = fees$(reads(blocks), { ...node, call }, chain, { tokenId: '7', owner }).subscribe((answer) => heard.push(answer));
  const round = async (code: typeof said) => {
    said = code;
    blocks.next({ chainId: 1, number: 1, timestamp: 1 });
    await jest.advanceTimersByTimeAsync(2000);
    return heard.at(-1)?.kind;
  };
  expect(await round(null)).toBe('known');
  expect(await round('timeout')).toBe('known');
  expect(await round(null)).toBe('known');
  expect(await round('rate_limited')).toBe('known');
  expect(await round('rate_limited')).toBe('failed');
  expect(await round(null)).toBe('known');
  expect(await round('reverted')).toBe('failed');
  following.unsubscribe();
});
