import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { entriesOf, partOf } from '../../harness/rpcEntries';
import { readSiteFacts } from '../../harness/siteFacts';
import { expect, test } from './positionTest';

const BLOCKS = 200_000;
const EVENTS = 5000;
const MOST_BLOCKS = 2000;
const PARTS_A_SECOND = 20;
const ALREADY_FINAL = 64;
/** Collect(uint256 indexed tokenId, address recipient, uint256 amount0, uint256 amount1) */
const COLLECTED = '0x40d0efd1a53d60ecbf40971b9daf7dc90178c3aadc7aab1765632738fa8b8f01';
const { positionManager } = seedFacts.contracts.v3;
const reader = seedFacts.contracts.multicall.mainnet.toLowerCase();
const WORD_END = 66;
const hex = (value: number) => `0x${value.toString(16)}`;
const word = (value: number) => value.toString(16).padStart(64, '0');
const hash = (block: number) => `0x${word(block)}`;

interface Asked {
  readonly at: number;
  readonly from: number;
}

/**
 * A node 200,000 blocks further on than the local chain, which would be mining them for hours: in those blocks a position collected nothing,
 * 5,000 times. It gives the logs of at most 2,000 blocks at once.
 */
async function growOlder(page: Page, height: number): Promise<Asked[]> {
  const asked: Asked[] = [];
  const step = BLOCKS / EVENTS;
  const logAt = (block: number) => ({
    address: positionManager,
    topics: [COLLECTED, `0x${word(11)}`],
    data: `0x${word(1)}${word(0)}${word(0)}`,
    blockNumber: hex(block),
    blockHash: hash(block),
    transactionHash: hash(block),
    transactionIndex: '0x0',
    logIndex: '0x0',
    removed: false,
  });
  const madeIn = (from: number, to: number) =>
    Array.from({ length: EVENTS }, (_, index) => height + 1 + index * step).filter((block) => from <= block && block <= to);
  /** What is asked of the local chain, where it has part of it; null for what it knows nothing of. */
  const within = (request: unknown): unknown => {
    const [method, [filter]] = [partOf(request, 'method'), entriesOf(partOf(request, 'params'))];
    if (method === 'eth_getBlockByNumber') return Number(filter) > height ? { ...Object(request), params: ['latest', false] } : request;
    if (method !== 'eth_getLogs') return request;
    const ends = { fromBlock: hex(Math.min(Number(partOf(filter, 'fromBlock')), height)), toBlock: hex(height) };
    return { ...Object(request), params: [{ ...Object(filter), ...ends }] };
  };
  const older = (request: unknown, answer: unknown): unknown => {
    const [id, [asks]] = [partOf(request, 'id'), entriesOf(partOf(request, 'params'))];
    const result = partOf(answer, 'result');
    switch (partOf(request, 'method')) {
      case 'eth_call': {
        const isReader = String(partOf(asks, 'to')).toLowerCase() === reader && typeof result === 'string';
        return isReader
          ? { ...Object(answer), result: `0x${word(Number(result.slice(0, WORD_END)) + BLOCKS)}${result.slice(WORD_END)}` }
          : answer;
      }
      case 'eth_getBlockByNumber':
        return Number(asks) > height
          ? { ...Object(answer), result: { ...Object(result), number: asks, hash: hash(Number(asks)) } }
          : answer;
      case 'eth_getLogs': {
        const [from, to] = [Number(partOf(asks, 'fromBlock')), Number(partOf(asks, 'toBlock'))];
        asked.push({ at: Date.now(), from });
        if (to - from + 1 > MOST_BLOCKS) return { jsonrpc: '2.0', id, error: { code: -32602, message: 'block range is too wide' } };
        const made = JSON.stringify(partOf(asks, 'topics')).includes(COLLECTED) ? madeIn(from, to).map(logAt) : [];
        return { ...Object(answer), result: [...(from > height ? [] : entriesOf(result)), ...made] };
      }
      default:
        return answer;
    }
  };
  await page.route(`${readSiteFacts().rpcUrls['1']}/**`, async (route) => {
    const body: unknown = route.request().postDataJSON();
    const requests = entriesOf(body);
    const sent = requests.map(within);
    const response = await route.fetch({ postData: JSON.stringify(Array.isArray(body) ? sent : sent[0]) });
    const answers = entriesOf(await response.json());
    const shifted = answers.map((answer) =>
      older(
        requests.find((request) => partOf(request, 'id') === partOf(answer, 'id')),
        answer,
      ),
    );
    await route.fulfill({ response, json: Array.isArray(body) ? shifted : shifted[0] });
  });
  return asked;
}

