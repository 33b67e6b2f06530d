import type { Page } from '@playwright/test';

const ON_PAGE = 'header button, header a, nav a, main button, main input, main [role=switch]';
export const IN_DIALOG = '[aria-modal] button, [aria-modal] input, [aria-modal] [role=switch]';

/**
 * The controls outside of running text whose area to press is less high than a thumb needs; what lies around a control by its own style counts.
 */
export const smallTargets = (page: Page, leastPixels: number, where = ON_PAGE) =>
  page.evaluate(
    ([least, selector]) => {
      const controls = document.querySelectorAll<HTMLElement>(selector);
      const isIts = (control: HTMLElement, x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (control.contains(hit) || hit.closest('label')?.contains(control) === true);
      };
      const heightOf = (control: HTMLElement) => {
        control.scrollIntoView({ block: 'center' });
        const { left, width, top, height } = control.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        let [up, down] = [0, 0];
        while (up < least && isIts(control, x, y - up - 1)) up += 1;
        while (down < least && isIts(control, x, y + down + 1)) down += 1;
        return Math.max(height, up + down + 1);
      };
      return [...controls]
        .filter((control) => control.checkVisibility() && !control.closest('p'))
        .map((control) => ({
          name: control.dataset['testid'] ?? control.getAttribute('aria-label') ?? control.innerText,
          height: heightOf(control),
        }))
        .filter(({ height }) => height < least)
        .map(({ name, height }) => `${name} ${height}`);
    },
    [leastPixels, where] as const,
  );
