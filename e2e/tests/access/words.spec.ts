import type { Page } from '@playwright/test';
import { rememberWallet } from '../../harness/rememberWallet';
import { expect, test } from '../../harness/test';
import { SCREENS, visit } from './screens';

test.describe.configure({ timeout: 400_000 });
test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

/** Longer ones are addresses, and exact figures that may take as many lines as they need. */
const LONGEST = 15;

/** The words and figures in a part of the page that stand in more than one line, and the labels that end in three dots. */
const brokenWords = (page: Page, where: string) =>
  page.evaluate(
    ([selector, longest]) => {
      const found = new Set<string>();
      for (const part of document.querySelectorAll(selector)) {
        const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const { currentNode: node } = walker;
          const parent = node.parentElement;
          if (!parent?.checkVisibility() || parent.closest('code, pre, [data-testid=governance-description]')) continue;
          for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\w$.,%<#-]+/g)) {
            if (word.length > longest) continue;
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => Math.round(top)));
            if (lines.size > 1) found.add(`${word} in "${parent.innerText.slice(0, 40)}"`);
          }
          const isCut = parent.scrollWidth > parent.clientWidth + 1 && getComputedStyle(parent).textOverflow === 'ellipsis';
          if (isCut && parent.closest('button') && !parent.closest('[title]')) found.add(`cut: ${node.textContent ?? ''}`);
        }
      }
      return [...found];
    },
    [where, LONGEST] as const,
  );

// On a first visit the page stands in whatever font is there, which may be a wide one.
test.beforeEach(({ page }) => page.route('**/fonts/*', (route) => route.abort()));

test('no word and no figure of a screen is broken or cut on a phone, in the font of a first visit', async ({ page, guard }) => {
  guard.allow(/ERR_FAILED|preload/);
  await rememberWallet(page);
  const found: string[] = [];
  for (const screen of SCREENS) {
    await visit(page, screen);
    found.push(...(await brokenWords(page, 'header, nav, main')).map((text) => `${screen.name}: ${text}`));
  }
  expect(found).toEqual([]);
});
