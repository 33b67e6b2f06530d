import type { Locator, Page } from '@playwright/test';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { heldPosition, ownedIds, poolTick } from './positionPages';
import { expect, test } from './positionTest';

const { rich } = seedFacts.accounts;
const { USDC, WETH, UNI, DAI } = seedFacts.tokens[1];
/** The outermost tick of the tier with spacing 60. */
const HIGHEST_TICK = 887_220;

async function dragBy(page: Page, handle: Locator, pixels: number): Promise<void> {
  // Under the header of the page nothing can be taken hold of.
  await handle.evaluate((drawn) => drawn.scrollIntoView({ block: 'center' }));
  const box = await handle.locator('rect').first().boundingBox();
  if (!box) throw new Error('There is no handle');
  const [x, y] = [box.x + box.width / 2, box.y + 40];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels / 2, y);
  await page.mouse.move(x + pixels, y);
  await page.mouse.up();
}

// V3-6 and V3-14
test('a dragged end leaves the open one open, stops before the other, outlives a reload, and is what the chain mints', async ({
  page,
  pools,
  chain,
}) => {
  await pools.open(`/add/ETH/${USDC.address}/3000`);
  await page.getByTestId('pool-v3-full-range').click();
  await page.getByTestId('pool-v3-full-range-accept').click();
  const [left, right] = [page.getByTestId('pool-v3-handle-left'), page.getByTestId('pool-v3-handle-right')];
  await expect(right).toHaveAttribute('data-beyond', 'true');
  await dragBy(page, left, 90);
  await expect(pools.maxPrice).toHaveValue('∞');
  await expect(pools.minPrice).not.toHaveValue('0');
  await expect(left).toHaveAttribute('data-beyond', 'false');
  await expect(left).toHaveAttribute('aria-valuetext', /USDC per ETH/);

  await left.focus();
  await page.keyboard.press('Home');
  await expect(pools.minPrice).toHaveValue('0');
  await pools.range('1500', '2500');
  await dragBy(page, left, 390);
  await expect(page.getByTestId('pool-v3-invalid-range')).toBeHidden();
  const price = async (field: Locator) => Number(await field.inputValue());
  await expect(async () => {
    const [min, max] = [await price(pools.minPrice), await price(pools.maxPrice)];
    expect(max / min).toBeGreaterThan(1.005);
    expect(max / min).toBeLessThan(1.007);
  }).toPass();
  await right.focus();
  await page.keyboard.press('End');
  await expect(pools.maxPrice).toHaveValue('∞');
  const min = await pools.minPrice.inputValue();
  await page.reload();
  await expect(pools.minPrice).toHaveValue(min);
  await expect(pools.maxPrice).toHaveValue('∞');

  await pools.deposit('a').fill('0.1');
  await pools.ready('preview');
  await pools.addButton.click();
  await pools.confirm();
  await pools.submitted(chain);
  const held = await heldPosition(chain, (await ownedIds(chain, rich)).at(-1) ?? '');
  // USDC sorts before the coin: as the pool counts, the open end is the lower tick.
  expect(held.tickLower).toBe(-HIGHEST_TICK);
  expect(held.tickUpper).toBeLessThan(HIGHEST_TICK);
});

// V3-25
test('a range above the price is chosen by its purpose, says what it sells, and is what the chain mints', async ({
  page,
  pools,
  chain,
}) => {
  await pools.open(`/add/ETH/${USDC.address}/3000`);
  await page.getByTestId('pool-v3-preset-above').click();
  // Typed figures are plain, shown ones are grouped.
  const max = Number(await pools.maxPrice.inputValue()).toLocaleString('en-US', { maximumSignificantDigits: 5 });
  await expect(page.getByTestId('pool-v3-one-sided')).toContainText('Sells ETH between');
  await expect(page.getByTestId('pool-v3-one-sided')).toContainText(`${max} USDC per ETH; turns back when the price does.`);
  await pools.deposit('a').fill('0.1');
  await pools.ready('preview');
  await pools.addButton.click();
  await pools.confirm();
  await pools.submitted(chain);
  const held = await heldPosition(chain, (await ownedIds(chain, rich)).at(-1) ?? '');
  const tick = (await poolTick(chain, USDC.address, WETH.address, 3000)) ?? NaN;
  // Above the shown price is below the tick: USDC sorts before the coin.
  expect(held.tickUpper).toBeLessThanOrEqual(tick);
  expect(tick - held.tickUpper).toBeLessThan(60);
  expect(held.liquidity).toBeGreaterThan(0n);
});

// V3-8
test('the start price outlives a change of the tier, and zero is none', async ({ page, pools }) => {
  await pools.open(`/add/${UNI.address}/${DAI.address}/3000`);
  const start = page.getByTestId('pool-v3-start-price');
  await start.fill('0');
  await expect(pools.addButton).toHaveText('Invalid price input');
  await start.fill('0.00000123456');
  await expect(page.getByTestId('pool-v3-start-shown')).toContainText('0.0₅12346');
  await page.getByTestId('pool-v3-fee-toggle').click();
  await page.getByTestId('pool-v3-fee-10000').click();
  await expect(page).toHaveURL(/\/10000/);
  await expect(start).toHaveValue('0.00000123456');
});

