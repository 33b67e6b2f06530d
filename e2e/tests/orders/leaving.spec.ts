// A review that is left with its screen is not there when the person comes back: what is confirmed is what was asked for now (ORDER-9).
import { expect, test } from '../../harness/test';
import { CONFIRMATIONS } from '../access/confirmations';
import { approach } from '../access/dialogs';

/** One of each way in which a review is held: in a form, over a page, over a list; and those that the shell holds on every page. */
const KINDS = [
  ...['swap of version 3', 'send', 'smaller position', 'proposal', 'all allowances taken back', 'all fees collected'],
  ...['delegation', 'vote', 'airdrop'],
];

for (const confirmation of CONFIRMATIONS.filter(({ kind }) => KINDS.includes(kind))) {
  const { kind, testId, parts = testId, seed, before, opener, backTo } = confirmation;
  test(`the review of “${kind}” that is left by the history is gone on the way back, and the node is asked for it no more`, async ({
    page,
    chain,
    wallet,
  }) => {
    await seed?.(chain);
    await (await approach(page, confirmation)).click();
    const review = page.getByTestId(`${testId}-confirmation`);
    await expect(page.getByTestId(`${parts}-confirm`)).toBeEnabled();
    const away = kind.startsWith('swap') ? '/vote' : '/swap';
    // Links behind a dialog are out of reach of a pointer, but not of a hand on the history or an address.
    await page.evaluate((path) => document.querySelector<HTMLAnchorElement>(`a[href^="${path}"]`)?.click(), away);
    await expect(page).toHaveURL(new RegExp(away));
    await expect(review).toHaveCount(0);
    const trials: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('eth_simulateV1')) trials.push(request.url());
    });
    await chain.mine();
    await chain.mine();
    await page.goBack();
    // The panel that it is opened from is opened anew.
    if (kind === 'all fees collected') await before?.(page);
    await (backTo === 'dialog' ? expect(page.getByRole('dialog')).toHaveCount(0) : expect(opener(page)).toBeVisible());
    await chain.mine();
    await expect(page.getByTestId('shell-block')).toContainText(String(await chain.mainnet.getBlockNumber()));
    await expect(review).toHaveCount(0);
    expect(trials).toEqual([]);
    expect(await wallet.methods()).not.toContain('eth_sendTransaction');
  });
}
