import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { connectWallet } from '../../harness/connectWallet';
import { expect, test } from '../../harness/test';

const { DAI } = seedFacts.tokens[1];

/** The parts of the walk, each by the title above it. */
const walk = new Map(
  readFileSync(new URL('heard.swap.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n\n')
    .map((part): [string, string] => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n') + 1)]),
);

/** What a screen reader is told of a part of the page, line by line; figures that the market moves are `#`, a moment is `(a time)`. */
async function heard(part: Locator): Promise<string> {
  const tree = await part.ariaSnapshot();
  return tree.replace(/[A-Z][a-z]{2} \d+, \d{4}, \d+:\d\d\s[AP]M/g, '(a time)').replace(/\d[\d,]*\.\d+|\d{1,3}(,\d{3})+|\d{4,}/g, '#');
}

const reads = (part: Locator, title: string) =>
  expect.poll(() => heard(part), { message: title }).toBe(walk.get(title) ?? 'a part of the walk');

test('the swap as it is heard, from the empty form to the review, is what people have read and found good', async ({ page }) => {
  await connectWallet(page);
  await page.goto(`/swap?inputCurrency=ETH&outputCurrency=${DAI.address}&lng=en-US`);
  const main = page.getByRole('main');
  await reads(main, 'The empty form');
  await page.getByTestId('swap-from').getByRole('textbox').fill('1');
  await reads(main, 'One ETH is typed');
  await page.getByTestId('swap-button').click();
  await reads(page.getByRole('dialog'), 'The review');
});
