import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { balance } from './swapPage';
import { shownNumber } from '../../harness/shownNumber';
import { expect, test } from './swapTest';

const T = seedFacts.tokens[1];
const { rich } = seedFacts.accounts;
const ROUTER = seedFacts.contracts.v3.swapRouter;

test('1 ETH becomes USDC through version 3, at least as much as was promised', async ({ page, swap, chain }) => {
  await swap.open({ from: 'ETH', to: T.USDC.address, use: 'v3' });
  await swap.type('from', '1');
  await swap.hasKind('swap');
  await expect(page.getByTestId('swap-to')).toContainText('To (at least)');
  await swap.review();
  await expect(page.getByTestId('swap-spend-at-most')).toHaveText('1 ETH');
  const promised = await page.getByTestId('swap-receive-at-least').innerText();
  await expect(page.getByTestId('swap-sent-to')).toContainText(rich);
  const before = await balance(chain, T.USDC.address, rich);
  await swap.confirm();
  const hash = await swap.submitted(chain);
  const received = (await balance(chain, T.USDC.address, rich)) - before;
  expect(Number(received) / 1e6).toBeGreaterThanOrEqual(shownNumber(promised));
  expect(Number(received)).toBeGreaterThan(1900e6);
  const sent = await chain.mainnet.getTransaction(hash);
  expect(sent.to).toBe(ROUTER);
  expect(sent.value.toString()).toBe('1000000000000000000');
  await swap.close();
  await expect(swap.field('from')).toHaveValue('');
});

test('an exact output in the native coin refunds what was not needed', async ({ page, swap, chain }) => {
  await swap.open({ from: 'ETH', to: T.DAI.address, use: 'v3' });
  await swap.type('to', '100');
  await swap.hasKind('swap');
  await expect(page.getByTestId('swap-from')).toContainText('From (at most)');
  await swap.review();
  const dai = await balance(chain, T.DAI.address, rich);
  const ether = await balance(chain, 'ETH', rich);
  await swap.confirm();
  const hash = await swap.submitted(chain);
  expect((await balance(chain, T.DAI.address, rich)) - dai).toBe(100n * 10n ** 18n);
  const { value } = await chain.mainnet.getTransaction(hash);
  const { gasUsed, effectiveGasPrice } = await chain.mainnet.getTransactionReceipt(hash);
  const spent = ether - (await balance(chain, 'ETH', rich)) - gasUsed.mul(effectiveGasPrice).toBigInt();
  expect(spent).toBeLessThan(value.toBigInt());
});

test('USDC becomes ETH after a signature instead of an approval', async ({ page, swap, wallet, chain }) => {
  await swap.open({ from: T.USDC.address, to: 'ETH', use: 'v3' });
  await swap.type('from', '1000');
  await page.getByTestId('swap-permit').click();
  await swap.hasKind('swap');
  await swap.review();
  const ether = await balance(chain, 'ETH', rich);
  await swap.confirm();
  await swap.submitted(chain);
  expect((await balance(chain, 'ETH', rich)) - ether).toBeGreaterThan(4n * 10n ** 17n);
  const methods = await wallet.methods();
  expect(methods.filter((method) => method === 'eth_sendTransaction')).toHaveLength(1);
  expect(methods).toContain('eth_signTypedData_v4');
});

test('DAI is sold with its own form of permit', async ({ page, swap, wallet, chain }) => {
  await swap.open({ from: T.DAI.address, to: T.USDC.address, use: 'v3' });
  await swap.type('from', '500');
  await page.getByTestId('swap-permit').click();
  await swap.hasKind('swap');
  await swap.review();
  const dai = await balance(chain, T.DAI.address, rich);
  await swap.confirm();
  await swap.submitted(chain);
  expect(dai - (await balance(chain, T.DAI.address, rich))).toBe(500n * 10n ** 18n);
  expect((await wallet.methods()).filter((method) => method === 'eth_sendTransaction')).toHaveLength(1);
});

// ORDER-15
test('a wallet that cannot sign says so, and offers an approval; none opens by itself', async ({ page, swap, wallet, guard, chain }) => {
  guard.allow(/The wallet did not give an allowance: permit/);
  await swap.open({ from: T.USDC.address, to: T.DAI.address, use: 'v3' });
  await wallet.setSignsTypedData(false);
  await swap.type('from', '10');
  await page.getByTestId('swap-permit').click();
  await expect(page.getByTestId('swap-approval').getByRole('alert')).toContainText('The wallet did not sign');
  expect(await wallet.methods()).not.toContain('eth_sendTransaction');
  await swap.approve('USDC');
  await swap.review();
  const dai = await balance(chain, T.DAI.address, rich);
  await swap.confirm();
  await swap.submitted(chain);
  expect(await balance(chain, T.DAI.address, rich)).toBeGreaterThan(dai);
});
