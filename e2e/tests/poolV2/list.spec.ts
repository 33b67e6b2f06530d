import { readFile } from 'node:fs/promises';
import { connectByHand, connectWallet } from '../../harness/connectWallet';
import { Contract, utils } from 'ethers';
import { expect, pairs, rich, test, tokens } from './poolV2Test';

const PAIR = [
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Mint(address indexed sender, uint256 amount0, uint256 amount1)',
];

// V2-13
test('held and staked pools are found, with their figures and ways on', async ({ page }) => {
  await connectWallet(page, { path: '/pool/v2' });
  const card = page.getByTestId(`pool-v2-card-${pairs.wethDai}`);
  await expect(card.getByTestId('pool-v2-balance')).toHaveText('559 DYOR-V2');
  await expect(card.getByTestId('pool-v2-supply')).toHaveText('1,119,000 DYOR-V2');
  await expect(card.getByTestId('pool-v2-share')).toHaveText('0.099900%');
  await card.getByTestId('pool-v2-manage').click();
  for (const name of ['Migrate', 'Add', 'Remove', 'View analytics', 'Manage Liquidity in Rewards Pool']) {
    await expect(card.getByRole('link', { name, exact: name !== 'View analytics' })).toBeVisible();
  }
  await card.getByTestId('pool-v2-manage').click();
  await expect(card.getByTestId('pool-v2-manage-links')).toHaveCount(0);
  for (const id of ['create', 'import', 'add', 'migrate', 'analytics']) await expect(page.getByTestId(`pool-v2-${id}`)).toBeVisible();
});

// V2-17
test('the result of shares is what their own events say: put in, taken out, and what they hold now', async ({ page, chain }) => {
  const { DAI, WETH } = tokens[1];
  const minted = async () => {
    const pair = new Contract(pairs.wethDai, PAIR, chain.mainnet);
    const transfers = pair.filters['Transfer']?.(null, rich);
    const own = transfers ? await pair.queryFilter(transfers, 0) : [];
    const blocks = new Set(own.map(({ blockNumber }) => blockNumber));
    const mints = pair.filters['Mint']?.();
    const all = mints ? await pair.queryFilter(mints, 0) : [];
    const mine = all.filter(({ blockNumber }) => blocks.has(blockNumber));
    const isDaiFirst = DAI.address.toLowerCase() < WETH.address.toLowerCase();
    return mine.reduce((sum, { args }) => sum + Number(utils.formatEther(isDaiFirst ? args?.['amount0'] : args?.['amount1'])), 0);
  };
  await connectWallet(page, { path: '/pool/v2' });
  const card = page.getByTestId(`pool-v2-card-${pairs.wethDai}`);
  await card.getByTestId('pool-v2-manage').click();
  await card.getByTestId('pool-v2-result-read').click();
  await expect(card.getByTestId('pool-v2-result-putIn')).toContainText('$', { timeout: 30_000 });
  await card.getByRole('radio', { name: 'DAI' }).click();
  const figure = async (name: string) =>
    Number(/[\d.,]+/.exec((await card.getByTestId(`pool-v2-result-${name}`).textContent()) ?? '')?.[0]?.replaceAll(',', '') ?? NaN);
  // Both sides of a deposit are worth the same: twice its DAI, at a price that nobody has moved.
  const dai = await minted();
  expect(dai).toBeGreaterThan(0);
  expect((await figure('putIn')) / (2 * dai)).toBeCloseTo(1, 2);
  expect((await figure('now')) / (await figure('putIn'))).toBeCloseTo(1, 2);
  expect(await figure('takenOut')).toBe(0);
});

