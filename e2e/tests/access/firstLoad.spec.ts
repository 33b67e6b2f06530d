import type { Page } from '@playwright/test';
import { rememberWallet } from '../../harness/rememberWallet';
import { expect, test } from '../../harness/test';
import { SCREENS, visit } from './screens';

const SECTIONS = ['swap', 'send', 'pool', 'version-2 pools', 'migrate', 'claim', 'votes'];
/** How many positions there are is known late, so what stands in and below their list may move; the head and the list itself keep their places. */
const HEAD_OF_POOL = /data-testid="(?:pool-v3-positions|pool-v3-new|pool-v3-more|shell-[a-z-]+)"/;

/** Notes every shift of the layout from the very beginning of each page on, apart from what a press or a key brought about. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Reflect.set(globalThis, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        const sources: { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] = Reflect.get(entry, 'sources') ?? [];
        const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
        shifts.push(`a shift of ${String(Reflect.get(entry, 'value'))}`);
        for (const { node, previousRect, currentRect } of sources) {
          const what = (node instanceof Element ? node.outerHTML.replace(/ class="[^"]*"/g, '') : String(node?.textContent)).slice(0, 120);
          shifts.push(`${what}: ${place(previousRect)} to ${place(currentRect)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The shifts so far; two frames later than asked, so that those of the last drawing are there. */
const shifts = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const told: string[] = Reflect.get(globalThis, 'shifts');
    return told;
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
      await visit(page, screen, { connected: false });
      if (screen.name === 'votes') await expect(page.getByTestId('governance-proposal-row').first()).toBeVisible();
      const shifted = await shifts(page);
      if (shifted.length > 0) found[screen.name] = shifted;
    }
    expect(found).toEqual({});
  });
  test(`nothing jumps on a load with the wallet of an earlier visit at ${width}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height });
    await rememberWallet(page);
    await watchShifts(page);
    const found: Record<string, unknown> = {};
    for (const screen of SCREENS) {
      await visit(page, screen);
      // A name comes last of all, where no other part waits for it.
      await expect(page.getByTestId('shell-connect')).toHaveText('trader.eth');
      const shifted = await shifts(page);
      const counted = screen.name === 'pool' ? shifted.filter((text) => HEAD_OF_POOL.test(text)) : shifted;
      if (counted.length > 0) found[screen.name] = counted;
    }
    expect(found).toEqual({});
  });
}
