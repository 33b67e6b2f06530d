import type { Page } from '@playwright/test';
import { connectWallet } from '../../harness/connectWallet';
import { rememberWallet } from '../../harness/rememberWallet';
import { expect, test } from '../../harness/test';
import { SCREENS, visit } from './screens';
import { smallFields, smallTargets } from './targets';

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });
test.describe.configure({ timeout: 240_000 });

/** How far a thumb may reach, in pixels; half a pixel is rounding. */
const TARGET = 43.5;

const widths = (page: Page) =>
  page.evaluate(() => [document.documentElement.scrollWidth, document.querySelector('main')?.scrollWidth ?? 0]);

test('no screen is wider than a phone, its controls suit a thumb, no field makes the browser zoom, and the ways lie at the bottom', async ({
  page,
}) => {
  await rememberWallet(page);
  const small: string[] = [];
  const wide: string[] = [];
  const zooms: string[] = [];
  for (const screen of SCREENS) {
    await page.setViewportSize({ width: 375, height: 740 });
    await visit(page, screen);
    for (const width of [375, 320]) {
      await page.setViewportSize({ width, height: 740 });
      const [whole = 0, main = 0] = await widths(page);
      if (whole > width || main > width) wide.push(`${screen.name} at ${width}: ${whole}, ${main}`);
    }
    small.push(...(await smallTargets(page, TARGET)).map((text) => `${screen.name}: ${text}`));
    zooms.push(...(await smallFields(page)).map((name) => `${screen.name}: ${name}`));
    const navigation = await page.getByRole('navigation').first().boundingBox();
    expect((navigation?.y ?? 0) + (navigation?.height ?? 0), `${screen.name}: the navigation ends at the bottom`).toBeCloseTo(740, 0);
  }
  expect.soft(wide, 'wider than the phone').toEqual([]);
  expect.soft(small, 'too small for a thumb').toEqual([]);
  expect.soft(zooms, 'written so small that the browser zooms').toEqual([]);
});

test('the menus of the header lie within a phone beside a long account name', async ({ page }) => {
  await connectWallet(page);
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 740 });
    for (const testId of ['shell-network', 'shell-menu-button']) {
      await page.getByTestId(testId).click();
      const box = await page.getByRole('menu').boundingBox();
      expect(box?.x, `${testId} at ${width}`).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), `${testId} at ${width}`).toBeLessThanOrEqual(width);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
    }
  }
});

test('what stands on every screenful of a phone stands once on paper, over nothing', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/vote?lng=en-US');
  await expect(page.getByTestId('governance-proposal-row').first()).toBeVisible();
  const fixed = () =>
    page.evaluate(() => {
      const bars = [...document.querySelectorAll('header, nav, footer')].filter((bar) => bar.checkVisibility());
      return bars.filter((bar) => getComputedStyle(bar).position === 'fixed').length;
    });
  expect(await fixed()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await fixed()).toBe(0);
});
