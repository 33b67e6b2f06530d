import type { Locator, Page } from '@playwright/test';
import type { providers } from 'ethers';
import { BigNumber, Contract } from 'ethers';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import type { Chain } from '../../harness/chain';
import { pressConnect } from '../../harness/connectWallet';
import { rememberWallet } from '../../harness/rememberWallet';
import { expect } from '../../harness/test';
import type { Wallet } from '../../harness/wallet';

/** A currency of the local chains: the native coin, or a token's address. */
export type Coin = 'ETH' | `0x${string}`;

export interface SwapQuery {
  readonly from: Coin;
  readonly to?: Coin;
  readonly use?: 'v2' | 'v3';
  readonly slippageBps?: number;
  readonly expert?: boolean;
  /** The wallet sends several calls as one. */
  readonly sendsCalls?: boolean;
  /** A token of the pair is on no list, so that the link's warning must be answered first. */
  readonly unlisted?: boolean;
}

/** Opens the field for somebody else who receives. */
export async function addRecipient(page: Page): Promise<void> {
  await page.getByTestId('swap-menu').click();
  await page.getByTestId('swap-add-recipient').click();
}

/** Chooses in the head of the card through which pools swaps go. */
export async function choosePools(page: Page, choice: 'auto' | 'v2' | 'v3'): Promise<void> {
  await page.getByTestId('swap-version').click();
  await page.getByTestId(`swap-use-${choice}`).click();
}

const TOKEN = ['function balanceOf(address) view returns (uint256)', 'function allowance(address, address) view returns (uint256)'];

/** What the chain says an account holds. */
export async function balance(chain: Chain, coin: Coin, account: string, chainId = 1): Promise<bigint> {
  const node = chain.node(chainId);
  const held =
    coin === 'ETH' ? await node.getBalance(account) : BigNumber.from(await new Contract(coin, TOKEN, node)['balanceOf']?.(account));
  return held.toBigInt();
}

/** What the chain says a spender may take. */
export async function allowance(chain: Chain, token: Coin, owner: string, spender: string): Promise<bigint> {
  return BigNumber.from(await new Contract(token, TOKEN, chain.mainnet)['allowance']?.(owner, spender)).toBigInt();
}

const word = (value: bigint | string) => (typeof value === 'bigint' ? value.toString(16) : value.slice(2).toLowerCase()).padStart(64, '0');

/** The whole figure behind a shortened one, in raw units. */
export async function exactly(figure: Locator, decimals: number): Promise<bigint> {
  const text = (await figure.getAttribute('title')) ?? (await figure.innerText());
  const [whole = '0', fraction = ''] = (text.split(' ')[0] ?? '').replaceAll(',', '').split('.');
  return BigInt(whole + fraction.padEnd(decimals, '0').slice(0, decimals));
}

/** Somebody else sells so many whole ether for a token through its pair of version 2 on chain 1. */
export async function sellEther(chain: Chain, token: `0x${string}`, ether: bigint): Promise<void> {
  const { accounts, contracts, tokens } = seedFacts;
  const path = [tokens[1].WETH.address, token].map(word).join('');
  const data = `0x7ff36ab5${word(0n)}${word(128n)}${word(accounts.second)}${word(2n ** 40n)}${word(2n)}${path}`;
  const value = `0x${(ether * 10n ** 18n).toString(16)}`;
  await (await chain.mainnet.getSigner(accounts.second).sendTransaction({ to: contracts.v2[1].router, value, data })).wait();
}

/** Signs for an account whose key nobody holds, with enough for the gas. */
export async function signerOf(chain: Chain, account: string): Promise<providers.JsonRpcSigner> {
  await chain.mainnet.send('anvil_impersonateAccount', [account]);
  await chain.mainnet.send('anvil_setBalance', [account, '0xde0b6b3a7640000']);
  return chain.mainnet.getSigner(account);
}

/** The swap form as a person sees and uses it. */
export function createSwapPage(page: Page, wallet: Wallet) {
  const button = page.getByTestId('swap-button');
  const field = (side: 'from' | 'to') => page.getByTestId(`swap-${side}`).getByRole('textbox');

  const hasKind = async (kind: string) => expect(button).toHaveAttribute('data-kind', kind);

  return {
    button,
    field,
    hasKind,
    /** Connects the wallet by hand, on the page as it stands. */
    connect: () => pressConnect(page, wallet),
    /** Opens the form on a pair, with the wallet connected and settings as an earlier visit would have left them. */
    async open({ from, to, use, slippageBps, expert, sendsCalls, unlisted }: SwapQuery) {
      const settings = {
        ...(slippageBps === undefined ? {} : { userSlippageTolerance: slippageBps }),
        ...(expert ? { userExpertMode: true } : {}),
      };
      await rememberWallet(page, { sendsCalls: sendsCalls === true, settings });
      const query = new URLSearchParams({
        lng: 'en-US',
        inputCurrency: from,
        ...(to ? { outputCurrency: to } : {}),
        ...(use ? { use } : {}),
      });
      await page.goto(`/swap?${query.toString()}`);
      await expect(button).toBeVisible();
      if (unlisted) await page.getByTestId('shared-import-token').click();
      await expect(page.getByTestId('shell-connect')).toHaveAttribute('data-kind', /account|pending/);
    },
    async type(side: 'from' | 'to', amount: string) {
      await field(side).fill(amount);
    },
    async review() {
      await button.click();
      await expect(page.getByTestId('swap-confirm')).toBeEnabled();
    },
    async confirm() {
      await page.getByTestId('swap-confirm').click();
    },
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
    /** Approves step by step until the swap can go on. */
    async approve(symbol: string) {
      await page.getByRole('button', { name: `Approve ${symbol}` }).click();
      await hasKind('swap');
    },
  };
}

export type SwapPage = ReturnType<typeof createSwapPage>;
