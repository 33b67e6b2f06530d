import type { Page } from '@playwright/test';

const CONTROLS = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', '[role=switch]', '[role=slider]', '[tabindex="0"]'];
const within = (...places: readonly string[]) => places.flatMap((place) => CONTROLS.map((control) => `${place} ${control}`)).join(', ');
const ON_PAGE = within('header', 'nav', 'main');
export const IN_DIALOG = '[aria-modal] button, [aria-modal] input, [aria-modal] [role=switch]';

/** Where the whole area around a control does what the control does. */
const AREA = '[data-testid=pool-v3-depth-cursor]';

/**
 * The controls whose area to press is less wide or high than a finger or a pointer needs; what lies around a control by its own style counts.
 * Links within a sentence are as high as their line.
 */
export const smallTargets = (page: Page, leastPixels: number, where = ON_PAGE) =>
  page.evaluate(
    ([least, selector, area]) => {
      const isIts = (control: HTMLElement, x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (control.contains(hit) || hit.closest('label')?.contains(control) === true);
      };
      const isInSentence = (control: HTMLElement) => {
        const parent = control.parentElement;
        if (!parent || !control.matches('a')) return false;
        if (control.closest('p')) return true;
        const isLine = !/flex|grid/.test(getComputedStyle(parent).display);
        return isLine && [...parent.childNodes].some((node) => node !== control && node.textContent?.trim());
      };
      /** How far the area reaches from its middle along one axis, both ways together. */
      const reach = (isThere: (step: number) => boolean) => {
        let [before, after] = [0, 0];
        while (before < least && isThere(-before - 1)) before += 1;
        while (after < least && isThere(after + 1)) after += 1;
        return before + after + 1;
      };
      const sizeOf = (control: HTMLElement) => {
        control.scrollIntoView({ block: 'center', inline: 'center' });
        const { left, width, top, height } = control.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return {
          width: Math.max(
            width,
            reach((step) => isIts(control, x + step, y)),
          ),
          height: Math.max(
            height,
            reach((step) => isIts(control, x, y + step)),
          ),
        };
      };
      // What lies under another dialog is out of reach, however large it is.
      const topmost = [...document.querySelectorAll('[aria-modal]')].at(-1);
      const isCovered = (control: HTMLElement) => {
        const dialog = control.closest('[aria-modal]');
        return dialog !== null && dialog !== topmost;
      };
      return [...new Set(document.querySelectorAll<HTMLElement>(selector))]
        .filter(
          (control) =>
            !isCovered(control) && control.checkVisibility() && control.tabIndex >= 0 && !control.matches(area) && !isInSentence(control),
        )
        .map((control) => ({
          name: control.dataset['testid'] ?? control.getAttribute('aria-label') ?? control.innerText,
          ...sizeOf(control),
        }))
        .filter(({ width, height }) => Math.min(width, height) < least)
        .map(({ name, width, height }) => `${name} ${Math.round(width)} x ${Math.round(height)}`);
    },
    [leastPixels, where, AREA] as const,
  );

/** The fields of a page that are written so small that a phone's browser zooms to them. */
export const smallFields = (page: Page) =>
  page
    .locator('input:not([type=range], [type=checkbox], [type=radio]), textarea, select')
    .evaluateAll((fields) =>
      fields
        .filter((field) => field.checkVisibility() && parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.getAttribute('aria-label') ?? field.id),
    );
