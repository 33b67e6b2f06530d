import type { Page } from '@playwright/test';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { connectByHand } from '../../harness/connectWallet';
import { spoilNode, type Fault } from '../../harness/faultyNode';
import { expect, test } from '../../harness/test';

/** What none of these screens may say while the node gives nothing: it would pass a failure off as a fact. */
const FALSE_FACTS =
  /No liquidity found|No V2 Liquidity found|rewards have ended|No proposals found|There is no proposal|does not exist|\bDeposit\b/;

const strip = (page: Page) => page.getByTestId('shell-figures');
const usdc = seedFacts.tokens[1].USDC.address;
const swapPath = `/swap?inputCurrency=ETH&outputCurrency=${usdc}&exactAmount=1`;

test.beforeEach(({ guard }) => {
  guard.allow(/Failed to (get (?:block number|logs)|fetch chunk|load resource)|WebSocket connection|ERR_|The node is of chain 10/);
});

const cold: readonly (readonly [Fault, string, string])[] = [
  ['403', '/pool/v2', 'pool-v2-unread'],
  ['429', '/pool', 'pool-v3-failed'],
  ['500', '/uni', 'pool-mining-unread'],
  ['html', '/vote', 'governance-unread'],
  ['nothing', '/pool/11', 'pool-v3-position-failed'],
  ['half', '/migrate/v2', 'pool-migrate-unread'],
  ['huge', '/pool', 'pool-v3-failed'],
  ['huge', '/vote', 'governance-unread'],
  ['outOfGas', '/pool/v2', 'pool-v2-unread'],
  ['wrongChain', '/uni', 'pool-mining-unread'],
];

for (const [fault, path, unread] of cold) {
  test(`a node that answers with ${fault}: ${path} says that it could not be read, and comes back when asked`, async ({
    page,
    wallet,
    site,
  }) => {
    const node = await spoilNode(page, site.rpcUrls[1] ?? '');
    node.set(fault);
    await connectByHand(page, wallet, { path });
    await expect(page.getByTestId(unread).first()).toBeVisible();
    await expect(strip(page)).toHaveAttribute('data-reason', fault === 'wrongChain' ? 'wrongChain' : 'silent');
    await expect(page.getByRole('main')).not.toContainText(FALSE_FACTS);
    node.set(null);
    // The page asks by itself too: the button may be gone before it is pressed.
    await expect(async () => {
      if (await strip(page).isVisible()) await page.getByTestId('shell-figures-retry').click({ timeout: 1_000 });
    }).toPass();
    await expect(strip(page)).toBeHidden();
    await expect(page.getByTestId(unread)).toHaveCount(0);
  });
}

test('a page without a network says so at once, and is back as soon as there is one', async ({ page, wallet, site, context }) => {
  await spoilNode(page, site.rpcUrls[1] ?? '');
  await connectByHand(page, wallet, { path: swapPath });
  await expect(page.getByTestId('swap-button')).toBeEnabled();
  // The words for it, and the section that looks for an airdrop, are fetched once the page has come to rest.
  await page.waitForFunction(() => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    return [/figures/, /\/a\/claim\/[^/]+\/remote\./].every((wanted) => fetched.some((name) => wanted.test(name)));
  });
  await context.setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await expect(strip(page)).toContainText('You are offline.');
  await expect(page.getByTestId('swap-button')).toBeDisabled();
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().startsWith(site.rpcUrls[1] ?? ''));
  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await asked;
  await expect(strip(page)).toBeHidden();
  await expect(page.getByTestId('swap-button')).toBeEnabled();
});
