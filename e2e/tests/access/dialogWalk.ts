import type { Page } from '@playwright/test';
import { expect } from '../../harness/test';

/** True while the topmost dialog has the focus. */
export const holdsFocus = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('[aria-modal]')].at(-1)?.contains(document.activeElement) ?? false);

/** Gives every stop of the topmost dialog a number, and says what they are called. */
const numberStops = (page: Page) =>
  page.evaluate(() => {
    const dialogs = [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')];
    const stops = [...(dialogs.at(-1)?.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]') ?? [])].filter(
      (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
    );
    stops.forEach((element, index) => {
      element.dataset.stop = String(index);
    });
    return stops.map((element, index) => `${index} ${element.ariaLabel ?? element.textContent ?? ''}`.trim());
  });

/** Walks once round by one key from wherever the focus is; every control is a stop, and none is outside. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', name: string): Promise<void> {
  const stops = await numberStops(page);
  const reached = new Set<string>();
  for (let press = 0; press < stops.length + 2; press += 1) {
    await page.keyboard.press(key);
    const { stop, isInside } = await page.evaluate(() => {
      const focused = document.activeElement;
      return {
        stop: focused instanceof HTMLElement ? focused.dataset.stop : undefined,
        isInside: [...document.querySelectorAll('[aria-modal]')].at(-1)?.contains(focused) ?? false,
      };
    });
    expect(isInside, `${name}: ${key} stays inside`).toBe(true);
    if (stop !== undefined) reached.add(stop);
  }
  expect(
    stops.filter((_, index) => !reached.has(String(index))),
    `${name}: not reached by ${key}`,
  ).toEqual([]);
}

/** The calls of a confirmation that name a contract and an end alone: what they do must be said too. */
export const silentCalls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-testid=order-call]')]
      .filter((call) => call.querySelector(':scope > p') === null)
      .map((call) => [...call.querySelectorAll('dt')].map(({ textContent }) => textContent ?? ''))
      .filter((names) => names.every((name) => name === 'Contract' || name === 'Valid until')),
  );

/** What is wider than the dialog, and the main button when it is not in sight as the dialog stands. */
export const cutOff = (page: Page) =>
  page.evaluate(() => {
    const dialog = [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')].at(-1);
    // A long name that ends in three dots is meant to: what it is of is said beside it in full.
    const cuts = (part: HTMLElement) =>
      getComputedStyle(part).overflowX !== 'visible' && getComputedStyle(part).textOverflow !== 'ellipsis';
    const wide = [dialog, ...(dialog?.querySelectorAll<HTMLElement>('div') ?? [])].flatMap((part) =>
      part && part.scrollWidth > part.clientWidth + 1 && cuts(part) && part.clientWidth > 1
        ? [`wide: ${part.className} ${part.scrollWidth} ${part.clientWidth}`]
        : [],
    );
    const main = dialog?.querySelector<HTMLElement>(
      '[data-testid$="-confirm"], [data-testid="claim-submit"], [data-testid="governance-delegate-submit"]',
    );
    if (!main) return wide;
    const { left, right, top, bottom } = main.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, bottom - 4);
    const isSeen = top >= 0 && bottom <= innerHeight && (hit === main || main.contains(hit));
    return isSeen ? wide : [...wide, `out of sight: ${main.innerText} ${top} to ${bottom}`];
  });

/** Numbers of the topmost dialog that are torn over two lines, though each would stand on one. */
export const tornNumbers = (page: Page) =>
  page.evaluate(() => {
    const dialog = [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')].at(-1);
    if (!dialog) return ['no dialog'];
    const torn: string[] = [];
    const texts = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: number, index } of (node.textContent ?? '').matchAll(/(?<![\dA-Za-z])\d[\d.,]*/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + number.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) torn.push(`${number} in ${node.textContent}`);
      }
    }
    return torn;
  });
