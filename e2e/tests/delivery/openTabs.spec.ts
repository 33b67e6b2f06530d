import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { connectWallet } from '../../harness/connectWallet';
import { startDeliverySite } from '../../harness/deliverySite';
import type { DeliverySite } from '../../harness/deliverySite';
import { addDevWallet } from '../../harness/devWallet';
import { expect, test } from '../../harness/test';
import { buildsRunIn, expectSection, goInside, openVisitor } from '../../harness/visitor';
import { createWallet } from '../../harness/wallet';

const WETH = seedFacts.tokens[1].WETH.address;

let site: DeliverySite;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startDeliverySite();
});
test.afterAll(() => site.stop());

const remotes = () => site.map().base.value.remotes;

/** Runs in the page before its scripts: keeps the scope that the shell hands to a container, for the test to read. */
function keepSharedScope(container: string): void {
  interface Entry {
    readonly get: (name: string) => unknown;
    readonly init: (scope: object) => unknown;
  }
  Object.defineProperty(window, container, {
    configurable: true,
    set: ({ get, init }: Entry) => {
      const keeping = (scope: object) => {
        Reflect.set(window, 'sharedScope', scope);
        return init(scope);
      };
      Object.defineProperty(window, container, { value: { get, init: keeping }, configurable: true, enumerable: true });
    },
  });
}

test('a tab opened three promotions ago still opens a part that it had not loaded', async ({ browser }) => {
  test.setTimeout(240_000);
  const visitor = await openVisitor(browser, site.url);
  const tab = await visitor.visit('/swap', 'swap');
  const { container = '', dir = '' } = remotes()['swap']?.stable ?? {};
  const loaded = () =>
    tab.evaluate((folder) => performance.getEntriesByType('resource').filter(({ name }) => name.includes(folder)).length, dir);
  const before = await loaded();
  for (const version of ['0.2.0', '0.3.0', '0.4.0']) {
    await site.release('publish', await site.build('mf-swap', version), '--canary', '5');
    await site.release('promote', 'swap');
  }
  expect(remotes()['swap']?.stable.version).toBe('0.4.0');
  await goInside(tab, '/send');
  await expect(tab.getByTestId('swap-send-button')).toBeVisible();
  expect(await loaded(), 'files of the first build').toBeGreaterThan(before);
  expect(await buildsRunIn(tab, 'swap')).toEqual([container]);
  expect(visitor.violations).toEqual([]);
  await visitor.stop();
});

// DELIVERY-13
test('a canary made for a newer mf-shared leaves shell and other sections as they are', async ({ browser }) => {
  const stable = remotes()['claim']?.stable.container ?? '';
  const build = await site.build('mf-claim', '0.2.0', { sharedRange: '>=0.1.0 <1.0.0' });
  await site.release('publish', build, '--canary', '100');
  const canary = remotes()['claim']?.canary?.release;
  const visitor = await openVisitor(browser, site.url);
  await visitor.context.addInitScript(keepSharedScope, canary?.container ?? '');
  const page = await visitor.visit('/claim', 'claim');
  expect(await buildsRunIn(page, 'claim')).toEqual([canary?.container]);
  await goInside(page, '/swap');
  await expectSection(page, 'swap');
  // What is shared, by package: every version in the page, and who brought it.
  const shared = await page.evaluate(() => {
    const scope: Record<string, Record<string, { from: string }>> = Reflect.get(globalThis, 'sharedScope') ?? {};
    return Object.entries(scope).flatMap(([name, versions]) =>
      Object.entries(versions).map(([version, { from }]) => `${name} ${version} ${from}`),
    );
  });
  expect(shared.some((text) => text.startsWith('react '))).toBe(true);
  expect(shared.some((text) => text.startsWith('@dex/mf-shared/ui '))).toBe(true);
  expect(shared.filter((text) => !text.endsWith(' shell'))).toEqual([]);
  expect(JSON.parse(readFileSync(join(build, 'build-facts.json'), 'utf8'))).toMatchObject({ sharedProvided: [] });
  const versions = new Map<string, Set<string>>();
  for (const text of shared) {
    const [name = '', version = ''] = text.split(' ');
    versions.set(name, (versions.get(name) ?? new Set()).add(version));
  }
  expect([...versions].filter(([, own]) => own.size > 1)).toEqual([]);
  await site.release('abort', 'claim');
  const next = await visitor.visit('/claim', 'claim');
  expect(await buildsRunIn(next, 'claim')).toEqual([stable]);
  await visitor.stop();
});

test('beacons tell how sections and the shell fared, one for each of them and visit', async ({ browser }) => {
  const visitor = await openVisitor(browser, site.url);
  const page = await visitor.visit('/claim', 'claim');
  await goInside(page, '/swap');
  await expectSection(page, 'swap');
  const linesBefore = readFileSync(site.beaconLog, 'utf8').split('\n').length;
  await page.goto('about:blank');
  const told = () =>
    readFileSync(site.beaconLog, 'utf8')
      .split('\n')
      .slice(linesBefore - 1);
  const own = () => told().filter((line) => line.includes('/b?'));
  await expect.poll(() => own().length).toBe(3);
  expect(
    own()
      .map((line) => /remote=(\w+)/.exec(line)?.[1])
      .sort(),
  ).toEqual(['claim', 'shell', 'swap']);
  for (const line of own())
    expect(line).toMatch(/ \/b\?remote=\w+&id=[0-9a-f]{32}&arm=stable&outcome=ok(&lcp=\d+)?(&inp=\d+)?(&mount=\d+)?$/);
  expect(own().filter((line) => line.includes('mount='))).toHaveLength(2);
  // Of the section that the visit began with, and of the shell around it.
  expect(own().filter((line) => line.includes('lcp='))).toHaveLength(2);
  await visitor.stop();
});

test('a page whose build is revoked asks the wallet for no signature', async ({ browser }) => {
  const visitor = await openVisitor(browser, site.url);
  await addDevWallet(visitor.context);
  const page = await visitor.context.newPage();
  const wallet = createWallet(page);
  await connectWallet(page, { path: `/swap?inputCurrency=ETH&outputCurrency=${WETH}` });
  const button = page.getByTestId('swap-button');
  await page.getByTestId('swap-from').getByRole('textbox').fill('1');
  await expect(button).toHaveAttribute('data-kind', 'wrap');
  await site.release('revoke', 'swap', remotes()['swap']?.stable.id ?? '');
  const begun = Date.now();
  await expect(page.getByText('This part of the page was revoked, because it may not be safe.')).toBeVisible();
  test.info().annotations.push({ type: 'revocation', description: `known to an open tab after ${Date.now() - begun} ms` });
  await page.getByTestId('shell-popup').getByRole('button', { name: 'Close this notice' }).click();
  await button.click();
  await expect(page.getByText('This part of the page was revoked, because it may not be safe.')).toBeVisible();
  expect(await wallet.methods()).not.toContain('eth_sendTransaction');
  await visitor.stop();
});
