import { BigNumber, utils } from 'ethers';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { heldPosition, holding, ownedIds, poolTick } from './positionPages';
import { shownNumber } from '../../harness/shownNumber';
import { expect, test } from './positionTest';

const { rich } = seedFacts.accounts;
const { multicallWallet, v3 } = seedFacts.contracts;
const { positionManager } = v3;
const { DAI, USDC, WHOLE, FINE } = seedFacts.tokens[1];
const abi = new utils.Interface([
  'function multicall(bytes[])',
  'function mint((address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline))',
  'function wc_multiCall((address to, uint256 value, bytes data)[])',
  'function approve(address spender, uint256 amount)',
]);

test('in the tier of 0.01 % a wallet that sends several calls at once approves and adds in one', async ({ page, pools, wallet, chain }) => {
  await page.goto(`/add/${DAI.address}/${USDC.address}/100?lng=en-US`);
  await wallet.setSendsCalls(true);
  await pools.connect();
  await pools.range('0.9987', '1.0012');
  await pools.deposit('a').fill('1000');
  await pools.ready('preview');
  await pools.addButton.click();
  const shown = shownNumber(await page.getByTestId('pool-v3-order-b').getAttribute('title'));
  const before = await holding(chain, USDC.address, rich);
  await pools.confirm();
  await pools.submitted(chain);
  const held = await heldPosition(chain, (await ownedIds(chain, rich)).at(-1) ?? '');
  // Prices of the pool are 10^12 times smaller than those of whole tokens.
  const tickOf = (price: number) => Math.round(Math.log(price / 1e12) / Math.log(1.0001));
  expect([held.fee, held.tickLower, held.tickUpper]).toEqual([100, tickOf(0.9987), tickOf(1.0012)]);
  expect(Number(before - (await holding(chain, USDC.address, rich))) / 1e6).toBeCloseTo(shown, 4);
  const methods = await wallet.methods();
  expect(methods.filter((method) => method === 'wallet_sendCalls')).toHaveLength(1);
  expect(methods).not.toContain('eth_sendTransaction');
});

test('in the tier of 1 % a wallet contract approves and adds in one transaction to itself', async ({ pools, chain }) => {
  await pools.open(`/add/ETH/${USDC.address}/10000`, 10);
  await pools.range('1500', '2500');
  await pools.deposit('a').fill('0.5');
  await pools.ready('preview');
  await pools.addButton.click();
  await pools.confirm();
  const hash = await pools.submitted(chain);
  const { to, data } = await chain.mainnet.getTransaction(hash);
  expect(to).toBe(utils.getAddress(multicallWallet));
  const [calls] = abi.decodeFunctionData('wc_multiCall', data);
  const [approval, action] = calls;
  expect([approval.to, action.to, calls.length]).toEqual([USDC.address, positionManager, 2]);
  const [inner] = abi.decodeFunctionData('multicall', action.data);
  const [params] = abi.decodeFunctionData('mint', inner[0]);
  const approved = abi.decodeFunctionData('approve', approval.data);
  expect([approved['spender'], String(approved['amount'])]).toEqual([positionManager, String(params.amount0Desired)]);
  expect(BigNumber.from(action.value)).toEqual(params.amount1Desired);
  const held = await heldPosition(chain, (await ownedIds(chain, multicallWallet)).at(-1) ?? '');
  expect([held.fee, Math.abs(held.tickLower % 200), Math.abs(held.tickUpper % 200)]).toEqual([10_000, 0, 0]);
  expect(held.liquidity).toBeGreaterThan(0n);
});

// A token without decimals against one with 24: prices near both ends of what a pool can hold.
test('a pool near the highest price takes a position up to the last tick, and gives it back', async ({ page, pools, chain }) => {
  const held = await holding(chain, WHOLE.address, rich);
  await pools.open('/pool');
  await page.goto(`/add/${WHOLE.address}/${FINE.address}/10000`);
  await expect(page.getByTestId('shared-import-warning')).toContainText(/WHOLE.*FINE/);
  await page.getByTestId('shared-import-token').click();
  const start = page.getByTestId('pool-v3-start-price');
  await start.fill(`1${'0'.repeat(15)}`);
  await expect(pools.addButton).toHaveText('Invalid price input');
  await start.fill(`3${'0'.repeat(14)}`);
  await pools.range(`31${'0'.repeat(13)}`, `1${'0'.repeat(21)}`);
  await expect(pools.maxPrice).toHaveValue('∞');
  await expect(page.getByTestId('pool-v3-deposit-b').getByRole('textbox')).toBeHidden();
  await pools.deposit('a').fill('1000');
  await pools.approve('a');
  await pools.addButton.click();
  await pools.agree(/above|below/);
  await pools.confirm();
  await pools.submitted(chain);
  const tick = (await poolTick(chain, WHOLE.address, FINE.address, 10_000)) ?? 0;
  const id = (await ownedIds(chain, rich)).at(-1) ?? '';
  const position = await heldPosition(chain, id);
  expect(1.0001 ** tick / 3e38).toBeCloseTo(1, 3);
  expect([position.tickLower % 200, position.tickUpper]).toEqual([0, 887_200]);
  expect(position.tickLower).toBeGreaterThan(tick);
  expect(await holding(chain, WHOLE.address, rich)).toBe(held - 1000n);
  await pools.close();
  await pools.row(id).click();
  await expect(page.getByTestId('pool-v3-max')).toHaveText('∞');
  await page.getByTestId('pool-v3-remove').click();
  await page.getByTestId('pool-v3-percent-100').click();
  await page.getByTestId('pool-v3-remove-button').click();
  await pools.confirm();
  await pools.submitted(chain);
  expect((await heldPosition(chain, id)).liquidity).toBe(0n);
  // The contract keeps what is less than one unit.
  expect(await holding(chain, WHOLE.address, rich)).toBeGreaterThanOrEqual(held - 1n);
});

test('a pool near the lowest price, shown turned over, takes a position down to the first tick', async ({ page, pools, chain }) => {
  await pools.open('/pool');
  await page.goto(`/add/${FINE.address}/${WHOLE.address}/100`);
  await page.getByTestId('shared-import-token').click();
  await page.getByTestId('pool-v3-start-price').fill(`1${'0'.repeat(62)}`);
  await pools.range(`11${'0'.repeat(61)}`, `1${'0'.repeat(70)}`);
  await expect(pools.maxPrice).toHaveValue('∞');
  await expect(page.getByTestId('pool-v3-deposit-b').getByRole('textbox')).toBeHidden();
  await pools.deposit('a').fill('0.000000000000000000001');
  await pools.approve('a');
  await pools.addButton.click();
  await pools.agree(/>10,000% above/);
  const before = await holding(chain, FINE.address, rich);
  await pools.confirm();
  await pools.submitted(chain);
  const tick = (await poolTick(chain, WHOLE.address, FINE.address, 100)) ?? 0;
  const id = (await ownedIds(chain, rich)).at(-1) ?? '';
  const position = await heldPosition(chain, id);
  expect(1.0001 ** tick / 1e-38).toBeCloseTo(1, 3);
  expect(position.tickLower).toBe(-887_272);
  expect(position.tickUpper).toBeLessThan(tick);
  expect(await holding(chain, FINE.address, rich)).toBe(before - 1000n);
  await pools.close();
  await page.goto(`/pool/${id}`);
  await expect(page.getByTestId('pool-v3-badge-outOfRange').first()).toBeVisible();
});
