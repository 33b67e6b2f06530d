import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/test';

/** Where the badge stands, and whether all four of its corners are seen: within the window, and under nothing. */
const standing = (page: Page) =>
  page.getByTestId('shell-block').evaluate((badge) => {
    const { left, right, top, bottom } = badge.getBoundingClientRect();
    const corners = [
      [left + 1, top + 1],
      [right - 1, top + 1],
      [left + 1, bottom - 1],
      [right - 1, bottom - 1],
    ] as const;
    const isSeen = corners.every(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (badge.contains(hit) || hit.contains(badge)) && hit.closest('header, nav, main') === null;
    });
    return { isSeen, isWhole: left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight };
  });

test('the number of the block is whole, over nothing and under nothing, from the width on at which it is shown', async ({ page }) => {
  await page.goto('/swap?lng=en-US');
  await expect(page.getByTestId('shell-block')).toHaveText(/\d/);
  for (const width of [721, 840, 960, 961, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    await expect(page.getByTestId('shell-block')).toBeVisible();
    expect(await standing(page), `at ${width}`).toEqual({ isSeen: true, isWhole: true });
  }
  await page.setViewportSize({ width: 720, height: 720 });
  await expect(page.getByTestId('shell-block')).toBeHidden();
});
