import { bucketBetween, startDeliverySite } from '../../harness/deliverySite';
import type { DeliverySite } from '../../harness/deliverySite';
import { expect, test } from '../../harness/test';
import { buildsRunIn, openVisitor } from '../../harness/visitor';

let site: DeliverySite;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startDeliverySite();
});
test.afterAll(() => site.stop());

const swap = () => site.map().base.value.remotes['swap'];

test('a section goes out to 5 %, to 50 %, to everybody, and back; two browsers, one in and one out of the canary', async ({ browser }) => {
  test.setTimeout(240_000);
  const former = swap()?.stable.container ?? '';
  const shells = site.map().base.value.shells;
  await site.release('publish', await site.build('mf-swap', '0.2.0'), '--canary', '5');
  const { id = '', container: next = '' } = swap()?.canary?.release ?? {};
  expect(next).toContain('0_2_0');

  const inside = await openVisitor(browser, site.url, bucketBetween(id, 0, 5));
  const outside = await openVisitor(browser, site.url, bucketBetween(id, 5, 50));
  const buildOf = async (visitor: typeof inside) => {
    const page = await visitor.visit('/swap', 'swap');
    const builds = await buildsRunIn(page, 'swap');
    await page.close();
    return builds;
  };

  await test.step('5 %', async () => {
    expect(await buildOf(inside)).toEqual([next]);
    expect(await buildOf(outside)).toEqual([former]);
  });
  await test.step('50 %: the other one gets it at the next visit, an open tab keeps what it has', async () => {
    const open = await outside.visit('/swap', 'swap');
    await site.release('percent', 'swap', '50');
    expect(await buildOf(outside)).toEqual([next]);
    expect(await buildOf(inside)).toEqual([next]);
    expect(await buildsRunIn(open, 'swap')).toEqual([former]);
    await open.close();
  });
  const newcomer = await openVisitor(browser, site.url, bucketBetween(id, 50, 100));
  await test.step('everybody', async () => {
    expect(await buildOf(newcomer)).toEqual([former]);
    await site.release('promote', 'swap');
    expect(await buildOf(newcomer)).toEqual([next]);
  });
  // DELIVERY-18
  await test.step('back: new visits at once, open tabs when they look next, no new shell', async () => {
    const running = await inside.visit('/swap', 'swap');
    const elsewhere = await inside.visit('/claim', 'claim');
    await site.release('rollback', 'swap');
    const begun = Date.now();
    expect(await (await fetch(`${site.url}/swap`)).text()).toContain(`"from":"${id}"`);
    const served = Date.now() - begun;
    expect(await buildOf(newcomer)).toEqual([former]);
    await expect(running.getByText('A new version of this page is there.')).toBeVisible();
    const told = Date.now() - begun;
    await elsewhere.getByRole('banner').getByRole('link', { name: 'Swap', exact: true }).click();
    await expect.poll(() => buildsRunIn(elsewhere, 'swap')).toEqual([former]);
    test.info().annotations.push({ type: 'rollback', description: `new visits ${served} ms, open tabs ${told} ms` });
    expect(site.map().base.value.shells).toEqual(shells);
    await running.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => buildsRunIn(running, 'swap').catch(() => [])).toEqual([former]);
  });
  for (const visitor of [inside, outside, newcomer]) {
    expect(visitor.violations).toEqual([]);
    await visitor.stop();
  }
});

test('a tester sees the canary by a signed link; the same link without its token, or with a changed one, does nothing', async ({
  browser,
}) => {
  await site.release('publish', await site.build('mf-swap', '0.3.0'), '--canary', '0');
  const { id = '', container: canary = '' } = swap()?.canary?.release ?? {};
  const link = (await site.release('tester-link', 'swap', '--site', `${site.url}/swap`)).trim();
  const tester = await openVisitor(browser, site.url);
  const page = await tester.visit(link, 'swap');
  expect(await buildsRunIn(page, 'swap')).toEqual([canary]);
  await expect(page.getByTestId('shell-tester')).toContainText('swap 0.3.0');
  const forged = new URL(link);
  const token = forged.searchParams.get('tester') ?? '';
  const choice = { remote: 'swap', id, expires: Math.floor(Date.now() / 1000) + 3600 };
  const unsigned = Buffer.from(JSON.stringify({ value: choice, signatures: [] })).toString('base64url');
  const others = [id, unsigned, `${token.slice(0, -6)}AAAAAA`, ''];
  for (const value of others) {
    const stranger = await openVisitor(browser, site.url);
    forged.searchParams.set('tester', value);
    const other = await stranger.visit(`${forged.pathname}${forged.search}`, 'swap');
    expect(await buildsRunIn(other, 'swap')).not.toContain(canary);
    await expect(other.getByTestId('shell-tester')).toHaveCount(0);
    await stranger.stop();
  }
  await page.getByRole('button', { name: 'End the test' }).click();
  await expect(page.getByTestId('shell-tester')).toHaveCount(0);
  await expect.poll(() => buildsRunIn(page, 'swap').catch(() => [])).not.toContain(canary);
  await tester.stop();
});
