import type { Page } from '@playwright/test';
import { rememberWallet } from '../../harness/rememberWallet';
import { expect, test } from '../../harness/test';
import { SCREENS, visit } from './screens';

test.describe.configure({ timeout: 240_000 });

const textSizes = (page: Page) =>
  page.evaluate(() => {
    const sizes: Record<string, number> = {};
    for (const part of document.querySelectorAll<HTMLElement>('main *')) {
      const text = [...part.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())?.textContent?.trim();
      // A dash stands for whatever is not known yet, in any size.
      if (text && text !== '–' && part.checkVisibility() && !part.closest('svg'))
        sizes[text] ??= parseFloat(getComputedStyle(part).fontSize);
    }
    return sizes;
  });

test('text is twice as large where the person wants it so', async ({ page }) => {
  await rememberWallet(page);
  const found: string[] = [];
  for (const screen of SCREENS.filter(({ name }) => ['send', 'position', 'version-2 pools', 'mining', 'votes'].includes(name))) {
    await visit(page, screen);
    const before = await textSizes(page);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
    const after = await textSizes(page);
    for (const [text, size] of Object.entries(before))
      if (after[text] !== undefined && Math.abs(after[text] / size - 2) > 0.05)
        found.push(`${screen.name}: ${text} ${size} ${after[text]}`);
  }
  expect(found).toEqual([]);
});

/** What has the focus, when another thing lies over it or it is out of sight. */
const hidden = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return null;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const name = focused.dataset['testid'] ?? focused.ariaLabel ?? focused.innerText;
    // One taller than the window is seen in part.
    const y = Math.min(Math.max((top + bottom) / 2, 1), innerHeight - 1);
    const hit = document.elementFromPoint((left + right) / 2, y);
    const isSeen =
      bottom > 0 && top < innerHeight && hit !== null && (focused.contains(hit) || hit.contains(focused) || hit.closest('label') !== null);
    return isSeen ? null : `${name}: ${top} to ${bottom}, under ${hit?.outerHTML.slice(0, 80)}`;
  });

test('in a low window no control that has the focus lies under a bar', async ({ page }) => {
  await rememberWallet(page);
  await page.setViewportSize({ width: 375, height: 400 });
  const found: string[] = [];
  for (const screen of SCREENS.filter(({ name }) => ['swap', 'add', 'position', 'version-2 pools', 'new proposal'].includes(name))) {
    await visit(page, screen);
    await page.evaluate(() => document.getElementById('main')?.focus());
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press('Tab');
      const fault = await hidden(page);
      if (fault) found.push(`${screen.name}: ${fault}`);
    }
  }
  expect(found).toEqual([]);
});