test('on the narrowest page the labels of the chart keep their size', async ({ page, pools }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await pools.open(`/add/ETH/${USDC.address}/3000`);
  const picture = page.getByTestId('pool-v3-chart-picture');
  await expect(picture).toBeVisible();
  const drawn = async () => {
    const box = await picture.boundingBox();
    const view = (await picture.getAttribute('viewBox'))?.split(' ').map(Number) ?? [];
    return (box?.width ?? 0) / (view[2] ?? NaN);
  };
  await expect.poll(drawn).toBeGreaterThan(0.98);
  const labels = page.getByTestId('pool-v3-axis').locator('text');
  expect(Number(await labels.first().getAttribute('font-size'))).toBeGreaterThanOrEqual(11);
  const boxes = await labels.evaluateAll((texts) =>
    texts.map((text) => text.getBoundingClientRect()).map(({ left, right }) => [left, right]),
  );
  expect(boxes.length).toBeGreaterThanOrEqual(2);
  for (const [index, [from = NaN]] of boxes.slice(1).entries()) expect(from).toBeGreaterThan(boxes[index]?.[1] ?? NaN);
});

// V3-14
test('what lies in the pool at a price is said to the pointer, the finger and the arrow keys alike', async ({ page, pools }) => {
  await pools.open(`/add/ETH/${USDC.address}/3000`);
  const picture = page.getByTestId('pool-v3-chart-picture');
  const said = page.getByTestId('pool-v3-depth');
  await expect(said).toContainText('Point at the chart');
  const box = await picture.boundingBox();
  if (!box) throw new Error('There is no chart');
  await page.mouse.move(box.x + box.width * 0.2, box.y + 60);
  await expect(said).toContainText(/ETH and [\d.,]+.* USDC in the pool$/);
  const cursor = page.getByTestId('pool-v3-depth-cursor');
  const pointed = (await said.textContent()) ?? '';
  await expect(cursor).toHaveAttribute('aria-valuetext', pointed);
  const index = Number(await cursor.getAttribute('aria-valuenow'));

  await cursor.focus();
  await page.keyboard.press('ArrowRight');
  await expect(cursor).toHaveAttribute('aria-valuenow', String(index + 1));
  await expect(said).not.toHaveText(pointed);
  await page.keyboard.press('ArrowLeft');
  await expect(said).toHaveText(pointed);
  await page.keyboard.press('End');
  await expect(cursor).toHaveAttribute('aria-valuenow', (await cursor.getAttribute('aria-valuemax')) ?? '');

  await picture.dispatchEvent('pointerdown', {
    pointerType: 'touch',
    clientX: box.x + box.width * 0.2,
    clientY: box.y + 60,
    bubbles: true,
  });
  await expect(said).toHaveText(pointed);
});

// V3-25
test('each purpose gives its range, by the keyboard and by touch as by the mouse', async ({ browser, page, pools }) => {
  await pools.open(`/add/ETH/${USDC.address}/3000`);
  const rangeOf = async () => [Number(await pools.minPrice.inputValue()), Number(await pools.maxPrice.inputValue())] as const;
  const press = {
    mouse: async (kind: string) => page.getByTestId(`pool-v3-preset-${kind}`).click(),
    keyboard: async (kind: string) => page.getByTestId(`pool-v3-preset-${kind}`).press('Enter'),
  };
  for (const by of ['mouse', 'keyboard'] as const) {
    await press[by]('stable');
    await expect.poll(async () => (await rangeOf())[1] / (await rangeOf())[0]).toBeLessThan(1.03);
    const [low, high] = await rangeOf();
    await press[by]('wide');
    await expect.poll(async () => (await rangeOf())[1] / (await rangeOf())[0]).toBeGreaterThan(3.5);
    await press[by]('above');
    await expect(page.getByTestId('pool-v3-one-sided')).toContainText('Sells ETH between');
    await expect.poll(async () => (await rangeOf())[0]).toBeGreaterThan(low);
    await press[by]('below');
    await expect(page.getByTestId('pool-v3-one-sided')).toContainText('Sells USDC between');
    await expect(page.getByTestId('pool-v3-one-sided')).toContainText('turns back when the price does');
    await expect.poll(async () => (await rangeOf())[1]).toBeLessThan(high);
  }
  const phone = await browser.newContext({ hasTouch: true, viewport: { width: 375, height: 800 } });
  const touched = await phone.newPage();
  await touched.goto(new URL(`/add/ETH/${USDC.address}/3000?lng=en-US`, page.url()).href);
  await touched.getByTestId('pool-v3-preset-below').tap();
  await expect(touched.getByTestId('pool-v3-one-sided')).toContainText('Sells USDC between');
  await phone.close();
});
