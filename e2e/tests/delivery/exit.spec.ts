import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { BigNumber, Contract } from 'ethers';
import { carOf } from '../../../deploy/exit/car';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { addBareWallet } from '../../harness/bareWallet';
import type { Chain } from '../../harness/chain';
import { expect, test } from '../../harness/test';

const { accounts, claims, contracts, pairs, stakingPools, tokens } = seedFacts;
const rich = accounts.rich;

/** DELIVERY-43: at most so many bytes, packed. */
const MOST_BYTES = 60_000;

const ABI = [
  'function balanceOf(address) view returns (uint256)',
  'function positions(uint256) view returns (uint96, address, address, address, uint24, int24, int24, uint128 liquidity, uint256, uint256, uint128 owed0, uint128 owed1)',
];

async function held(chain: Chain, contract: string, account: string = rich): Promise<bigint> {
  const answer: unknown = await new Contract(contract, ABI, chain.mainnet)['balanceOf']?.(account);
  return BigNumber.from(answer).toBigInt();
}

/** Opens the page where no section can be had, and the airdrop's files are those of the local chain. */
async function openExit(page: Page, servicesUrl: string): Promise<void> {
  await page.route(/\/a\/(swap|pool|claim|governance)\//, (route) => route.abort());
  await page.route('https://raw.githubusercontent.com/**', async (route) => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const answer = await fetch(`${servicesUrl}/claims/${file}`);
    await route.fulfill({ status: answer.status, body: await answer.text(), headers: { 'access-control-allow-origin': '*' } });
  });
  await page.goto('/exit.html');
}

/** Presses a way out, and confirms what is asked until it is done. */
async function take(page: Page, id: string, steps = 1): Promise<string> {
  await page.getByTestId(id).click();
  const review = page.getByTestId('exit-review');
  const told = page.locator('[data-testid^="exit-told-"]');
  const before = await told.count();
  let text = '';
  for (let step = 1; step <= steps; step += 1) {
    await expect(page.getByTestId('exit-confirm')).toBeEnabled();
    text += await review.innerText();
    await page.getByTestId('exit-confirm').click();
    await expect(told).toHaveCount(before + step);
    await expect(told.first()).toContainText('Done.');
  }
  await expect(review).toHaveCount(0);
  return text;
}

test.describe('the way out', () => {
  test.use({ locale: 'en-US' });

  // DELIVERY-43
  test('takes out six kinds of things with a wallet alone while no section can be had', async ({ page, chain, site }) => {
    const wallet = await addBareWallet(page, chain, rich);
    await openExit(page, site.servicesUrl);
    await page.getByTestId('exit-wallet-0').click();
    await expect(page.getByTestId('exit-wrapped')).toBeVisible();
    await expect(page.getByTestId('exit-unread')).toHaveCount(0);

    // On a phone too, where a figure takes a line of its own: all of them end at one edge.
    const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 375, height });
    const ends = page.locator('dd').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)));
    expect((await ends).filter((end, _, all) => all.filter((other) => other === end).length < 2)).toEqual([]);
    await page.setViewportSize({ width, height });

    // Fees, then the whole of the same position.
    const collect = await page.locator('[data-testid^="exit-position-"][data-testid$="-collect"]').first().getAttribute('data-testid');
    const tokenId = /\d+/.exec(collect ?? '')?.[0] ?? '';
    const position = () => new Contract(contracts.v3.positionManager, ABI, chain.mainnet)['positions']?.(tokenId);
    expect(await take(page, `exit-position-${tokenId}-collect`)).toContain('What will change');
    expect(BigNumber.from((await position()).owed0).toBigInt()).toBe(0n);
    expect(await take(page, `exit-position-${tokenId}-remove`)).toContain('Receive at least');
    expect(BigNumber.from((await position()).liquidity).toBigInt()).toBe(0n);

    // Shares of a pair: the router is allowed to take exactly them first.
    const asked = await take(page, `exit-shares-${pairs.wethUsdc}-remove`, 2);
    expect(asked).toContain('Two steps');
    expect(await held(chain, pairs.wethUsdc)).toBe(0n);

    await take(page, `exit-stake-${stakingPools.wethUsdc}-withdraw`);
    expect(await held(chain, stakingPools.wethUsdc)).toBe(0n);
    expect(await held(chain, pairs.wethUsdc)).toBeGreaterThan(0n);

    await take(page, 'exit-wrapped-unwrap');
    expect(await held(chain, tokens[1].WETH.address)).toBe(0n);
    expect(wallet.sent).toHaveLength(6);
  });

  // DELIVERY-43
  test('claims the airdrop', async ({ page, chain, site }) => {
    const claim = claims.find(({ claimed }) => !claimed);
    if (!claim) throw new Error('Nobody has an airdrop');
    await chain.mainnet.send('anvil_impersonateAccount', [claim.account]);
    await addBareWallet(page, chain, claim.account);
    await openExit(page, site.servicesUrl);
    await page.getByTestId('exit-wallet-0').click();
    const before = await held(chain, tokens[1].UNI.address, claim.account);
    expect(await take(page, 'exit-airdrop-claim')).toMatch(/Sent to your own account[\s\S]*Is received\s+400 UNI/);
    expect(await held(chain, tokens[1].UNI.address, claim.account)).toBe(before + BigInt(claim.amount));
  });

  // DELIVERY-43
  test('is one small file that the map names by its content, and works alone', async ({ page, site }) => {
    const bytes = readFileSync(join(site.store, 'exit.html'));
    const map: { readonly base: { readonly value: { readonly shells: readonly { readonly exit?: string }[] } } } = JSON.parse(
      readFileSync(join(site.store, 'release.json'), 'utf8'),
    );
    const { cid, bytes: archive } = carOf(bytes);
    expect(map.base.value.shells[0]?.exit).toBe(cid);
    expect(Buffer.compare(readFileSync(join(site.store, 'exit.car')), archive)).toBe(0);
    const [shell] = map.base.value.shells.flatMap((one) => ('dir' in one && typeof one.dir === 'string' ? [one.dir] : []));
    expect(statSync(join(site.store, shell ?? '', 'root/exit.html.br')).size).toBeLessThanOrEqual(MOST_BYTES);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/exit.html');
    await expect(page.getByTestId('exit-no-wallet')).toBeVisible();
    expect(asked.filter((path) => path !== '/favicon.ico')).toEqual(['/exit.html']);
  });

  // DELIVERY-43
  test('refuses to be shown inside another page', async ({ page, site }) => {
    await page.setContent(`<iframe src="${site.url}/exit.html"></iframe>`);
    await expect(page.frameLocator('iframe').getByRole('alert')).toContainText('does not work inside another page');
  });
});
