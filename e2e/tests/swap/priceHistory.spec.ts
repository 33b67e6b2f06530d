import { seedFacts } from '../../../deploy/devnet/seedFacts';
import type { Chain } from '../../harness/chain';
import { countRequests } from '../../harness/requestCounter';
import { sellEther } from './swapPage';
import { expect, test } from './swapTest';

const T = seedFacts.tokens[1];
/** Somebody else trades with the pair, and some blocks of a second go by. */
async function trade(chain: Chain, ether: bigint, blocks: number): Promise<void> {
  await sellEther(chain, T.UNI.address, ether);
  await chain.mainnet.send('anvil_mine', [`0x${blocks.toString(16)}`, '0x1']);
}

const figures = (text: string) => [...text.matchAll(/[\d,]*\d(?:\.\d+)?/g)].map(([figure]) => Number(figure.replaceAll(',', '')));

// SWAP-24
test('past prices come after the first quote and on demand, from the trades of the pair; a later visit reads only what is new', async ({
  page,
  swap,
  chain,
}) => {
  for (const ether of [200n, 200n, 200n]) await trade(chain, ether, 60);
  const asked = countRequests(page);
  const logs: { from: number; to: number }[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    const calls: unknown = request.postDataJSON();
    for (const call of Array.isArray(calls) ? calls : [calls]) {
      if (Reflect.get(Object(call), 'method') !== 'eth_getLogs') continue;
      const [filter]: unknown[] = Reflect.get(Object(call), 'params');
      logs.push({ from: Number(Reflect.get(Object(filter), 'fromBlock')), to: Number(Reflect.get(Object(filter), 'toBlock')) });
    }
  });
  await swap.open({ from: 'ETH', to: T.UNI.address, use: 'v2' });
  await expect(page.getByTestId('swap-history')).toHaveCount(0);
  await swap.type('from', '1');
  await swap.hasKind('swap');
  expect(logs).toEqual([]);
  expect(asked.node.flat().filter((method) => method === 'eth_getBlockByNumber' || method === 'eth_getLogs')).toEqual([]);
  const before = asked.scripts.filter((path) => path.includes('/a/swap/')).length;

  const opener = page.getByTestId('swap-history-open');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.press('Enter');
  const panel = page.getByTestId('swap-history-panel');
  await expect(panel).toHaveAttribute('data-kind', 'read');
  expect(asked.scripts.filter((path) => path.includes('/a/swap/')).length).toBeGreaterThan(before);
  expect(logs.length).toBeGreaterThan(0);

  // The pair began at 400 and each trade took the price down; the line ends where the form's price is.
  const [low = 0, high = 0] = figures(await page.getByTestId('swap-history-range').innerText());
  expect(high).toBeCloseTo(400, 0);
  expect(low).toBeLessThan(320);
  await expect(page.getByTestId('swap-history-change')).toContainText(/^−2\d\.\d\d% since /);
  const now = figures(await page.getByTestId('swap-history-point').innerText())[1] ?? 0;
  expect(now).toBeCloseTo(low, 0);

  // By keyboard: the first point is the oldest, and is said.
  const along = page.getByTestId('swap-history-along');
  await along.press('Home');
  await expect(along).toHaveAttribute('aria-valuetext', /^1 ETH = 400 UNI, /);
  await along.press('End');
  await expect(along).toHaveAttribute('aria-valuetext', /, now$/);

  await trade(chain, 200n, 8);
  const known = await chain.mainnet.getBlockNumber();
  logs.length = 0;
  await page.reload();
  await swap.hasKind('swap');
  await opener.click();
  await expect(panel).toHaveAttribute('data-kind', 'read');
  expect(figures(await page.getByTestId('swap-history-range').innerText())[0]).toBeLessThan(low);
  expect(Math.min(...logs.map(({ from }) => from))).toBeGreaterThan(known - 64 - 40);
});

test('another span and the pair turned round have their own prices, on a phone and in Chinese too', async ({ page, swap, chain }) => {
  await trade(chain, 200n, 4);
  await page.setViewportSize({ width: 375, height: 720 });
  await swap.open({ from: 'ETH', to: T.UNI.address, use: 'v2' });
  await swap.type('from', '1');
  await swap.hasKind('swap');
  await page.getByTestId('swap-history-open').click();
  await expect(page.getByTestId('swap-history-point')).toContainText('UNI');
  await page.getByRole('radio', { name: '1 week' }).click();
  await expect(page.getByTestId('swap-history-panel')).toHaveAttribute('data-kind', 'read');
  await page.getByRole('button', { name: 'Switch the two sides' }).click();
  await expect(page.getByTestId('swap-history-point')).toContainText(/^1 UNI = 0\.00\d+ ETH/);
  await expect(page).toHaveURL(new RegExp(`inputCurrency=${T.UNI.address}`, 'i'));
  await page.goto(page.url().replace('lng=en-US', 'lng=zh-CN'));
  await page.getByRole('button', { name: '价格走势' }).click();
  await expect(page.getByTestId('swap-history-range')).toContainText('最低');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
});

