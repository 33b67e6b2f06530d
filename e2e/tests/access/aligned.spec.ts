import type { Locator, Page } from '@playwright/test';
import { rememberWallet } from '../../harness/rememberWallet';
import { expect, test } from '../../harness/test';
import { screenOf, visit } from './screens';

interface Edges {
  readonly left: number;
  readonly right: number;
  readonly middle: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where what is in an element stands, without the room that the element keeps around it. */
const inkOf = (element: Locator): Promise<Edges> =>
  element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return { left, right, top, bottom, middle: (top + bottom) / 2 };
  });

/** Between which lines the content of the card around an element stands. */
const cardAround = (element: Locator): Promise<Pick<Edges, 'left' | 'right'>> =>
  element.evaluate((node) => {
    const card = node.closest('section');
    if (!card) throw new Error('There is no card around it');
    const { left, right } = card.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(card);
    return { left: left + Number.parseFloat(paddingLeft), right: right - Number.parseFloat(paddingRight) };
  });

/** Half a pixel of either side's rounding. */
const near = (value: number, other: number, what: string) => expect(Math.abs(value - other), what).toBeLessThanOrEqual(1);

async function openSwap(page: Page): Promise<void> {
  await rememberWallet(page);
  await visit(page, screenOf('swap'));
  await expect(page.getByTestId('swap-why-open')).toBeVisible();
}

test('the signs of a head stand at the edges of its card', async ({ page }) => {
  await rememberWallet(page);
  const main = page.getByRole('main');
  const [back, settings] = [main.locator(':is(a, button):has(+ h1)'), main.getByRole('button', { name: /settings/i })];
  let seen = 0;
  for (const name of ['swap', 'add', 'increase', 'remove', 'create a pair', 'add version 2', 'remove version 2']) {
    await visit(page, screenOf(name));
    await expect(settings).toBeVisible();
    const card = await cardAround(settings);
    near((await inkOf(settings)).right, card.right, `settings of ${name}`);
    if ((await back.count()) === 0) continue;
    near((await inkOf(back)).left, card.left, `the way back of ${name}`);
    seen += 1;
  }
  expect(seen).toBeGreaterThan(2);
});

test('the words below a swap stand in line with those around, with even room between them', async ({ page }) => {
  await openSwap(page);
  const [price, cost] = [page.getByTestId('swap-price'), page.getByTestId('swap-details-open')];
  const card = await cardAround(price);
  near((await inkOf(price)).left, card.left, 'the price begins where the card does');
  near((await cost.locator('svg').last().boundingBox())?.x ?? 0, card.right - 16, 'the chevron ends where the card does');
  const chevron = await cost.locator('svg').last().boundingBox();
  near((chevron?.x ?? 0) - (await inkOf(cost.locator('[data-figure]'))).right, 8, 'from the cost to its chevron');
  const [why, history] = [page.getByTestId('swap-why-open'), page.getByTestId('swap-history-open')];
  for (const opener of [why, history]) near((await inkOf(opener)).left, card.left, 'an opener begins where the card does');
  const names = page.getByTestId('swap-details').locator('dt');
  const middles = await Promise.all(
    [price, names.first(), names.nth(1), names.last(), why, history].map(async (line) => (await inkOf(line)).middle),
  );
  const [line = 0, first = 0, second = 0, last = 0, third = 0, fourth = 0] = middles;
  const steps = [first - line, second - first, third - last, fourth - third];
  expect(Math.max(...steps) - Math.min(...steps), `steps of ${steps.join(', ')}`).toBeLessThanOrEqual(10);
});

test('the price of a review begins where the lines below it do', async ({ page }) => {
  await openSwap(page);
  await page.getByTestId('swap-button').click();
  const review = page.getByTestId('swap-review-confirmation');
  const name = review.getByTestId('swap-details').locator('dt').first();
  await expect(name).toBeVisible();
  near((await inkOf(review.getByTestId('swap-price'))).left, (await inkOf(name)).left, 'price and terms');
});

test('the ways of the account stand equally far from one another', async ({ page }) => {
  await openSwap(page);
  await page.getByTestId('shell-connect').click();
  const dialog = page.getByRole('dialog');
  const way = (name: string) => dialog.getByText(name, { exact: true });
  const ink = async (name: string) => inkOf(way(name).locator('xpath=ancestor-or-self::*[self::a or self::button]'));
  const rooms = [
    (await ink('Change')).left - (await ink('Disconnect')).right,
    (await ink('View on Explorer')).left - (await ink('Copy Address')).right,
  ];
  near(rooms[0] ?? 0, rooms[1] ?? -9, `rooms of ${rooms.join(', ')}`);
});

test('the heads of both columns stand in one line, without a pair and with one', async ({ page }) => {
  await rememberWallet(page);
  for (const name of ['add without tokens', 'add']) {
    await visit(page, screenOf(name));
    const heads = ['Select Pair', 'Set Price Range'].map((text) => page.getByRole('heading', { name: text }));
    const [one = 0, other = -9] = await Promise.all(heads.map(async (head) => (await inkOf(head)).middle));
    near(one, other, name);
  }
});

test('the part that is taken out looks the same in both versions', async ({ page }) => {
  await rememberWallet(page);
  const looks: string[] = [];
  for (const [name, testId] of [
    ['remove', 'pool-v3-percent'],
    ['remove version 2', 'pool-v2-percent'],
  ] as const) {
    await visit(page, screenOf(name));
    const look = page.getByTestId(testId).evaluate((node) => {
      const { fontSize, fontWeight, color } = getComputedStyle(node);
      return [fontSize, fontWeight, color].join(' ');
    });
    looks.push(await look);
  }
  expect(looks[0]).toBe(looks[1]);
});

test('a long figure that takes a line of its own stays near its name', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await rememberWallet(page);
  await visit(page, screenOf('migrate a pair'));
  // As for a person who set larger letters.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '28px'));
  const value = page.getByTestId('pool-migrate-v3-price');
  const [name, figure] = [await inkOf(value.locator('xpath=preceding-sibling::*')), await inkOf(value)];
  expect(figure.top).toBeGreaterThan(name.middle);
  expect(figure.top - name.bottom).toBeLessThanOrEqual(8);
});
