import { changeServed, integrityOf, mark, ranIn } from '../../harness/changedFiles';
import { startDeliverySite } from '../../harness/deliverySite';
import type { DeliverySite } from '../../harness/deliverySite';
import { expect, test } from '../../harness/test';
import { openVisitor } from '../../harness/visitor';

const PINS = '/pins.json';

let site: DeliverySite;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startDeliverySite();
});
test.afterAll(() => site.stop());

const shellFolder = () => `a/shell/${site.map().base.value.shells[0]?.id ?? ''}`;

test('the pins of late scripts come by themselves, so that a dialog costs no request before its script', async ({ browser }) => {
  const visitor = await openVisitor(browser, site.url);
  const page = await visitor.context.newPage();
  const pins = page.waitForResponse((response) => response.url().endsWith(`${shellFolder()}${PINS}`));
  await page.goto('/pool?lng=en-US');
  expect((await pins).ok()).toBe(true);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByTestId('shell-connect').click();
  await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/a/shell/') && path.endsWith(PINS))).toEqual([]);
  await visitor.stop();
});

// DELIVERY-1
test('a late script of the shell that was changed together with the file that pins it is not run, and comes once both are back', async ({
  browser,
}) => {
  let before = '';
  let after = '';
  const restoreScript = changeServed(site, `${shellFolder()}/wallet-dialog.js`, (text) => {
    before = integrityOf(text);
    after = integrityOf(mark(text));
    return mark(text);
  });
  const restorePins = changeServed(site, `${shellFolder()}${PINS}`, (text) => text.replace(before, after));
  const visitor = await openVisitor(browser, site.url);
  const page = await visitor.visit('/pool?lng=en-US', 'pool');
  await page.getByTestId('shell-connect').click();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeInViewport();
  expect(await ranIn(page)).toBeUndefined();
  restorePins();
  restoreScript();
  await again.click();
  await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible();
  await visitor.stop();
});
