import type { Locator, Page } from '@playwright/test';
import { utils } from 'ethers';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import type { Chain } from '../../harness/chain';
import { expect } from '../../harness/test';
import type { Approach } from './dialogs';

const { accounts, contracts, stakingPools } = seedFacts;
const { DAI, UNI, USDC, USDT } = seedFacts.tokens[1];
const { wethDai } = seedFacts.pairs;
const { rich, second, third, poor } = accounts;
const POSITION = '11';
const THIRD = accounts.all.indexOf(third);
const erc20 = new utils.Interface(['function approve(address, uint256)', 'function stake(uint256)']);

/** The confirmation of one kind of order: the last thing that a person sees before the wallet. */
export interface Confirmation extends Approach {
  readonly kind: string;
  /** Before the test ids of its dialog and of the parts. */
  readonly testId: string;
  readonly parts?: string;
  /** What must have happened on the chain. */
  readonly seed?: (chain: Chain) => Promise<void>;
  /** Where the focus returns to when the confirmation is left, if not to its opener: a form that is a dialog itself comes back in its place. */
  readonly backTo?: 'dialog';
}

const of = (kind: string, testId: string, path: string, opener: Approach['opener'], more: Partial<Confirmation> = {}): Confirmation => ({
  kind,
  testId,
  path,
  opener,
  ...more,
});
const byTestId = (testId: string) => (page: Page) => page.getByTestId(testId).first();
const field = (page: Page, testId: string) => page.getByTestId(testId).getByRole('textbox');

const swap = (from: string, to: string, amount: string, use?: 'v2' | 'v3') =>
  `/swap?inputCurrency=${from}&outputCurrency=${to}&exactAmount=${amount}&exactField=input${use ? `&use=${use}` : ''}`;

async function send(chain: Chain, to: string, data: string): Promise<void> {
  await chain.mainnet.waitForTransaction(await chain.mainnet.send('eth_sendTransaction', [{ from: rich, to, data }]));
}
const allow = (chain: Chain, token: string, spender: string) =>
  send(chain, token, erc20.encodeFunctionData('approve', [spender, 25n * 10n ** 18n]));

/** Something is staked for an hour, so that there is something to claim and to take back. */
async function stake(chain: Chain): Promise<void> {
  await allow(chain, wethDai, stakingPools.wethDai);
  await send(chain, stakingPools.wethDai, erc20.encodeFunctionData('stake', [10n ** 18n]));
  await chain.mainnet.send('evm_increaseTime', [3600]);
  await chain.mine();
}

async function setRange(min: Locator, max: Locator): Promise<void> {
  await min.fill('1200');
  await max.fill('2600');
  await max.blur();
}

const revokeOne = (page: Page) =>
  page
    .getByTestId('pool-allowances')
    .getByRole('listitem')
    .getByRole('button', { name: /^(Revoke|Take)/ })
    .first();

async function fillProposal(page: Page): Promise<void> {
  await page.getByTestId('governance-action').click();
  await page.getByTestId('governance-action-transfer').click();
  await page.getByTestId('governance-recipient').fill(poor);
  await page.getByTestId('governance-amount-token').click();
  await page.getByRole('dialog').getByRole('textbox').first().fill('UNI');
  await page.getByRole('dialog').getByText('Uniswap', { exact: true }).first().click();
  await field(page, 'governance-amount').fill('12.5');
  await page.getByTestId('governance-title').fill('Pay a friend');
  await page.getByTestId('governance-body').fill('Because friends matter.');
}

async function sign(page: Page, parts: string): Promise<void> {
  await page.getByTestId(`${parts}-permit`).click();
  await expect(page.getByTestId(`${parts}-signed`)).toBeVisible();
}

const mining = (way: 'deposit' | 'claim' | 'withdraw', more: Partial<Confirmation>): Confirmation =>
  of(
    { deposit: 'deposit of pool tokens', claim: 'claim of rewards', withdraw: 'withdrawal of pool tokens' }[way],
    `pool-mining-${way}`,
    `/uni/ETH/${DAI.address}`,
    byTestId(`pool-mining-confirm-${way}`),
    { backTo: 'dialog', ...more },
  );

