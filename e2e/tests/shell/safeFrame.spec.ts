import type { Page } from '@playwright/test';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { expect, test } from '../../harness/test';

const SAFE = seedFacts.accounts.third;

/**
 * Stands for the page of a Safe, which cannot be had here: it shows the site in a frame and answers the one question that its apps ask at
 * their start, in the message format of the Safe apps SDK.
 */
const safePage = (site: string) => `<!doctype html><title>Safe</title><body><script>
  addEventListener('message', ({ data, source, origin }) => {
    if (data?.method !== 'getSafeInfo') return;
    const safe = { safeAddress: '${SAFE}', chainId: 1, threshold: 1, owners: [], isReadOnly: false };
    source.postMessage({ id: data.id, success: true, version: '9.1.0', data: safe }, origin);
  });
</script><iframe src="${site}/swap?lng=en-US" allow="local-network-access" title="app" style="width: 1200px; height: 700px"></iframe></body>`;

/** Opens a page of another origin that shows the site in a frame; a browser lets such a page reach this machine only when it may. */
async function frameAt(page: Page, origin: string, site: string): Promise<void> {
  await page.context().grantPermissions(['local-network-access'], { origin });
  await page.route(`${origin}/`, (route) => route.fulfill({ contentType: 'text/html', body: safePage(site) }));
  await page.goto(`${origin}/`);
}

// WALLET-3
test('inside the frame of a Safe its account is connected by itself', async ({ page, site, guard }) => {
  // The local site has no certificate, and the frame around it has.
  guard.allow(/Mixed Content/);
  await frameAt(page, 'https://app.safe.global', site.url);
  const connection = page.frameLocator('iframe').getByTestId('shell-connect');
  await expect(connection).toHaveAttribute('data-kind', 'account');
  // By its address, and by its name as soon as that is known.
  await expect(connection).toContainText(new RegExp(`${SAFE.slice(-4)}|voter\\.eth`));
});

test('no other page may show the site in a frame', async ({ page, site, guard }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  guard.allow(/frame-ancestors/);
  await frameAt(page, 'https://other.example', site.url);
  await expect.poll(() => page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/');
  expect(said.join()).toContain('frame-ancestors');
});
