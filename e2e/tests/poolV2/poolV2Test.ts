import type { Page } from '@playwright/test';
import { BigNumber, Contract } from 'ethers';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import type { Chain } from '../../harness/chain';
import { expect, test as base } from '../../harness/test';

/** The harness; pictures of tokens come from hosts that are not there in a test. */
export const test = base.extend<{ readonly quiet: undefined }>({
  quiet: [
    async ({ guard }, use) => {
      guard.allow(/Failed to load resource: net::ERR_/);
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect } from '../../harness/test';

const ABI = [
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address, address) view returns (uint256)',
  'function getPair(address, address) view returns (address)',
  'function getPool(address, address, uint24) view returns (address)',
  'function totalSupply() view returns (uint256)',
  'function tokenOfOwnerByIndex(address, uint256) view returns (uint256)',
  'function earned(address) view returns (uint256)',
  'function positions(uint256) view returns (uint96, address, address, address, uint24, int24, int24, uint128, uint256, uint256, uint128, uint128)',
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick, uint16, uint16, uint16, uint8, bool)',
];

export const { tokens, contracts, pairs, stakingPools, accounts } = seedFacts;
export const rich = accounts.rich;

/** Any read of a contract on a local chain, by the function's name. */
export async function readChain(
  chain: Chain,
  address: string,
  method: string,
  args: readonly unknown[] = [],
  chainId = 1,
): Promise<unknown> {
  return new Contract(address, ABI, chain.node(chainId))[method]?.(...args);
}

/** A read whose answer is one whole number. */
export async function readAmount(
  chain: Chain,
  address: string,
  method: string,
  args: readonly unknown[] = [],
  chainId = 1,
): Promise<bigint> {
  return BigNumber.from(await readChain(chain, address, method, args, chainId)).toBigInt();
}

/** What an account holds of a token. */
export function holding(chain: Chain, token: string, account: string = rich, chainId = 1): Promise<bigint> {
  return readAmount(chain, token, 'balanceOf', [account], chainId);
}

/** The amount field of a panel. */
export function amountField(page: Page, testId: string) {
  return page.getByTestId(testId).getByRole('textbox');
}

/** Waits until the transaction of the open dialog was sent, and closes the dialog. */
export async function closeSent(page: Page, testId: string): Promise<void> {
  await expect(page.getByTestId(`${testId}-submitted`)).toBeVisible();
  await page.getByTestId(`${testId}-submitted`).getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByTestId(`${testId}-submitted`)).toBeHidden();
}

/** Presses the approval of a token and waits until the contract may take it. */
export async function approve(page: Page, symbol: string): Promise<void> {
  await page.getByRole('button', { name: `Approve ${symbol}` }).click();
  await expect(page.getByTestId(`shared-approve-${symbol}`)).toBeHidden();
}
