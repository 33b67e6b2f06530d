import type { Page } from '@playwright/test';
import { rememberWallet } from '../../harness/rememberWallet';
import { expect, test } from '../../harness/test';
import { SCREENS } from './screens';

test.describe.configure({ timeout: 400_000 });

const WIDTHS = [375, 768, 1280, 1920] as const;

/** What is wider than the page, and what of the main part the number of the block lies over however far it is scrolled. */
const misplaced = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`wide: ${scrollWidth}`);
    const badge = document.querySelector('[data-testid=shell-block]');
    if (!badge?.checkVisibility()) return faults;
    const { left, right, top, bottom } = badge.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect();
    const ofHeader = 'header button, header a, nav a';
    // Whatever of the screen comes where the header is lies under that.
    const controls = header && bottom <= header.bottom ? ofHeader : `main button, main a, main input, main textarea, ${ofHeader}`;
    for (const place of [0, 200, document.documentElement.scrollHeight]) {
      scrollTo(0, place);
      for (const part of document.querySelectorAll<HTMLElement>(controls)) {
        const box = part.getBoundingClientRect();
        if (part.checkVisibility() && box.left < right && box.right > left && box.top < bottom && box.bottom > top)
          faults.push(`the block lies over ${part.dataset['testid'] ?? part.innerText}`);
      }
    }
    scrollTo(0, 0);
    return faults;
  });

for (const { who, language, theme, width: loadedAt } of [
  { who: 'a connected person', language: 'en-US', theme: 'LIGHT', width: 1280 },
  { who: 'a connected person', language: 'zh-CN', theme: 'DARK', width: 375 },
  { who: 'a visitor', language: 'en-US', theme: 'DARK', width: 375 },
  { who: 'a visitor', language: 'zh-CN', theme: 'LIGHT', width: 1280 },
] as const) {
  // The console of the page is watched beside it: whatever it says of any of these screens fails the test.
  test(`nothing is too wide or lies over another on any screen of ${who}, ${language}, ${theme}`, async ({ page }) => {
    const isConnected = who === 'a connected person';
    if (isConnected) await rememberWallet(page);
    const found: string[] = [];
    for (const { name, path, ready } of SCREENS) {
      await page.setViewportSize({ width: loadedAt, height: 800 });
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=${language}&theme=${theme}`);
      await expect(isConnected ? ready(page) : page.getByRole('main').getByRole('heading').first()).toBeVisible();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        found.push(...(await misplaced(page)).map((fault) => `${name} at ${width}: ${fault}`));
      }
    }
    expect(found).toEqual([]);
  });
}
