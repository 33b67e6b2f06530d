import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/test';
import { SCREENS, visit } from './screens';

const SECTIONS = ['swap', 'send', 'pool', 'version-2 pools', 'migrate', 'claim', 'votes'];

/** Notes every shift of the layout from the very beginning of each page on, apart from what a press or a key brought about. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: unknown[] = [];
    Reflect.set(globalThis, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        const sources: { node?: Node | null }[] = Reflect.get(entry, 'sources') ?? [];
        const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : String(node?.textContent)).slice(0, 160));
        shifts.push({ value: Reflect.get(entry, 'value'), moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The shifts so far; two frames later than asked, so that those of the last drawing are there. */
const shifts = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return Reflect.get(globalThis, 'shifts');
  });

for (const { width, height } of [
  { width: 1280, height: 900 },
  { width: 375, height: 812 },
]) {
  test(`nothing jumps on the first load of any section at ${width}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    const found: Record<string, unknown> = {};
    for (const screen of SCREENS.filter(({ name }) => SECTIONS.includes(name))) {
      await visit(page, screen, false);
      if (screen.name === 'votes') await expect(page.getByTestId('governance-proposal-row').first()).toBeVisible();
      const shifted = await shifts(page);
      if (!Array.isArray(shifted) || shifted.length > 0) found[screen.name] = shifted;
    }
    expect(found).toEqual({});
  });
}