test('a node that keeps no events leaves the form as it was, and can be asked again', async ({ page, swap }) => {
  let isBroken = true;
  await page.route(/^http:\/\/127\.0\.0\.1:\d+\/$/, async (route) => {
    const body = route.request().postData() ?? '';
    if (!isBroken || !body.includes('eth_getLogs')) return route.fallback();
    const calls: unknown = route.request().postDataJSON();
    const list: unknown[] = Array.isArray(calls) ? calls : [calls];
    const json = list.map((call) => ({
      jsonrpc: '2.0',
      id: Reflect.get(Object(call), 'id'),
      error: { code: -32000, message: 'missing history' },
    }));
    return route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } });
  });
  await swap.open({ from: 'ETH', to: T.UNI.address, use: 'v2' });
  await swap.type('from', '1');
  await swap.hasKind('swap');
  await page.getByTestId('swap-history-open').click();
  await expect(page.getByTestId('swap-history-cut')).toContainText('gives no past prices');
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByTestId('swap-history-panel')).toHaveAttribute('data-kind', 'read');
  await swap.hasKind('swap');
});

// SWAP-24
test('of many pools whose prices are kept, those of a month ago and those beyond two hundred go', async ({ page, swap, chain }) => {
  await trade(chain, 200n, 4);
  const month = 30 * 86_400_000;
  await swap.open({ from: 'ETH', to: T.UNI.address, use: 'v2' });
  const keys = () =>
    page.evaluate(
      () =>
        new Promise<string[]>((resolve, reject) => {
          const opening = indexedDB.open('dex.prices');
          opening.onerror = () => reject(opening.error ?? new Error('Not opened'));
          opening.onsuccess = () => {
            const reading = opening.result.transaction('prices').objectStore('prices').getAllKeys();
            reading.onerror = () => reject(reading.error ?? new Error('Not read'));
            reading.onsuccess = () => {
              opening.result.close();
              resolve(reading.result.map(String));
            };
          };
        }),
    );
  const keep = (pools: readonly (readonly [string, number])[]) =>
    page.evaluate(
      (records) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('dex.prices');
          opening.onerror = () => reject(opening.error ?? new Error('Not opened'));
          opening.onsuccess = () => {
            const writing = opening.result.transaction('prices', 'readwrite');
            for (const [key, at] of records) writing.objectStore('prices').put({ anchor: { block: 1, hash: '0x' }, known: [], at }, key);
            writing.onabort = () => reject(writing.error ?? new Error('Not written'));
            writing.oncomplete = () => {
              opening.result.close();
              resolve();
            };
          };
        }),
      pools,
    );
  const look = async () => {
    await swap.hasKind('swap');
    await page.getByTestId('swap-history-open').click();
    await expect(page.getByTestId('swap-history-panel')).toHaveAttribute('data-kind', 'read');
  };
  await swap.type('from', '1');
  await look();
  await expect.poll(keys).toHaveLength(1);
  const [own] = await keys();
  const now = await page.evaluate(() => Date.now());
  await keep(Array.from({ length: 200 }, (_, index) => [`1:${index}`, index < 3 ? now - month - 1 : now - 1000 + index]));
  await page.reload();
  await look();
  await expect.poll(async () => (await keys()).length).toBe(198);
  await keep(['1:a', '1:b', '1:c', '1:d'].map((key) => [key, now - 2000]));
  await page.reload();
  await look();
  await expect.poll(async () => (await keys()).length).toBe(200);
  const left = await keys();
  expect(left).toContain(own);
  expect(left.filter((key) => /^1:[abcd]$/.test(key))).toHaveLength(2);
});

test('the form is as tall while its first price is on the way as with it', async ({ page, swap }) => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/^http:\/\/127\.0\.0\.1:\d+\/$/, async (route) => {
    await held;
    await route.fallback();
  });
  await swap.open({ from: 'ETH', to: T.UNI.address, use: 'v2' });
  await swap.type('from', '1');
  await expect(page.getByTestId('swap-price-to-come')).toBeVisible();
  const before = await swap.button.boundingBox();
  letGo();
  await expect(page.getByTestId('swap-history-open')).toBeVisible();
  expect(await swap.button.boundingBox()).toEqual(before);
});
