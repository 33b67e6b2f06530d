import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { ownedIds } from './positionPages';
import { expect, test } from './positionTest';

const { rich, third } = seedFacts.accounts;
const { names } = seedFacts;
const nameOfRich = names.resolving.find(({ address }) => address === rich)?.name ?? '';

// V3-24
test("anybody's positions are shown by name, to look at and to share; the own address is the own list", async ({ page, pools, chain }) => {
  await page.goto('/pool?lng=en-US');
  await page.getByTestId('pool-v3-look').fill(nameOfRich);
  await page.getByTestId('pool-v3-look-show').click();
  await expect(page).toHaveURL(new RegExp(`/pool\\?owner=${nameOfRich}`));
  await expect(page.getByTestId('pool-v3-owner-title')).toHaveText(`Positions of ${nameOfRich}`);
  const owned = await ownedIds(chain, rich);
  const open = seedFacts.positions[1].filter(({ owner, kind }) => owner === rich && !kind.startsWith('closed'));
  for (const { id } of open) {
    expect(owned).toContain(String(id));
    await expect(pools.row(id)).toBeVisible();
  }
  await expect(page.getByTestId('pool-v3-read-only')).toBeVisible();
  for (const action of ['pool-v3-new', 'pool-v3-collect-all-open']) await expect(page.getByTestId(action)).toBeHidden();

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByTestId('pool-v3-share').click();
  await expect(page.getByTestId('pool-v3-share')).toHaveText('Link copied');
  const link = await page.evaluate(async () => navigator.clipboard.readText());
  await page.goto(link);
  await expect(pools.row(open[0]?.id ?? 0)).toBeVisible();

  await pools.connect();
  await expect(page.getByTestId('pool-v3-new')).toBeVisible();
  await expect(page.getByTestId('pool-v3-read-only')).toBeHidden();
  await pools.row(open[0]?.id ?? 0).click();
  await expect(page).toHaveURL(new RegExp(`/pool/${open[0]?.id}`));
});

test('a name that stands for nothing, a text that is no address, and an address without positions say so', async ({ page }) => {
  await page.goto(`/pool?owner=${names.empty}&lng=en-US`);
  await expect(page.getByTestId('pool-v3-owner-unknownName')).toContainText(`The name ${names.empty} stands for no address.`, {
    timeout: 20_000,
  });
  await page.goto('/pool?owner=0x12&lng=en-US');
  await expect(page.getByTestId('pool-v3-owner-invalid')).toContainText('0x12 is neither an address nor a name.');
  await page.goto(`/pool?owner=${third}&lng=en-US`);
  await expect(page.getByTestId('pool-v3-owner-none')).toContainText('This address has no V3 positions');
  await page.getByTestId('pool-v3-own').click();
  await expect(page).toHaveURL(/\/pool$/);
  await expect(page.getByTestId('pool-v3-connect')).toBeVisible();
});

// V3-24
test('a shared link carries its network: on another one those positions are looked at, and lead nowhere before the switch', async ({
  page,
  pools,
}) => {
  const theirs = seedFacts.positions[42161].filter(({ kind }) => !kind.startsWith('closed'));
  const [first] = theirs;
  const owner = first?.owner ?? '';
  await page.goto(`/pool?owner=${owner}&chain=arbitrum-one&lng=en-US`);
  for (const { id } of theirs.filter((position) => position.owner === owner)) await expect(pools.row(id)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByTestId('pool-v3-elsewhere')).toContainText('positions on Arbitrum');
  await expect(pools.row(first?.id ?? 0)).toContainText('$', { timeout: 30_000 });
  await expect(page.locator('main a[href^="/pool/"]')).toHaveCount(1);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByTestId('pool-v3-share').click();
  await expect(page.getByTestId('pool-v3-share')).toHaveText('Link copied');
  const link = await page.evaluate(async () => navigator.clipboard.readText());

  // The own positions, too, are only looked at from another network.
  await pools.open(link.slice(link.indexOf('/pool')), 0);
  await expect(pools.row(first?.id ?? 0)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByTestId('pool-v3-read-only')).toBeVisible();
  for (const action of ['pool-v3-new', 'pool-v3-collect-all-open']) await expect(page.getByTestId(action)).toBeHidden();
  await page.getByTestId('pool-v3-elsewhere-switch').click();
  await expect(page.getByTestId('pool-v3-elsewhere')).toBeHidden();
  await expect(pools.row(first?.id ?? 0)).toHaveAttribute('href', new RegExp(`/pool/${first?.id}$`));
});
