import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { allowance, balance } from './swapPage';
import { shownNumber } from '../../harness/shownNumber';
import { expect, test } from './swapTest';

const T = seedFacts.tokens[1];
const { rich } = seedFacts.accounts;
const ROUTER = seedFacts.contracts.v2[1].router;

test('an exact amount of DAI is bought with USDC through version 2, after an approval', async ({ page, swap, chain }) => {
  await swap.open({ from: T.USDC.address, to: T.DAI.address, use: 'v2' });
  await swap.type('to', '250');
  await swap.hasKind('approveFirst');
  await expect(page.getByTestId('swap-permit')).toBeHidden();
  await swap.approve('USDC');
  expect(await allowance(chain, T.USDC.address, rich, ROUTER)).toBeGreaterThan(10n ** 30n);
  await swap.review();
  const dai = await balance(chain, T.DAI.address, rich);
  const usdc = await balance(chain, T.USDC.address, rich);
  const most = shownNumber(await page.getByTestId('swap-spend-at-most').innerText());
  await swap.confirm();
  const hash = await swap.submitted(chain);
  expect((await balance(chain, T.DAI.address, rich)) - dai).toBe(250n * 10n ** 18n);
  expect(Number(usdc - (await balance(chain, T.USDC.address, rich))) / 1e6).toBeLessThanOrEqual(most);
  expect((await chain.mainnet.getTransaction(hash)).to).toBe(ROUTER);
});

test('"this amount" approves no more than the swap needs', async ({ page, swap, chain }) => {
  await swap.open({ from: T.DAI.address, to: T.USDT.address, use: 'v2' });
  await swap.type('from', '40');
  await page.getByRole('radio', { name: 'This amount' }).click();
  await swap.approve('DAI');
  expect(await allowance(chain, T.DAI.address, rich, ROUTER)).toBe(40n * 10n ** 18n);
});

test('a token that refuses to change an allowance is reset first', async ({ page, swap, chain, wallet }) => {
  await swap.open({ from: T.USDT.address, to: T.DAI.address, use: 'v2' });
  await swap.type('from', '10');
  await page.getByRole('radio', { name: 'This amount' }).click();
  await swap.approve('USDT');
  await swap.type('from', '20');
  await swap.hasKind('approveFirst');
  await page.getByRole('button', { name: 'Reset to 0' }).click();
  await expect.poll(() => allowance(chain, T.USDT.address, rich, ROUTER)).toBe(0n);
  await expect(page.getByRole('button', { name: 'Reset to 0' })).toBeHidden();
  await swap.approve('USDT');
  expect(await allowance(chain, T.USDT.address, rich, ROUTER)).toBe(20n * 10n ** 6n);
  expect((await wallet.methods()).filter((method) => method === 'eth_sendTransaction')).toHaveLength(3);
});

test('a token that charges on transfer is sold with the function made for it', async ({ swap, chain }) => {
  await swap.open({ from: T.BURN.address, to: 'ETH', use: 'v2', slippageBps: 500, unlisted: true });
  await swap.type('from', '100');
  await swap.hasKind('approveFirst');
  await swap.approve('BURN');
  await swap.review();
  const ether = await balance(chain, 'ETH', rich);
  await swap.confirm();
  const hash = await swap.submitted(chain);
  expect(await balance(chain, 'ETH', rich)).toBeGreaterThan(ether);
  expect((await chain.mainnet.getTransaction(hash)).data.slice(0, 10)).toBe('0x791ac947');
});

test('tokens of 0 and of 24 decimals', async ({ swap, chain }) => {
  await swap.open({ from: T.WHOLE.address, to: T.FINE.address, use: 'v2', unlisted: true });
  await swap.type('from', '3');
  await swap.hasKind('approveFirst');
  await swap.approve('WHOLE');
  await swap.review();
  const [whole, fine] = [await balance(chain, T.WHOLE.address, rich), await balance(chain, T.FINE.address, rich)];
  await swap.confirm();
  await swap.submitted(chain);
  expect(whole - (await balance(chain, T.WHOLE.address, rich))).toBe(3n);
  expect((await balance(chain, T.FINE.address, rich)) - fine).toBeGreaterThan(10n ** 24n);
});

test('a swap that the chain would refuse says why and sends nothing', async ({ page, swap, wallet }) => {
  await swap.open({ from: T.BURN.address, to: 'ETH', use: 'v2', unlisted: true });
  await swap.type('to', '0.01');
  await swap.hasKind('approveFirst');
  await swap.approve('BURN');
  await swap.button.click();
  await expect(page.getByRole('alert')).toContainText('x*y=k was not satisfied by the swap');
  expect((await wallet.methods()).filter((method) => method === 'eth_sendTransaction')).toHaveLength(1);
});