for (const [language, header, added, now] of [
  ['en-US', 'Pool,What,Block,Transaction,Pool tokens,Token 0,Amount of token 0,Token 1,Amount of token 1', 'Added', 'Holds now'],
  ['zh-CN', '流动池,事项,区块,交易,流动池代币,代币 0,代币 0 数量,代币 1,代币 1 数量', '添加', '当前持有'],
] as const) {
  // V2-17
  test(`what happened to shares, and what it comes to, is saved as a table for spreadsheets in ${language}`, async ({ page, chain }) => {
    await connectWallet(page, { path: '/pool/v2' });
    await page.goto(`/pool/v2?lng=${language}`);
    const card = page.getByTestId(`pool-v2-card-${pairs.wethDai}`);
    await card.getByTestId('pool-v2-manage').click();
    await card.getByTestId('pool-v2-result-read').click();
    await expect(card.getByTestId('pool-v2-result-putIn')).toContainText('$', { timeout: 30_000 });
    const download = page.waitForEvent('download');
    await card.getByTestId('pool-v2-result-export').click();
    const text = await readFile(await (await download).path(), 'utf8');
    const [head, ...lines] = text.trimEnd().split('\r\n');
    expect(head).toBe(`\uFEFF${header}`);
    const rows = lines.map((line) => line.split(','));
    expect(rows.every((cells) => cells.length === 9 && cells[0] === pairs.wethDai)).toBe(true);
    const events = rows.filter(([, , block]) => block !== '');
    expect(events.filter(([, what]) => what === added).length).toBeGreaterThan(0);
    const pair = new Contract(pairs.wethDai, PAIR, chain.mainnet);
    for (const [, , block, hash, shares] of events) {
      const receipt = await chain.mainnet.getTransactionReceipt(hash ?? '');
      expect(receipt.blockNumber).toBe(Number(block));
      const moved = receipt.logs
        .filter(({ address, topics }) => address === pair.address && topics[0] === pair.interface.getEventTopic('Transfer'))
        .map((log) => utils.formatEther(pair.interface.parseLog(log).args['value']));
      expect(moved.map(Number)).toContain(Number(shares));
    }
    const last = rows.at(-1);
    expect(last?.[1]).toBe(now);
    const put = events.filter(([, what]) => what === added).reduce((sum, cells) => sum + Number(cells[6]), 0);
    expect(Number(rows.at(-3)?.[6])).toBeCloseTo(put, 9);
    expect(Number(last?.[6]) / put).toBeCloseTo(1, 2);
  });
}

test('without account and without pools it says so', async ({ page, wallet }) => {
  await page.goto('/pool/v2?lng=en-US');
  await expect(page.getByText('Connect to a wallet to view your liquidity.')).toBeVisible();
  await connectByHand(page, wallet, { account: 4, path: '/pool/v2' });
  await expect(page.getByText('No liquidity found.')).toBeVisible();
  await page.goto('/migrate/v2');
  await expect(page.getByText('No V2 Liquidity found.')).toBeVisible();
});

// V2-11
test('the finder says what it finds, and leads back where one came from', async ({ page }) => {
  await connectWallet(page, { path: '/find?origin=/migrate/v2' });
  await expect(page).toHaveURL(/\/pool\/v2\/find\?origin=/);
  const answer = page.getByTestId('pool-v2-finder-answer');
  await expect(answer).toHaveText('Select a token to find your v2 liquidity.');
  const choose = async (side: 'a' | 'b', address: string) => {
    await page.getByTestId(`pool-v2-finder-${side}`).click();
    await page.getByRole('dialog').getByRole('textbox').fill(address);
    await page.getByRole('dialog').getByRole('textbox').press('Enter');
  };
  await choose('b', tokens[1].WETH.address);
  await expect(answer).toHaveText('Invalid pair.');
  await choose('b', tokens[1].WBTC.address);
  await expect(answer).toContainText('You don’t have liquidity in this pool yet.');
  await choose('a', tokens[1].FRAX.address);
  await expect(answer).toContainText('No pool found.');
  await choose('a', tokens[1].USDC.address);
  await choose('b', tokens[1].WETH.address);
  await expect(answer).toContainText('Pool Found!');
  await page.getByRole('link', { name: 'Manage this pool.' }).click();
  await expect(page).toHaveURL(/\/migrate\/v2$/);
  await expect(page.getByTestId(`pool-migrate-row-${pairs.wethUsdc}`)).toBeVisible();
  await page.reload();
  await expect(page.getByTestId(`pool-migrate-row-${pairs.wethUsdc}`)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user') ?? JSON.stringify({ ...localStorage }))).toContain(tokens[1].USDC.address);
});

test('an origin outside the application is not followed', async ({ page }) => {
  await connectWallet(page, { path: '/pool/v2/find?origin=//elsewhere.example' });
  await page.getByTestId('pool-v2-back').click();
  await expect(page).toHaveURL(/\/pool\/v2$/);
});
