import type { Page } from '@playwright/test';
import { rememberWallet } from '../../harness/rememberWallet';
import { expect, test } from '../../harness/test';
import { SCREENS, visit } from './screens';

test.describe.configure({ timeout: 240_000 });

/** The controls of a screen at rest that a notice lies over, be it a pixel. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const notices = [...document.querySelectorAll('[data-testid=shell-popup]')].map((notice) => notice.getBoundingClientRect());
    const controls = document.querySelectorAll<HTMLElement>(
      'header button, header a, nav a, main button, main a, main input, main textarea',
    );
    return [...controls]
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return (
          control.checkVisibility() &&
          top < innerHeight &&
          notices.some((notice) => left < notice.right && right > notice.left && top < notice.bottom && bottom > notice.top)
        );
      })
      .map((control) => control.dataset['testid'] ?? control.getAttribute('aria-label') ?? control.innerText);
  });

// SHELL-24
test('a notice covers no control of any screen, on a phone or on a desk', async ({ page }) => {
  await rememberWallet(page);
  // Storage that is full has the longest notice of all, and a link that turns expert mode on is news at every load.
  await page.addInitScript(() => {
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItem(key: string, value: string) {
      if (key.startsWith('dex.')) throw new DOMException('full', 'QuotaExceededError');
      keep.call(this, key, value);
    };
  });
  const found: string[] = [];
  for (const screen of SCREENS) {
    await visit(page, { ...screen, path: `${screen.path}${screen.path.includes('?') ? '&' : '?'}ape` });
    await expect(page.getByTestId('shell-popup')).toHaveCount(2);
    for (const [width, height] of [
      [1920, 900],
      [1280, 800],
      [768, 900],
      [375, 740],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      found.push(...(await covered(page)).map((name) => `${screen.name} at ${width}: ${name}`));
    }
  }
  expect(found).toEqual([]);
});
