import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { startDeliverySite } from '../../harness/deliverySite';
import type { DeliverySite } from '../../harness/deliverySite';
import { expect, test } from '../../harness/test';

let site: DeliverySite;
let folder: string;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startDeliverySite();
  folder = mkdtempSync(join(tmpdir(), 'desk-'));
});
test.afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await site.stop();
});

const line = (id: string, arm: string, outcome: string, lcp: number) =>
  `"GET /b?remote=swap&id=${id}&arm=${arm}&outcome=${outcome}&lcp=${lcp}&inp=64&mount=${lcp - 850} HTTP/1.1"\n`;

test('the desk shows a canary at 5 %, its health, who decided it and why, and the commands; it only reads', async ({ page }) => {
  test.setTimeout(120_000);
  await site.release(
    'publish',
    await site.build('mf-swap', '0.5.0'),
    '--canary',
    '5',
    '--by',
    'ada',
    '--why',
    'quotes <i>twice</i> as fast',
  );
  const swap = site.map().base.value.remotes['swap'];
  const [stable, canary] = [swap?.stable.id ?? '', swap?.canary?.release.id ?? ''];
  for (let visit = 0; visit < 120; visit += 1) appendFileSync(site.beaconLog, line(stable, 'stable', 'ok', 900 + visit));
  for (let visit = 0; visit < 40; visit += 1)
    appendFileSync(site.beaconLog, line(canary, 'canary', visit % 10 === 3 ? 'mount_throw' : 'ok', 1100));
  await site.release('desk', folder, '--beacons', site.beaconLog);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  const address = pathToFileURL(join(folder, 'index.html')).href;
  await page.goto(address);
  const card = page.getByRole('region', { name: 'swap', exact: true });
  for (const text of [
    '0.5.0',
    '5 %',
    canary,
    stable,
    'by ada',
    'quotes <i>twice</i> as fast',
    'mount_throw 4',
    '10.0 %',
    '64 ms',
    '140 ms',
    '250 ms',
    'accepts',
  ])
    await expect(card).toContainText(text);
  await expect(card.getByRole('img', { name: /after 40 canary sessions/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('swap: canary 0.5.0');
  await expect(page.getByRole('region', { name: 'Keys' }).first()).toContainText('team swap');
  await card.getByText('Commands').click();
  await expect(card.getByText('release promote swap')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      const cutOff = page.locator('.scroll').evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
      expect(await cutOff).toBe(0);
      await page.screenshot({ path: test.info().outputPath(`desk-${colorScheme}-${width}.png`), fullPage: true });
    }
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${colorScheme} ${id} ${nodes[0]?.html ?? ''}`)).toEqual([]);
  }
  expect(asked).toEqual([`GET ${address}`]);
});
