import { BigNumber, Contract, utils } from 'ethers';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import type { Chain } from '../../harness/chain';
import { connectWallet } from '../../harness/connectWallet';
import { expect, test } from '../../harness/test';

const { USDC, DAI } = seedFacts.tokens[1];
const { v2, v3 } = seedFacts.contracts;
const { rich } = seedFacts.accounts;
const POSITION = '11';
const MAX = (1n << 256n) - 1n;
const NOBODY = '0x0000000000000000000000000000000000000000';
const abi = new utils.Interface([
  'function approve(address, uint256)',
  'function allowance(address, address) view returns (uint256)',
  'function getApproved(uint256) view returns (address)',
]);

async function approve(chain: Chain, to: string, spender: string, amountOrId: bigint): Promise<void> {
  const data = abi.encodeFunctionData('approve', [spender, amountOrId]);
  await chain.mainnet.waitForTransaction(await chain.mainnet.send('eth_sendTransaction', [{ from: rich, to, data }]));
}

/** Two tokens, one of them without limit, and a position. */
async function allowThree(chain: Chain): Promise<void> {
  await approve(chain, USDC.address, v3.swapRouter, MAX);
  await approve(chain, DAI.address, v2[1].router, 25n * 10n ** 18n);
  await approve(chain, v3.positionManager, v3.migrator, BigInt(POSITION));
}

/** What the chain says is still allowed. */
async function allowed(chain: Chain): Promise<readonly unknown[]> {
  const of = (address: string) => new Contract(address, abi, chain.mainnet);
  const left = async (token: string, spender: string) => BigNumber.from(await of(token)['allowance']?.(rich, spender)).toBigInt();
  return [
    await left(USDC.address, v3.swapRouter),
    await left(DAI.address, v2[1].router),
    await of(v3.positionManager)['getApproved']?.(POSITION),
  ];
}

const ALLOWANCE_SELECTOR = 'dd62ed3e';

// ORDER-20
test('what the account allows stands there by one request, and is taken back in one confirmation where the wallet can', async ({
  page,
  wallet,
  chain,
}) => {
  await allowThree(chain);
  await connectWallet(page, { path: '/vote', sendsCalls: true });
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes(ALLOWANCE_SELECTOR)) requests.push(request.url());
  });
  await page.getByTestId('shell-connect').click();
  await page.getByTestId('shell-allowances').click();
  await expect(page).toHaveURL(/\/allowances/);
  await expect(page).toHaveTitle(/^Allowances – /);
  const rows = page.getByTestId('pool-allowances').getByRole('listitem');
  await expect(rows).toHaveCount(3);
  expect(requests).toHaveLength(1);
  await expect(page.getByTestId('pool-grant-unlimited')).toHaveCount(1);
  await expect(rows.filter({ hasText: 'USDC' })).toContainText('Unlimited');
  await expect(rows.filter({ hasText: 'USDC' })).toContainText('Exchange router, version 3');
  await expect(rows.filter({ hasText: 'DAI' })).toContainText('up to 25');
  await expect(rows.filter({ hasText: 'Position #11' })).toContainText('Migration contract');

  await page.getByTestId('pool-revoke-all').click();
  const asked = page.getByTestId('pool-revoke-asked');
  await expect(asked.getByTestId('order-call')).toHaveCount(3);
  await expect(asked).toContainText('Takes back who else may manage position 11');
  await page.getByTestId('pool-revoke-confirm').click();
  await expect(page.getByTestId('pool-allowances-none')).toBeVisible();
  expect(await allowed(chain)).toEqual([0n, 0n, NOBODY]);
  const methods = await wallet.methods();
  expect(methods.filter((method) => method === 'wallet_sendCalls')).toHaveLength(1);
  expect(methods).not.toContain('eth_sendTransaction');
});

test('a wallet that takes one call at a time is asked for one after the other', async ({ page, wallet, chain }) => {
  await allowThree(chain);
  await connectWallet(page, { path: '/allowances' });
  await page.getByTestId('pool-revoke-all').click();
  for (const step of [1, 2, 3]) {
    await expect(page.getByTestId('pool-revoke-step')).toContainText(`Step ${step} of 3`);
    await page.getByTestId('pool-revoke-confirm').click();
  }
  await expect(page.getByTestId('pool-allowances-none')).toBeVisible();
  expect(await allowed(chain)).toEqual([0n, 0n, NOBODY]);
  expect((await wallet.methods()).filter((method) => method === 'eth_sendTransaction')).toHaveLength(3);
});

/** Where the token's own code is kept while a guard stands before it. */
const BEHIND = '0x00000000000000000000000000000000000b0b0b';
/** approve(…, 0) uses up all gas, as BNB of chain 1 does; every other call is passed on to the code behind. */
const GUARD = `0x60003560e01c63095ea7b3146024351516604a573660006000376000600036600073${BEHIND.slice(2)}5af43d600060003e6045573d6000fd5b3d6000f35bfe`;

// ORDER-20
test('a token that refuses an allowance of nothing is left out of "all" by name, and lowered to one unit', async ({ page, chain }) => {
  await allowThree(chain);
  await chain.mainnet.send('anvil_setCode', [BEHIND, await chain.mainnet.getCode(DAI.address)]);
  await chain.mainnet.send('anvil_setCode', [DAI.address, GUARD]);
  await connectWallet(page, { path: '/allowances' });
  const row = page.getByTestId('pool-allowances').getByRole('listitem').filter({ hasText: 'DAI' });
  await expect(row).toContainText('up to 25');
  await expect(row.getByTestId('pool-grant-refusal')).toContainText('The least that it takes is 0.000000000000000001 DAI');
  await expect(page.getByTestId('pool-revoke-all')).toHaveText('Revoke all 2');
  await expect(page.getByTestId('pool-revoke-left-out')).toContainText(': DAI.');
  const lower = row.getByRole('button', { name: 'Lower what may be taken of DAI' });
  await lower.click();
  await page.getByTestId('pool-revoke-confirm').click();
  await expect(row.getByTestId('pool-grant-refusal')).toContainText('no less can stand here');
  await expect(lower).toHaveCount(0);
  expect((await allowed(chain))[1]).toBe(1n);
});
