import type { Page } from '@playwright/test';
import { partOf, refuseRequests } from '../../harness/rpcEntries';
import { readSiteFacts } from '../../harness/siteFacts';
import { expect, test } from './positionTest';

const BLOCKS_MINED = 1200;
const MOST_BLOCKS = 5;
const ALREADY_FINAL = 64;
const PARTS_A_SECOND = 20;

interface Asked {
  readonly from: number;
}

/** The node refuses logs of more than five blocks at once; gives when it was asked for which. */
async function beStrict(page: Page): Promise<{ readonly asked: Asked[] }> {
  const asked: Asked[] = [];
  const refusal = { code: -32602, message: 'block range is too wide' };
  await refuseRequests(page, readSiteFacts().rpcUrls['1'] ?? '', refusal, (method, [filter]) => {
    if (method !== 'eth_getLogs') return false;
    const [from, to] = [Number(partOf(filter, 'fromBlock')), Number(partOf(filter, 'toBlock'))];
    asked.push({ from });
    return to - from + 1 > MOST_BLOCKS;
  });
  return { asked };
}

// V3-28 and TX-22
test('a long history is read with its progress, stopped half-way, goes on after a reload, and a second visit reads what is new', async ({
  page,
  pools,
  chain,
}) => {
  test.setTimeout(300_000);
  await chain.mainnet.send('anvil_mine', [`0x${BLOCKS_MINED.toString(16)}`, '0xc']);
  const height = await chain.mainnet.getBlockNumber();
  const { asked } = await beStrict(page);
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
  const card = page.getByTestId('pool-v3-result');
  await page.getByTestId('pool-v3-result-read').click();
  const reached = async () => Number(/Read to block (\d+)/.exec((await card.textContent()) ?? '')?.[1] ?? 0);
  await expect.poll(reached, { timeout: 60_000 }).toBeGreaterThan(height / 3);
  // The page goes on to draw meanwhile: several frames for each part that is asked for.
  const drawn = () => page.evaluate(() => Number(Reflect.get(globalThis, 'drawnFrames')));
  const [framesBefore, askedBefore] = [await drawn(), asked.length];
  await expect.poll(reached, { timeout: 60_000 }).toBeGreaterThan(height / 2);
  expect((await drawn()) - framesBefore).toBeGreaterThan(asked.length - askedBefore);
  const half = await reached();
  expect(half).toBeLessThan(height);
  await page.getByTestId('pool-v3-result-stop').click();
  await expect(page.getByTestId('pool-v3-result-read')).toBeVisible();

  await page.reload();
  const before = asked.length;
  await page.getByTestId('pool-v3-result-read').click();
  await expect(page.getByTestId('pool-v3-result-putIn')).toContainText('$', { timeout: 90_000 });
  // What was being written when the page went is read once more: the parts of a second or two.
  expect(Math.min(...asked.slice(before).map(({ from }) => from))).toBeGreaterThan(half - 2 * PARTS_A_SECOND * MOST_BLOCKS);

  // Once all of it is kept, which goes on behind the page, a visit asks for nothing that cannot have changed.
  await expect(async () => {
    await page.reload();
    const seen = asked.length;
    await page.getByTestId('pool-v3-result-read').click();
    await expect(page.getByTestId('pool-v3-result-putIn')).toContainText('$', { timeout: 30_000 });
    expect(Math.min(...asked.slice(seen).map(({ from }) => from))).toBeGreaterThanOrEqual(height - ALREADY_FINAL);
  }).toPass({ timeout: 120_000 });
});

// V3-28
test('where the node has thrown away what is old, the page says from which block on the history is known', async ({
  page,
  pools,
  chain,
}) => {
  await pools.open('/remove/11');
  await page.getByTestId('pool-v3-percent-25').click();
  await page.getByTestId('pool-v3-remove-button').click();
  await pools.confirm();
  const { blockNumber } = await chain.mainnet.getTransactionReceipt(await pools.submitted(chain));
  const refusal = { code: 4444, message: 'pruned history unavailable' };
  await refuseRequests(
    page,
    readSiteFacts().rpcUrls['1'] ?? '',
    refusal,
    (method, [filter]) => method === 'eth_getLogs' && Number(partOf(filter, 'fromBlock')) < blockNumber,
  );
  await page.goto('/pool/11?lng=en-US');
  await page.getByTestId('pool-v3-result-read').click();
  await expect(page.getByTestId('pool-v3-result-incomplete')).toContainText(`from block ${blockNumber} on`, { timeout: 60_000 });
});
