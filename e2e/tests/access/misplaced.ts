import type { Page } from '@playwright/test';

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

/** The same in windows of four widths; the last one stays. */
export async function misplacedAtWidths(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await misplaced(page)).map((fault) => `at ${width}: ${fault}`));
  }
  return found;
}
