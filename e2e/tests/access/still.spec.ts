import type { Page } from '@playwright/test';
import { rememberWallet } from '../../harness/rememberWallet';
import { expect, test } from '../../harness/test';
import { SCREENS, visit } from './screens';

const STILL = ['swap', 'position', 'version-2 pools', 'mining pool', 'proposal'];

/** Notes every shift of the layout from now on. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    Reflect.set(globalThis, 'shifts', []);
    const shifts: unknown[] = Reflect.get(globalThis, 'shifts');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node?: Node | null }[] = Reflect.get(entry, 'sources') ?? [];
        shifts.push(sources.map(({ node }) => (node instanceof Element ? node.outerHTML : String(node?.textContent)).slice(0, 120)));
      }
    }).observe({ type: 'layout-shift' });
  });

/** The shifts so far; two frames later than asked, so that those of the last drawing are there. */
const shifts = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return Reflect.get(globalThis, 'shifts');
  });

test('a new block moves nothing on any screen', async ({ page, chain }) => {
  test.setTimeout(120_000);
  await rememberWallet(page);
  const mined = async () => {
    await chain.mine();
    const number = await chain.mainnet.getBlockNumber();
    await expect(page.getByTestId('shell-block')).toContainText(String(number));
  };
  for (const screen of SCREENS.filter(({ name }) => STILL.includes(name))) {
    await visit(page, screen);
    // The header takes its time: a name that arrives is no new block.
    await expect(page.getByTestId('shell-connect')).toHaveText('trader.eth');
    await expect(page.getByTestId('shell-governance-amount')).toHaveText(/\d UNI$/);
    await mined();
    await watchShifts(page);
    await mined();
    await mined();
    expect(await shifts(page), screen.name).toEqual([]);
  }
});

test('who wants less motion sees none, and the font is loaded once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/vote?lng=en-US');
  await expect(page.getByTestId('governance-proposal-row').first()).toBeVisible();
  await page.getByTestId('shell-connect').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .map((animation) => Number(animation.effect?.getComputedTiming().endTime))
      .filter((milliseconds) => milliseconds > 1),
  );
  expect(moving).toEqual([]);
  expect(await page.evaluate(() => document.fonts.check('16px Inter'))).toBe(true);
  expect(fonts.length).toBe(1);
});
