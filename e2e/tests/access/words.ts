import type { Page } from '@playwright/test';

/** Longer ones are addresses, and exact figures that may take as many lines as they need. */
const LONGEST = 15;

/** The words and figures in a part of the page that stand in more than one line, and the labels that end in three dots. */
export const brokenWords = (page: Page, where: string) =>
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
