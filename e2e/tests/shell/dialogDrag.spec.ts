import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../../harness/test';

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

/** How far below the dialog's upper edge the finger begins: on its heading. */
const HEADING_PX = 30;
const dialog = (page: Page) => page.getByTestId('shared-settings');
const transform = (page: Page) => dialog(page).evaluate((panel) => getComputedStyle(panel).transform);

interface Step {
  /** How far the finger has come from where it began, in pixels. */
  readonly by: number;
  /** Time since the step before. */
  readonly afterMs: number;
}

/** A finger on the heading of the dialog, which lets go after the last step. */
async function pull(page: Page, finger: CDPSession, steps: readonly Step[]): Promise<void> {
  const start = ((await dialog(page).boundingBox())?.y ?? 0) + HEADING_PX;
  let seconds = Date.now() / 1000;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number | null) =>
    finger.send('Input.dispatchTouchEvent', { type, timestamp: seconds, touchPoints: y === null ? [] : [{ x: 100, y }] });
  await send('touchStart', start);
  for (const { by, afterMs } of steps) {
    seconds += afterMs / 1000;
    await send('touchMove', start + by);
  }
  await send('touchEnd', null);
}

test('a finger pulls a dialog away: further than 300 pixels, or fast; else it springs back', async ({ page }) => {
  await page.goto('/swap?lng=en-US');
  const finger = await page.context().newCDPSession(page);
  const open = async () => {
    await page.getByTestId('swap-settings').click();
    await expect(dialog(page)).toBeVisible();
  };
  await open();
  await pull(
    page,
    finger,
    [100, 200, 299].map((by) => ({ by, afterMs: 400 })),
  );
  await expect.poll(() => transform(page)).toBe('none');
  await expect(dialog(page)).toBeVisible();
  await pull(
    page,
    finger,
    [100, 200, 301].map((by) => ({ by, afterMs: 400 })),
  );
  await expect(dialog(page)).toBeHidden();
  await open();
  await pull(page, finger, [
    { by: 20, afterMs: 100 },
    { by: 40, afterMs: 10 },
  ]);
  await expect.poll(() => transform(page)).toBe('none');
  await expect(dialog(page)).toBeVisible();
  await pull(page, finger, [
    { by: 20, afterMs: 100 },
    { by: 80, afterMs: 10 },
  ]);
  await expect(dialog(page)).toBeHidden();
});
