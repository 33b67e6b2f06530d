import type { Page } from '@playwright/test';
import { median } from './quoteTimes';

/** What is typed, key by key: it finds thousands of tokens, then fewer, then none. */
const TEXTS = ['l', 'l9', 'l99', 'l999', 'to', 'token', 'token 1', 'token 12', 'u', 'us', 'usd', 'nothing of that'];
/** Longer than the pause after which the search begins. */
const WATCHED_MS = 400;

/** Opens the choice of a token with the list of 10,000 tokens switched on. */
async function openLargeSearch(page: Page): Promise<void> {
  await page.getByTestId('swap-to-token').click();
  await page.getByRole('button', { name: 'Manage Token Lists' }).click();
  const large = page.locator('[data-testid="shared-list-row"][data-url$="/large.json"]');
  await large.getByRole('switch').click();
  await large.getByText('10,000 tokens').waitFor();
  await page.getByTestId('shared-token-select-manage').getByRole('button', { name: 'Back' }).click();
  await page.getByTestId('shared-token-search').waitFor();
}

/** Types one text into the open search; gives the longest time between two frames from the key to well after the results. */
function longestFrame(page: Page, text: string): Promise<number> {
  return page.evaluate(
    ([typed, watchedMs]) =>
      new Promise<number>((resolve) => {
        const input = document.querySelector('[data-testid="shared-token-search"]');
        if (!(input instanceof HTMLInputElement)) throw new Error('The search is not open');
        const begun = performance.now();
        // As a key does it: past React's own record of the value.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        let [last, longest] = [begun, 0];
        const look = () => {
          const now = performance.now();
          longest = Math.max(longest, now - last);
          last = now;
          if (now - begun < watchedMs) requestAnimationFrame(look);
          else resolve(longest);
        };
        requestAnimationFrame(look);
      }),
    [text, WATCHED_MS] as const,
  );
}

/** Milliseconds of the longest frame after a key in the search over 10,000 tokens: the median over the keys. */
export async function searchFrame(page: Page): Promise<number> {
  await openLargeSearch(page);
  const longest: number[] = [];
  for (const text of TEXTS) longest.push(await longestFrame(page, text));
  return median(longest);
}