// V3-28, TX-6 and TX-22
test('5,000 events in 200,000 blocks are read once each while the page goes on drawing, and a second visit asks for no old block', async ({
  page,
  pools,
  chain,
}) => {
  test.setTimeout(300_000);
  const height = await chain.mainnet.getBlockNumber();
  const asked = await growOlder(page, height);
  await page.addInitScript(() => {
    let frames = 0;
    const note = () => {
      frames += 1;
      Reflect.set(globalThis, 'drawnFrames', frames);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await pools.open('/pool/11');
  const drawn = () => page.evaluate(() => Number(Reflect.get(globalThis, 'drawnFrames')));
  const card = page.getByTestId('pool-v3-result');
  const reached = async () => Number(/Read to block ([\d,]+)/.exec((await card.textContent()) ?? '')?.[1]?.replaceAll(',', '') ?? 0);
  const framesBefore = await drawn();
  await page.getByTestId('pool-v3-result-read').click();
  // Progress, and the way to stop at half.
  await expect.poll(reached, { timeout: 60_000 }).toBeGreaterThan(BLOCKS / 3);
  const half = await reached();
  await page.getByTestId('pool-v3-result-stop').click();
  await expect(page.getByTestId('pool-v3-result-read')).toBeVisible();
  const [askedByHalf, framesByHalf] = [asked.length, await drawn()];
  expect(half).toBeLessThan(height + BLOCKS);
  // Several frames for each part that is asked for.
  expect(framesByHalf - framesBefore).toBeGreaterThan(2 * askedByHalf);

  // It goes on after a reload, but for what was being written.
  await page.reload();
  await page.getByTestId('pool-v3-result-read').click();
  await expect(page.getByTestId('pool-v3-result-putIn')).toContainText('$', { timeout: 120_000 });
  expect(Math.min(...asked.slice(askedByHalf).map(({ from }) => from))).toBeGreaterThan(half - 2 * PARTS_A_SECOND * MOST_BLOCKS);
  const everySecond = asked.map(({ at }) => asked.filter((other) => at <= other.at && other.at < at + 1000).length);
  expect(asked.length).toBeGreaterThan(BLOCKS / MOST_BLOCKS);
  // The site asks in turns of a second; a request may be on its way for a part of one.
  expect(Math.max(...everySecond)).toBeLessThanOrEqual(2 * PARTS_A_SECOND);
  const seconds = ((asked[askedByHalf - 1]?.at ?? 0) - (asked[0]?.at ?? 0)) / 1000;
  expect(askedByHalf).toBeLessThanOrEqual(PARTS_A_SECOND * (seconds + 1));

  const download = page.waitForEvent('download');
  await page.getByTestId('pool-v3-result-export').click();
  const lines = (await readFile(await (await download).path(), 'utf8')).split('\r\n').map((line) => line.split(','));
  const made = lines.map(([, , block]) => Number(block)).filter((block) => block > height);
  expect(made).toEqual(Array.from({ length: EVENTS }, (_, index) => height + 1 + (index * BLOCKS) / EVENTS));

  // Once all of it is kept, which goes on behind the page.
  await expect(async () => {
    await page.reload();
    const before = asked.length;
    await page.getByTestId('pool-v3-result-read').click();
    await expect(page.getByTestId('pool-v3-result-putIn')).toContainText('$', { timeout: 30_000 });
    expect(Math.min(...asked.slice(before).map(({ from }) => from))).toBeGreaterThanOrEqual(height + BLOCKS - ALREADY_FINAL);
  }).toPass({ timeout: 90_000 });
});
