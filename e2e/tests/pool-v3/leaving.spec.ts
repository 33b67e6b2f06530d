import type { Page } from '@playwright/test';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { readSiteFacts } from '../../harness/siteFacts';
import { heldPosition, holding } from './positionPages';
import { expect, test } from './positionTest';

const { rich } = seedFacts.accounts;
const { v2, v3 } = seedFacts.contracts;
const { USDC } = seedFacts.tokens[1];
const idOf = (kind: string) => String(seedFacts.positions[1].find((position) => position.kind === kind)?.id ?? 0);
/** collect(…) of the position manager: what the fees are simulated with. */
const COLLECT = '0xfc6f7865';
const REVERTS = '0x60006000fd';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** From now on the node refuses every simulated collection; all else it answers. */
async function failSimulation(page: Page): Promise<void> {
  await page.route(`${readSiteFacts().rpcUrls['1']}/**`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const asked: unknown = route.request().postDataJSON();
    const refused = listOf(asked).filter(
      (call) => isRecord(call) && call['method'] === 'eth_call' && JSON.stringify(call['params']).includes(`"${COLLECT}`),
    );
    if (refused.length === 0) return route.continue();
    const ids = refused.map((call) => (isRecord(call) ? call['id'] : null));
    const response = await route.fetch();
    const answers = listOf(await response.json()).map((answer) =>
      isRecord(answer) && ids.includes(answer['id'])
        ? { jsonrpc: '2.0', id: answer['id'], error: { code: 3, message: 'execution reverted' } }
        : answer,
    );
    await route.fulfill({ response, json: Array.isArray(asked) ? answers : answers[0] });
  });
}

// V3-3
test('without picture, price and simulated fees a position is collected and removed', async ({ page, pools, chain }) => {
  const id = idOf('inRange');
  for (const address of [v3.positionDescriptor, v3.quoter, v2[1].router]) await chain.mainnet.send('anvil_setCode', [address, REVERTS]);
  await failSimulation(page);
  await pools.open(`/pool/${id}`);
  await expect(page.getByTestId('pool-v3-fees-unknown')).toHaveText(
    'The fees could not be calculated. Collecting and removing still work.',
    { timeout: 20_000 },
  );
  await expect(page.getByTestId('pool-v3-picture')).toHaveText('No picture');
  for (const dollars of ['liquidity', 'fees']) await expect(page.getByTestId(`pool-v3-${dollars}-dollars`)).toHaveText('–');
  const before = await holding(chain, USDC.address, rich);
  await page.getByTestId('pool-v3-collect').click();
  await pools.confirm();
  await pools.submitted(chain);
  const collected = await holding(chain, USDC.address, rich);
  expect(collected).toBeGreaterThan(before);
  await pools.close();

  await page.getByTestId('pool-v3-remove').click();
  const { liquidity } = await heldPosition(chain, id);
  await page.getByTestId('pool-v3-percent-75').click();
  await page.getByTestId('pool-v3-remove-button').click();
  await pools.confirm();
  await pools.submitted(chain);
  expect((await heldPosition(chain, id)).liquidity).toBe(liquidity - (liquidity * 75n) / 100n);
  expect(await holding(chain, USDC.address, rich)).toBeGreaterThan(collected);
});

test('the picture moves when it is pointed at, the coin can be chosen only where there is one to pay', async ({ page, pools, chain }) => {
  await pools.open(`/pool/${idOf('inRange')}`);
  const picture = page.getByTestId('pool-v3-picture').getByRole('img');
  await expect(picture).toHaveCSS('opacity', '0');
  await page.getByTestId('pool-v3-picture').hover();
  await expect(picture).toHaveCSS('opacity', '1');
  await page.getByTestId('pool-v3-pair').hover();
  await expect(picture).toHaveCSS('opacity', '0');
  await expect(page.getByRole('switch', { name: 'Collect as WETH' })).toBeVisible();

  // What is under way is said: the collection waits for a block.
  await chain.mainnet.send('evm_setAutomine', [false]);
  try {
    await expect(page.getByTestId('pool-v3-collect')).toHaveText('Collect fees');
    await page.getByTestId('pool-v3-collect').click();
    await pools.confirm();
    await expect(page.getByTestId('shared-transaction-hash')).toBeVisible();
    await pools.close();
    await expect(page.getByTestId('pool-v3-collect')).toHaveText('Collecting');
  } finally {
    await chain.mainnet.send('evm_setAutomine', [true]);
    await chain.mine();
  }
  await expect(page.getByTestId('pool-v3-collect')).toHaveText('Collected');
  await expect(page.getByTestId('pool-v3-as-wrapped')).toBeHidden();

  for (const kind of ['stable', 'rangeAbove']) {
    await page.goto(`/pool/${idOf(kind)}`);
    await expect(page.getByTestId('pool-v3-fees-dollars')).not.toHaveText('–');
    await expect(page.getByTestId('pool-v3-as-wrapped')).toBeHidden();
  }
});

test('a removal that fails in the wallet says why, is logged, and can be sent again as wrapped coin', async ({
  page,
  pools,
  wallet,
  chain,
  guard,
}) => {
  guard.allow(/The wallet did not send an order/);
  const id = idOf('inRange');
  const { WETH } = seedFacts.tokens[1];
  await pools.open(`/remove/${id}`);
  await page.getByTestId('pool-v3-as-wrapped').click();
  const slider = page.getByRole('slider', { name: 'Amount' });
  await slider.fill('40');
  await expect(page.getByTestId('pool-v3-percent')).toHaveText('40%');
  await page.getByTestId('pool-v3-remove-button').click();
  await wallet.rejectNext();
  await pools.confirm();
  await expect(page.getByTestId('pool-v3-confirm')).toBeVisible();
  await wallet.failNext(-32003, 'out of paper');
  const log = page.waitForEvent('console', (message) => message.text().includes('out of paper'));
  await pools.confirm();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('out of paper');
  await log;
  await pools.close();
  const [weth, { liquidity }] = [await holding(chain, WETH.address, rich), await heldPosition(chain, id)];
  await page.getByTestId('pool-v3-remove-button').click();
  await pools.confirm();
  await pools.submitted(chain);
  expect(await holding(chain, WETH.address, rich)).toBeGreaterThan(weth);
  expect((await heldPosition(chain, id)).liquidity).toBe(liquidity - (liquidity * 40n) / 100n);
});
