import type { ChainId } from '../../domain/chainId';
import { resolveChains } from '../../domain/chains/chainTable';
import { dataOf } from '../tokens/erc20Answers';
import { readWord } from '../abiWords';
import { defineRead } from './defineRead';
import { call, POLL, setUp, wait } from './fakeReads';

interface Wish {
  readonly chainId: ChainId;
  readonly selector: string;
}

const chains = resolveChains();

/** A read that the reader has never heard of. */
const wordRead = (name: string, blocksPerFetch?: number) =>
  defineRead({
    name,
    key: ({ selector }: Wish) => selector,
    calls: ({ selector }, { governanceToken }) => [governanceToken && call(selector)],
    decode: ([result]) => {
      const data = result && dataOf(result);
      return data ? Number(readWord(data, 0)) : (result?.kind ?? null);
    },
    ...(blocksPerFetch && { blocksPerFetch }),
  });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

// TX-2
test('reads that nobody knows share the one request of a block, each as often as it says', async () => {
  const { reads, node, chain } = setUp();
  const often: unknown[] = [];
  const seldom: unknown[] = [];
  wordRead('often')({ reads, chains })
    .watch({ chainId: 1, selector: '0x01' })
    .subscribe((answer) => often.push(answer));
  wordRead(
    'seldom',
    3,
  )({ reads, chains })
    .watch({ chainId: 1, selector: '0x02' })
    .subscribe((answer) => seldom.push(answer));
  await wait(100);
  const before = { posts: node.posts.length, batches: chain.batches.length };
  for (let block = 1; block <= 6; block += 1) {
    chain.blockNumber += 1;
    await wait(POLL);
  }
  const asked = chain.batches.slice(before.batches).map((batch) => batch.map(({ data }) => data));
  expect(node.posts.length - before.posts).toBe(6);
  expect(asked.filter((data) => data.includes('0x01'))).toHaveLength(6);
  expect(asked.filter((data) => data.includes('0x02'))).toHaveLength(2);
  expect(often[0]).toBe('loading');
  expect(often.at(-1)).toBe(106);
  expect(seldom.at(-1)).toBe(106);
});

test('what a network has no contract for is not asked', async () => {
  const { reads, node } = setUp();
  expect(chains[196].governanceToken).toBeNull();
  const answers: unknown[] = [];
  wordRead('often')({ reads, chains })
    .watch({ chainId: 196, selector: '0x01' })
    .subscribe((answer) => answers.push(answer));
  await wait(0);
  expect(answers).toEqual(['invalid']);
  expect(node.posts).toHaveLength(0);
});

test('the text of a wish tells reads, networks and keys apart, and equal wishes have an equal one', () => {
  const { reads } = setUp();
  const textOf = (name: string, wish: Wish) => wordRead(name)({ reads, chains }).serialise(wish);
  const texts = [
    textOf('one', { chainId: 1, selector: '0x01' }),
    textOf('other', { chainId: 1, selector: '0x01' }),
    textOf('one', { chainId: 196, selector: '0x01' }),
    textOf('one', { chainId: 1, selector: '0x02' }),
  ];
  expect(new Set(texts).size).toBe(4);
  expect(textOf('one', { chainId: 1, selector: '0x01' })).toBe(texts[0]);
});
