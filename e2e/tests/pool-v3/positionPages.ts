import type { Page } from '@playwright/test';
import { BigNumber, Contract, utils } from 'ethers';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import type { Chain } from '../../harness/chain';
import { connectWallet, pressConnect } from '../../harness/connectWallet';
import { expect } from '../../harness/test';
import type { Wallet } from '../../harness/wallet';

const MANAGER = [
  'function positions(uint256) view returns (uint96 nonce, address operator, address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint128 liquidity, uint256, uint256, uint128 tokensOwed0, uint128 tokensOwed1)',
  'function balanceOf(address) view returns (uint256)',
  'function tokenOfOwnerByIndex(address, uint256) view returns (uint256)',
];
const POOL = ['function slot0() view returns (uint160 sqrtPriceX96, int24 tick, uint16, uint16, uint16, uint8, bool)'];
const FACTORY = ['function getPool(address, address, uint24) view returns (address)'];
const TOKEN = ['function balanceOf(address) view returns (uint256)', 'function approve(address, uint256)'];

/** A position as the chain keeps it. */
export interface HeldPosition {
  readonly fee: number;
  readonly tickLower: number;
  readonly tickUpper: number;
  readonly liquidity: bigint;
  readonly tokensOwed0: bigint;
  readonly tokensOwed1: bigint;
}

function manager(chain: Chain, chainId = 1): Contract {
  return new Contract(seedFacts.contracts.v3.positionManager, MANAGER, chain.node(chainId));
}

/** What the chain says of a position. */
export async function heldPosition(chain: Chain, tokenId: string, chainId = 1): Promise<HeldPosition> {
  const held = await manager(chain, chainId)['positions']?.(tokenId);
  return {
    fee: held.fee,
    tickLower: held.tickLower,
    tickUpper: held.tickUpper,
    liquidity: BigNumber.from(held.liquidity).toBigInt(),
    tokensOwed0: BigNumber.from(held.tokensOwed0).toBigInt(),
    tokensOwed1: BigNumber.from(held.tokensOwed1).toBigInt(),
  };
}

/** The ids that an account owns, in the order of the chain. */
export async function ownedIds(chain: Chain, account: string, chainId = 1): Promise<string[]> {
  const contract = manager(chain, chainId);
  const count = BigNumber.from(await contract['balanceOf']?.(account)).toNumber();
  return Promise.all(Array.from({ length: count }, async (_, index) => String(await contract['tokenOfOwnerByIndex']?.(account, index))));
}

/** The tick of a pool; null where there is none. */
export async function poolTick(chain: Chain, tokenA: string, tokenB: string, fee: number): Promise<number | null> {
  const address: string = await new Contract(seedFacts.contracts.v3.factory, FACTORY, chain.mainnet)['getPool']?.(tokenA, tokenB, fee);
  if (/^0x0+$/.test(address)) return null;
  const slot0 = await new Contract(address, POOL, chain.mainnet)['slot0']?.();
  return slot0.tick;
}

/** An owner lets another act on all of its positions, or no longer. */
export async function approveForAll(chain: Chain, owner: string, operator: string, isApproved: boolean): Promise<void> {
  const data = new utils.Interface(['function setApprovalForAll(address, bool)']).encodeFunctionData('setApprovalForAll', [
    operator,
    isApproved,
  ]);
  const request = { from: owner, to: seedFacts.contracts.v3.positionManager, data };
  await chain.mainnet.waitForTransaction(await chain.mainnet.send('eth_sendTransaction', [request]));
}

/** What the chain says an account holds of a token, or of the native coin. */
export async function holding(chain: Chain, coin: string, account: string): Promise<bigint> {
  if (coin === 'ETH') return (await chain.mainnet.getBalance(account)).toBigInt();
  return BigNumber.from(await new Contract(coin, TOKEN, chain.mainnet)['balanceOf']?.(account)).toBigInt();
}

/** The screens of positions as a person sees and uses them. */
export function createPositionPages(page: Page, wallet: Wallet) {
  const addButton = page.getByTestId('pool-v3-add-button');

  return {
    addButton,
    /** Connects the wallet by hand, on the page as it stands. */
    connect: (account = 0) => pressConnect(page, wallet, account),
    /** Opens a screen with the wallet connected. */
    open: (path: string, account = 0) => connectWallet(page, { account, path }),
    row: (id: string | number) => page.getByTestId(`pool-v3-position-${id}`),
    rows: page.locator('[data-testid^="pool-v3-position-"]'),
    minPrice: page.getByTestId('pool-v3-min-price'),
    maxPrice: page.getByTestId('pool-v3-max-price'),
    deposit: (side: 'a' | 'b') => page.getByTestId(`pool-v3-deposit-${side}`).getByRole('textbox'),
    async range(min: string, max: string) {
      await page.getByTestId('pool-v3-min-price').fill(min);
      await page.getByTestId('pool-v3-max-price').fill(max);
      await page.getByTestId('pool-v3-max-price').blur();
    },
    async approve(side: 'a' | 'b') {
      await page
        .getByTestId(`pool-v3-approve-${side}-approval`)
        .getByRole('button', { name: /^Approve/ })
        .click();
      await expect(page.getByTestId(`pool-v3-approve-${side}-approval`)).toBeHidden();
    },
    async ready(kind: string) {
      await expect(addButton).toHaveAttribute('data-kind', kind);
    },
    /** Types the word that a warning asks for; its text is given to look at. */
    async agree(warning: string | RegExp) {
      const asked = page.getByTestId('shared-confirm-by-typing');
      await expect(asked).toContainText(warning);
      await asked.getByRole('textbox').fill('confirm');
      await asked.getByRole('button', { name: 'Confirm' }).click();
    },
    confirm: () => page.getByTestId('pool-v3-confirm').click(),
    /** Waits for the hash, and for the chain to have mined it; gives the hash. */
    async submitted(chain: Chain, chainId = 1): Promise<string> {
      const hash = await page.getByTestId('shared-transaction-hash').getAttribute('data-hash');
      if (!hash) throw new Error('No hash is shown');
      await chain.node(chainId).waitForTransaction(hash);
      return hash;
    },
    async close() {
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
      await expect(page.getByRole('dialog')).toBeHidden();
    },
  };
}

export type PositionPages = ReturnType<typeof createPositionPages>;
