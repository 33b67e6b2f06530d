import { distOf, startDeliverySite } from '../../harness/deliverySite';
import type { DeliverySite } from '../../harness/deliverySite';
import { expect, test } from '../../harness/test';
import { buildsRunIn, openVisitor } from '../../harness/visitor';

let site: DeliverySite;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startDeliverySite();
});
test.afterAll(() => site.stop());

// DELIVERY-29
test('a preview shows its builds to who holds the link, says what, by whom and until when, and ends', async ({ browser }) => {
  test.setTimeout(240_000);
  const before = site.map();
  const build = await site.build('mf-swap', '0.6.0');
  const words = ['preview', build, distOf('mf-pool'), '--site', `${site.url}/swap`, '--by', 'Ada'];
  const link = (await site.release(...words, '--for', '2d')).trim();
  expect(site.map()).toEqual(before);
  const stable = before.base.value.remotes['swap']?.stable.container ?? '';

  const holder = await openVisitor(browser, site.url);
  const page = await holder.visit(link, 'swap');
  const [previewed = ''] = await buildsRunIn(page, 'swap');
  expect(previewed).not.toBe(stable);
  const bar = page.getByTestId('shell-preview');
  const end = new Date(Date.now() + 2 * 24 * 3600 * 1000).toLocaleDateString('en-US', { dateStyle: 'medium' });
  for (const text of ['swap 0.6.0', 'pool 0.1.0', 'Ada', end]) await expect(bar).toContainText(text);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(bar).toBeInViewport();
      await page.screenshot({ path: test.info().outputPath(`preview-${colorScheme}-${width}.png`) });
    }
  }
  await page.goto('/swap?lng=en-US');
  await expect.poll(() => buildsRunIn(page, 'swap').catch(() => [])).toEqual([previewed]);

  const stranger = await openVisitor(browser, site.url);
  const without = await stranger.visit('/swap', 'swap');
  expect(await buildsRunIn(without, 'swap')).toEqual([stable]);
  await expect(without.getByTestId('shell-preview')).toHaveCount(0);
  await stranger.context.clock.setFixedTime(Date.now() + 3 * 60_000);
  const short = (await site.release(...words, '--for', '1m')).trim();
  const forged = new URL(link);
  forged.searchParams.set('preview', '0'.repeat(32));
  for (const address of [short, forged.href]) {
    const late = await stranger.visit(address, 'swap');
    expect(await buildsRunIn(late, 'swap')).toEqual([stable]);
    await expect(late.getByTestId('shell-site-notice-previewRefused')).toContainText('ask for a new link');
    await expect(late.getByTestId('shell-preview')).toHaveCount(0);
  }

  // What did not come is not called over, and the tab can be rid of it.
  await stranger.context.route('**/p/*.json', (route) => route.fulfill({ status: 503 }));
  const unreached = await stranger.visit(link, 'swap');
  expect(await buildsRunIn(unreached, 'swap')).toEqual([stable]);
  const notice = unreached.getByTestId('shell-site-notice-previewUnreached');
  await expect(notice).toContainText('could not be loaded');
  await notice.getByRole('button', { name: 'End the preview' }).click();
  await expect(notice).toHaveCount(0);
  expect(new URL(unreached.url()).searchParams.has('preview')).toBe(false);

  await page.getByRole('button', { name: 'End the preview' }).click();
  await expect(bar).toHaveCount(0);
  await expect.poll(() => buildsRunIn(page, 'swap').catch(() => [])).toEqual([stable]);
  for (const visitor of [holder, stranger]) {
    expect(visitor.violations).toEqual([]);
    await visitor.stop();
  }
});
