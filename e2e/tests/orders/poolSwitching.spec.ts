// What the wallet holds of a position or pair is said where the person is taken by another network, and belongs to its own screen alone (ORDER-7, ORDER-11).
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { connectWallet } from '../../harness/connectWallet';
import { heldPosition } from '../pool-v3/positionPages';
import { expect, test } from '../pool-v3/positionTest';
import { pairs, stakingPools } from '../poolV2/poolV2Test';

const { USDC } = seedFacts.tokens[1];
const { accounts } = seedFacts;
const idOf = (kind: string) => String(seedFacts.positions[1].find((position) => position.kind === kind)?.id ?? 0);

test.beforeEach(({ guard }) => guard.allow(/WebSocket is closed before the connection is established/));

test('a removal that the wallet holds is not reviewed on the page of another position', async ({ page, pools, wallet, chain }) => {
  const [one, other] = [idOf('inRange'), idOf('stable')];
  const held = [await heldPosition(chain, one), await heldPosition(chain, other)];
  await pools.open(`/remove/${one}`);
  await page.getByTestId('pool-v3-percent-25').click();
  await page.getByTestId('pool-v3-remove-button').click();
  await wallet.autoApprove(false);
  await pools.confirm();
  await expect(page.getByTestId('pool-v3-remove-waiting')).toContainText(/Removing [\d.,]+ USDC and [\d.]+ ETH/);
  await expect(page.getByTestId('dev-wallet-prompt')).toBeVisible();
  await page.evaluate((id) => {
    history.pushState(null, '', `/remove/${id}`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, other);
  await expect(page.getByText(`#${other}`, { exact: true })).toBeVisible();
  await expect(page.getByTestId('pool-v3-remove-waiting')).toBeHidden();
  await wallet.rejectOpen();
  await page.getByTestId('pool-v3-percent-50').click();
  await expect(page.getByTestId('pool-v3-remove-button')).toHaveText('Remove');
  await expect(page.getByTestId('pool-v3-remove-confirmation')).toBeHidden();
  expect([await heldPosition(chain, one), await heldPosition(chain, other)]).toEqual(held);
});

test('a removal under a change of network: the wallet still asks, and refused there it closes with the reason', async ({
  page,
  pools,
  wallet,
}) => {
  await pools.open(`/remove/${idOf('inRange')}`);
  await page.getByTestId('pool-v3-percent-25').click();
  await page.getByTestId('pool-v3-remove-button').click();
  await wallet.autoApprove(false);
  await pools.confirm();
  const waiting = page.getByTestId('pool-v3-remove-waiting');
  await expect(waiting).toBeVisible();
  const said = await waiting.getByText(/Removing/).textContent();
  await expect(page.getByTestId('dev-wallet-prompt')).toBeVisible();
  await wallet.setChain(42161);
  await expect(waiting).toContainText('The network changed, but your wallet is still asking');
  await expect(waiting).toContainText(said ?? '');
  await wallet.rejectOpen();
  await expect(page.getByTestId('pool-v3-remove-closed')).toContainText('The network changed');
});

test('an addition under a change of network: the wallet still asks', async ({ page, pools, wallet }) => {
  await pools.open(`/add/ETH/${USDC.address}/3000`);
  await pools.range('1500', '2500');
  await pools.deposit('a').fill('1');
  await pools.approve('b');
  await pools.ready('preview');
  await pools.addButton.click();
  await wallet.autoApprove(false);
  await pools.confirm();
  await expect(page.getByTestId('pool-v3-add-waiting')).toBeVisible();
  await expect(page.getByTestId('dev-wallet-prompt')).toBeVisible();
  await wallet.setChain(42161);
  await expect(page.getByTestId('pool-v3-add-waiting')).toContainText('your wallet is still asking');
  await wallet.rejectOpen();
  await expect(page.getByTestId('pool-v3-add-closed')).toContainText('The network changed');
});

test('a move to another range under a change of network: the wallet still asks, and nothing has moved', async ({
  page,
  pools,
  wallet,
  chain,
}) => {
  const id = idOf('inRange');
  await pools.open(`/pool/${id}`);
  await page.getByTestId('pool-v3-move-open').click();
  await page.getByTestId('pool-v3-move-min').fill('1200');
  await page.getByTestId('pool-v3-move-max').fill('2600');
  await page.getByTestId('pool-v3-move-max').blur();
  await page.getByTestId('pool-v3-move-review').click();
  for (const symbol of ['USDC', 'WETH']) {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Approve ${symbol}` })
      .click();
    await expect(page.getByTestId(`shared-approve-${symbol}`)).toBeHidden();
  }
  await expect(page.getByTestId('pool-v3-confirm')).toBeEnabled();
  const held = await heldPosition(chain, id);
  await wallet.autoApprove(false);
  await pools.confirm();
  const waiting = page.getByTestId('pool-v3-move-order-waiting');
  await expect(waiting).toBeVisible();
  await expect(page.getByTestId('dev-wallet-prompt')).toBeVisible();
  await wallet.setChain(42161);
  await expect(waiting).toContainText('The network changed, but your wallet is still asking');
  await wallet.rejectOpen();
  await expect(page.getByTestId('pool-v3-move-order-closed')).toContainText('The network changed');
  expect(await heldPosition(chain, id)).toEqual(held);
});

test('a migration under a change of network: the wallet still asks', async ({ page, wallet }) => {
  await connectWallet(page, { path: `/migrate/v2/${pairs.wethUsdc}` });
  await page.getByTestId('pool-migrate-turn').click();
  await page.getByTestId('pool-migrate-min').fill('1500');
  await page.getByTestId('pool-migrate-max').fill('2100');
  await page.getByTestId('pool-migrate-permit').click();
  await expect(page.getByTestId('pool-migrate-confirm')).toHaveText('Migrate');
  await page.getByTestId('pool-migrate-confirm').click();
  await wallet.autoApprove(false);
  await page.getByTestId('pool-migrate-order-confirm').click();
  await expect(page.getByTestId('pool-migrate-waiting')).toBeVisible();
  await expect(page.getByTestId('dev-wallet-prompt')).toBeVisible();
  await wallet.setChain(42161);
  await expect(page.getByTestId('pool-migrate-waiting')).toContainText('your wallet is still asking');
  await wallet.rejectOpen();
  await expect(page.getByTestId('pool-migrate-closed')).toContainText('The network changed');
});

test('a deposit of shares under a change of network: the wallet still asks, and what it then sends is the deposit', async ({
  page,
  wallet,
  chain,
}) => {
  await connectWallet(page, { path: `/uni/ETH/${USDC.address}` });
  await page.getByTestId('pool-mining-deposit').click();
  await page.getByRole('dialog').getByRole('button', { name: /Max/ }).click();
  await page.getByTestId('pool-mining-deposit-permit').click();
  await expect(page.getByTestId('pool-mining-deposit-signed')).toBeVisible();
  await page.getByTestId('pool-mining-confirm-deposit').click();
  await wallet.autoApprove(false);
  await page.getByTestId('pool-mining-deposit-confirm').click();
  await expect(page.getByTestId('pool-mining-deposit-waiting')).toBeVisible();
  await expect(page.getByTestId('dev-wallet-prompt')).toBeVisible();
  await wallet.setChain(42161);
  await expect(page.getByTestId('pool-mining-deposit-waiting')).toContainText('your wallet is still asking');
  await wallet.approveOpen();
  const hash = await page.getByTestId('shared-transaction-hash').getAttribute('data-hash', { timeout: 20_000 });
  const sent = await chain.mainnet.getTransaction(hash ?? '');
  expect(sent.to).toBe(stakingPools.wethUsdc);
});

test('a claim for oneself under a change of account: the wallet still asks, and refused there it closes with the reason', async ({
  page,
  wallet,
}) => {
  await connectWallet(page, { path: '/claim', account: accounts.all.indexOf(accounts.third) });
  const screen = page.getByTestId('claim-screen');
  await screen.getByTestId('claim-submit').click();
  await wallet.autoApprove(false);
  await page.getByTestId('claim-review-confirm').click();
  await expect(page.getByTestId('claim-review-waiting')).toBeVisible();
  await expect(page.getByTestId('dev-wallet-prompt')).toBeVisible();
  await wallet.setAccount(0);
  await expect(page.getByTestId('claim-review-waiting')).toContainText('The account changed, but your wallet is still asking');
  await wallet.rejectOpen();
  await expect(screen.getByTestId('claim-review-closed')).toContainText('The account changed');
});
