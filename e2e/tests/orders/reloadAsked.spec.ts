// Loaded anew while the wallet asks: it is asked once, before and after together, and what it then sends is found (ORDER-7, ORDER-9).
import type { Page } from '@playwright/test';
import type { Chain } from '../../harness/chain';
import { connectWallet } from '../../harness/connectWallet';
import { amountField, approve, expect, holding, pairs, stakingPools, test, tokens } from '../poolV2/poolV2Test';

const { DAI, USDC } = tokens[1];
const SEND = 'eth_sendTransaction';

interface Asking {
  readonly name: string;
  readonly path: string;
  /** Up to the button that asks the wallet. */
  readonly prepare: (page: Page) => Promise<void>;
  readonly confirm: string;
  /** Grows by one order, and by a second one once more. */
  readonly grown: (chain: Chain) => Promise<bigint>;
  readonly entry: RegExp;
  /** The form that it came from is a dialog itself. */
  readonly hasForm?: boolean;
}

const ASKING: readonly Asking[] = [
  {
    name: 'a swap',
    path: `/swap?inputCurrency=ETH&outputCurrency=${USDC.address}&exactAmount=1&exactField=input`,
    prepare: (page) => page.getByTestId('swap-button').click(),
    confirm: 'swap-confirm',
    grown: (chain) => holding(chain, USDC.address),
    entry: /Swap 1 ETH/,
  },
  {
    name: 'an addition of version 2',
    path: `/add/v2/ETH/${USDC.address}`,
    prepare: async (page) => {
      await amountField(page, 'pool-v2-amount-a').fill('1');
      await approve(page, 'USDC');
      await page.getByTestId('pool-v2-supply').click();
    },
    confirm: 'pool-v2-add-confirm',
    grown: (chain) => holding(chain, pairs.wethUsdc),
    entry: /Add 1 ETH/,
  },
  {
    name: 'a deposit',
    path: `/uni/ETH/${DAI.address}`,
    prepare: async (page) => {
      await page.getByTestId('pool-mining-deposit').click();
      await amountField(page, 'pool-mining-amount').fill('0.5');
      await approve(page, 'DYOR-V2');
      await page.getByTestId('pool-mining-confirm-deposit').click();
    },
    confirm: 'pool-mining-deposit-confirm',
    grown: (chain) => holding(chain, stakingPools.wethDai),
    entry: /Deposit 0\.5/,
    hasForm: true,
  },
];

for (const { name, path, prepare, confirm, grown, entry, hasForm = false } of ASKING) {
  test(`${name} that the wallet is asked for while the page is loaded anew is asked for once, followed, and done once`, async ({
    page,
    wallet,
    chain,
  }) => {
    await connectWallet(page, { path });
    await prepare(page);
    const button = page.getByTestId(confirm);
    await expect(button).toBeEnabled();
    const asked = async () => (await wallet.requested(SEND)).length;
    const [approvals, before] = [await asked(), await grown(chain)];
    await wallet.nextHabit(SEND, { kind: 'hang' });
    await button.click();
    await expect.poll(asked).toBe(approvals + 1);
    const request = (await wallet.requested(SEND)).flat().at(-1);
    await page.reload();
    await expect(page.getByTestId('shell-connect')).toHaveText('1 Pending');
    // A form that is a dialog is open again as it was.
    const form = page.getByRole('dialog');
    await expect(form).toHaveCount(hasForm ? 1 : 0);
    if (hasForm) await form.getByRole('button', { name: 'Close' }).click();
    await expect(form).toHaveCount(0);
    await page.getByTestId('shell-connect').click();
    await expect(page.getByTestId('shell-recent')).toContainText(entry);
    await page.keyboard.press('Escape');
    expect(await grown(chain)).toBe(before);

    await chain.mainnet.waitForTransaction(await chain.mainnet.send(SEND, [request]));
    const once = await grown(chain);
    expect(once).toBeGreaterThan(before);
    await expect(async () => {
      await chain.mine();
      await expect(page.getByTestId('shell-popup').filter({ hasText: entry })).toContainText('Done', { timeout: 2000 });
    }).toPass({ timeout: 60_000 });
    // The wallet's list begins anew with the page.
    expect(await asked(), 'nothing was asked after the reload').toBe(0);
    expect(await grown(chain)).toBe(once);
  });
}
