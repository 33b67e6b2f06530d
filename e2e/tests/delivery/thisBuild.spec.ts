import { bucketBetween, startDeliverySite } from '../../harness/deliverySite';
import type { DeliverySite } from '../../harness/deliverySite';
import { startMapWitness } from '../../harness/mapWitness';
import type { MapWitness } from '../../harness/mapWitness';
import { expect, test } from '../../harness/test';
import { buildsRunIn, openVisitor } from '../../harness/visitor';
import type { Page } from '@playwright/test';

let site: DeliverySite;
let witness: MapWitness;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  witness = await startMapWitness();
  site = await startDeliverySite({ mapCopyUrl: witness.url });
  await witness.copy(site.store);
});
test.afterAll(async () => {
  await site.stop();
  await witness.stop();
});

async function openPanel(page: Page): Promise<void> {
  await page.getByTestId('shell-menu-button').click();
  await page.getByTestId('shell-this-build').click();
  await expect(page.getByTestId('shell-build')).toBeVisible();
}

// DELIVERY-27
test('the menu says which builds run and who signed them; back to stable, kept, and following again', async ({ browser }) => {
  test.setTimeout(180_000);
  await site.release('publish', await site.build('mf-swap', '0.4.0'), '--canary', '50');
  const { remotes, shells } = site.map().base.value;
  const { id = '', container: canary = '' } = remotes['swap']?.canary?.release ?? {};
  const stable = remotes['swap']?.stable.container ?? '';
  const visitor = await openVisitor(browser, site.url, bucketBetween(id, 0, 50));
  const page = await visitor.visit('/swap', 'swap');
  expect(await buildsRunIn(page, 'swap')).toEqual([canary]);
  await openPanel(page);
  const panel = page.getByTestId('shell-build');
  const swap = page.getByTestId('shell-build-swap');
  await expect(page.getByTestId('shell-build-page')).toContainText(shells[0]?.id ?? 'none');
  await expect(page.getByTestId('shell-build-page')).toContainText(new RegExp(`key ${shells[0]?.team?.[0]?.key ?? 'none'}`));
  await expect(swap).toContainText(id);
  await expect(swap).toContainText(/Signed by the team of swap, key [0-9a-f]{16}/);
  await expect(swap).toContainText('Its files match what was signed.');
  await expect(swap).toContainText('Early: shown to some visitors first');
  for (const section of ['pool', 'claim', 'governance'])
    await expect(page.getByTestId(`shell-build-${section}`)).toContainText(remotes[section]?.stable.id ?? 'none');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(panel).toBeInViewport();
      await page.screenshot({ path: test.info().outputPath(`this-build-${colorScheme}-${width}.png`) });
    }
  }
  await swap.getByRole('button', { name: 'Go back to stable' }).click();
  await expect.poll(() => buildsRunIn(page, 'swap').catch(() => [])).toEqual([stable]);
  await openPanel(page);
  await expect(swap).toContainText('Your choice');
  await swap.getByRole('button', { name: 'Follow new releases' }).click();
  await expect.poll(() => buildsRunIn(page, 'swap').catch(() => [])).toEqual([canary]);
  await openPanel(page);
  await swap.getByRole('button', { name: 'Keep this build' }).click();
  await expect(panel).toBeHidden();
  await expect.poll(() => buildsRunIn(page, 'swap').catch(() => [])).toEqual([canary]);
  await site.release('percent', 'swap', '0');
  await page.reload();
  await expect.poll(() => buildsRunIn(page, 'swap').catch(() => [])).toEqual([stable]);
  expect(visitor.violations).toEqual([]);
  await visitor.stop();
});

// DELIVERY-28
test('a second host tells when this page is behind, and when both differ', async ({ browser }) => {
  test.setTimeout(180_000);
  const visitor = await openVisitor(browser, site.url);
  const page = await visitor.visit('/swap', 'swap');
  const told = async (kind: string) => {
    await openPanel(page);
    await expect(page.getByTestId(`shell-build-copy-${kind}`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('shell-build')).toBeHidden();
  };
  await witness.copy(site.store);
  await told('same');
  await witness.copy(site.store, 'renew', '--base');
  await openPanel(page);
  await expect(page.getByTestId('shell-build-copy-newer')).toContainText('sign nothing here');
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await page.screenshot({ path: test.info().outputPath(`behind-${width}.png`) });
  }
  await page.keyboard.press('Escape');
  // The site makes a generation of its own: one number, two contents.
  await site.release('renew', '--base', '--why', 'another one');
  await told('different');
  await witness.copy(site.store);
  await told('same');
  expect(visitor.violations).toEqual([]);
  await visitor.stop();
});