/** Every kind of order that is confirmed in a dialog. Wrapping, approving and signing have none: the wallet's own question is theirs. */
export const CONFIRMATIONS: readonly Confirmation[] = [
  of('swap of version 3', 'swap-review', swap('ETH', USDC.address, '1', 'v3'), byTestId('swap-button'), { parts: 'swap' }),
  of('swap of version 2', 'swap-review', swap('ETH', DAI.address, '1', 'v2'), byTestId('swap-button'), { parts: 'swap' }),
  of('split swap', 'swap-review', swap('ETH', USDT.address, '60'), byTestId('swap-button'), {
    parts: 'swap',
    before: (page) => expect(page.getByTestId('swap-pools')).toContainText('Best price: split over'),
  }),
  of('swap with its approval', 'swap-review', swap(DAI.address, USDC.address, '1234.5678', 'v2'), byTestId('swap-button'), {
    parts: 'swap',
    sendsCalls: true,
  }),
  of('send', 'swap-send', '/send', byTestId('swap-send-button'), {
    before: async (page) => {
      await field(page, 'swap-send-amount').fill('1');
      await page.getByTestId('swap-send-recipient').fill(second);
    },
  }),
  of('new position', 'pool-v3-add', `/add/ETH/${USDC.address}/3000`, byTestId('pool-v3-add-button'), {
    parts: 'pool-v3',
    before: async (page) => {
      await setRange(page.getByTestId('pool-v3-min-price'), page.getByTestId('pool-v3-max-price'));
      await field(page, 'pool-v3-deposit-a').fill('1.23456789');
      await page.getByRole('button', { name: 'Approve USDC' }).click();
      await expect(page.getByTestId('pool-v3-add-button')).toHaveAttribute('data-kind', 'preview');
    },
  }),
  of('larger position', 'pool-v3-add', `/increase/${USDC.address}/ETH/3000/${POSITION}`, byTestId('pool-v3-add-button'), {
    parts: 'pool-v3',
    before: async (page) => {
      await field(page, 'pool-v3-deposit-b').fill('0.1');
      await page.getByRole('button', { name: 'Approve USDC' }).click();
      await expect(page.getByTestId('pool-v3-add-button')).toHaveAttribute('data-kind', 'preview');
    },
  }),
  of('smaller position', 'pool-v3-remove', `/remove/${POSITION}`, byTestId('pool-v3-remove-button'), {
    parts: 'pool-v3',
    before: (page) => page.getByTestId('pool-v3-percent-50').click(),
  }),
  of('fees collected', 'pool-v3-collect', `/pool/${POSITION}`, byTestId('pool-v3-collect'), { parts: 'pool-v3' }),
  of('fees put back', 'pool-v3-compound-order', `/pool/${POSITION}`, byTestId('pool-v3-compound'), { parts: 'pool-v3' }),
  of('moved position', 'pool-v3-move-order', `/pool/${POSITION}`, byTestId('pool-v3-move-review'), {
    parts: 'pool-v3',
    before: async (page) => {
      await page.getByTestId('pool-v3-move-open').click();
      await setRange(page.getByTestId('pool-v3-move-min'), page.getByTestId('pool-v3-move-max'));
    },
  }),
  of('all fees collected', 'pool-v3-collect-all', '/pool', byTestId('pool-v3-collect-all-button'), {
    parts: 'pool-v3',
    before: (page) => page.getByTestId('pool-v3-collect-all-open').click(),
  }),
  of('liquidity of version 2 added', 'pool-v2-add', `/add/v2/ETH/${DAI.address}`, byTestId('pool-v2-supply'), {
    before: async (page) => {
      await field(page, 'pool-v2-amount-a').fill('1.23456789');
      await page.getByRole('button', { name: 'Approve DAI' }).click();
    },
  }),
  of('liquidity of version 2 removed', 'pool-v2-remove', `/remove/v2/ETH/${DAI.address}`, byTestId('pool-v2-remove'), {
    before: async (page) => {
      await page.getByTestId('pool-v2-percent-50').click();
      await sign(page, 'pool-v2-remove');
    },
  }),
  of('migration', 'pool-migrate', `/migrate/v2/${wethDai}`, byTestId('pool-migrate-confirm'), {
    parts: 'pool-migrate-order',
    before: async (page) => {
      await page.getByTestId('pool-migrate-full').click();
      await sign(page, 'pool-migrate');
    },
  }),
  mining('deposit', {
    before: async (page) => {
      await page.getByTestId('pool-mining-deposit').click();
      await field(page, 'pool-mining-amount').fill('0.5');
      await sign(page, 'pool-mining-deposit');
    },
  }),
  mining('claim', { seed: stake, before: (page) => page.getByTestId('pool-mining-claim').click() }),
  mining('withdraw', { seed: stake, before: (page) => page.getByTestId('pool-mining-withdraw').click() }),
  of('airdrop', 'claim-review', '/vote', byTestId('claim-submit'), {
    account: THIRD,
    claimCard: true,
    backTo: 'dialog',
    before: (page) => page.getByTestId('shell-claim').click(),
  }),
  of('delegation', 'governance-delegate', '/vote', byTestId('governance-delegate-submit'), {
    backTo: 'dialog',
    before: (page) => page.getByTestId('governance-edit-delegation').click(),
  }),
  of('vote', 'governance-vote', '/vote/2/15', (page) => page.getByRole('button', { name: 'Vote For' }), {
    account: THIRD,
    claimCard: true,
  }),
  of('proposal', 'governance-proposal', '/create-proposal', byTestId('governance-propose'), { before: fillProposal }),
  of('allowance taken back', 'pool-revoke', '/allowances', revokeOne, {
    seed: (chain) => allow(chain, DAI.address, contracts.v2[1].router),
  }),
  of('all allowances taken back', 'pool-revoke', '/allowances', byTestId('pool-revoke-all'), {
    sendsCalls: true,
    seed: async (chain) => {
      await allow(chain, DAI.address, contracts.v2[1].router);
      await allow(chain, UNI.address, contracts.v3.swapRouter);
    },
  }),
];
