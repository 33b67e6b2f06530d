import type { Page } from '@playwright/test';
import { spoilNode } from '../../harness/faultyNode';
import { rememberWallet } from '../../harness/rememberWallet';
import { expect, test } from '../../harness/test';
import { SCREENS, visit } from './screens';

test.describe.configure({ timeout: 240_000 });

/** What holds without the chain: names, shares of a fee, numbers of things, one of a currency, and what the person chose. */
const LASTING = /^(?:#?\d+(?:\.\d+)?%?|.*\b(?:V[23]|version [23])\b.*|\d+(?:\.\d+)? ?%.*|1 \S+ =|.*\bearns 0\.3%.*)$/i;
/** Scales, dates, countdowns by the clock, how many there are, what may be asked for, and what a proposal would do. */
const LASTING_PLACES = /^(?:pool-v3-(?:axis|handle-\w+|positions|shares-read)|pool-mining-countdown|governance-(?:proposal|actions))$/;

/** The texts with a figure on the screen that are not dimmed, names of addresses and what is typed apart. */
const undimmed = (page: Page) =>
  page.evaluate(() => {
    const texts: { place: string; text: string }[] = [];
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const text = (walker.currentNode.textContent ?? '').trim();
      if (!parent?.checkVisibility() || !/\d/.test(text) || /0x[0-9a-f]{2}/i.test(text)) continue;
      if (parent.closest('[data-figure], [role=status], [data-testid=shell-figures], a[href^="http"], label, h1')) continue;
      const place = parent.closest<HTMLElement>('[data-testid]')?.dataset['testid'] ?? '';
      texts.push({ place, text });
    }
    return texts;
  });

const WALKED = ['swap', 'pool', 'position', 'add', 'increase', 'version-2 pools', 'add version 2', 'mining', 'mining pool', 'proposal'];

// NET-1
test('while the node is silent every figure of the chain is dimmed, on every screen, and a strip says since when', async ({
  page,
  site,
  guard,
}) => {
  guard.allow(/Failed to (get (?:block number|logs)|fetch chunk|load resource)|WebSocket connection|ERR_|The node is of chain 10/);
  const node = await spoilNode(page, site.rpcUrls[1] ?? '');
  await rememberWallet(page);
  const found: string[] = [];
  for (const screen of SCREENS.filter(({ name }) => WALKED.includes(name))) {
    node.set(null);
    await visit(page, screen);
    node.set('500');
    await expect(page.locator('html')).toHaveAttribute('data-figures', 'old');
    await expect(page.getByTestId('shell-figures')).toContainText(/\d:\d\d:\d\d/);
    found.push(
      ...(await undimmed(page))
        .filter(({ place, text }) => !LASTING.test(text) && !LASTING_PLACES.test(place))
        .map(({ place, text }) => `${screen.name} › ${place}: ${text}`),
    );
    const otherwiseFaint = () =>
      page.locator('main [data-figure]').evaluateAll((figures) =>
        figures
          .filter((figure) => figure.checkVisibility() && figure.parentElement?.closest('[data-figure]') === null)
          .filter((figure) => Math.abs(Number(getComputedStyle(figure).opacity) - 0.6) > 0.01)
          .map((figure) => figure.textContent),
      );
    // What has just been dimmed may still be on its way there.
    await expect.poll(otherwiseFaint, { message: `${screen.name}: as faint as all others` }).toEqual([]);
  }
  expect(found).toEqual([]);
});
