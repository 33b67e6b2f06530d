import type { Locator, Page } from '@playwright/test';
import { rememberWallet } from '../../harness/rememberWallet';
import { expect, test } from '../../harness/test';
import { SCREENS } from './screens';

/** Names that are the same in every language: of coins, networks, wallets, protocols, and what people wrote themselves. */
const NAMES =
  /\b(Tarn|Mainnet|Ethereum|Arbitrum|Optimism|Uniswap|Sushi(Swap)?|DYOR|SLP|NFT|ENS|ETH|WETH|DAI|USDC|USDT|WBTC|UNI|USD|trader\.eth|Markdown|Development|Wallet|transfer|address|uint256|GitHub|Etherscan|gas|gwei|ID|Min|Max|Tick|CSV)\b/g;

/** Every text and label on the page that holds a word of Latin letters, names apart. */
async function latin(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const own = [...document.querySelectorAll('header, nav, main, footer, [role=dialog]')];
    const words: string[] = [];
    for (const part of own) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) words.push(walker.currentNode.textContent ?? '');
      for (const element of part.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) words.push(element.getAttribute(name) ?? '');
    }
    return words;
  });
  return texts.filter((text) => /[A-Za-z]{3,}/.test(text.replace(/0x[0-9a-fA-F…]+/g, '').replace(NAMES, '')));
}

test('in Chinese no screen holds English, names apart', async ({ page }) => {
  test.setTimeout(180_000);
  await rememberWallet(page);
  const found: string[] = [];
  // What a proposal says is its author's.
  for (const { name, path, ready } of SCREENS.filter((screen) => !['votes', 'proposal'].includes(screen.name))) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=zh-CN`);
    await expect(ready(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    found.push(...(await latin(page)).map((text) => `${name}: ${text}`));
  }
  await page.getByTestId('shell-connect').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  found.push(...(await latin(page)));
  expect(found).toEqual([]);
});

const HOST = 'https://lists.test';

test('in Chinese what is wrong with a list, and with the network, is said in Chinese', async ({ page, guard }) => {
  guard.allow(/Failed to load resource|ERR_FAILED/);
  const open = { 'access-control-allow-origin': '*' };
  await page.route(`${HOST}/gone.json`, (route) => route.fulfill({ status: 404, body: '', headers: open }));
  await page.route(`${HOST}/invalid.json`, (route) => route.fulfill({ json: { name: 'Invalid', tokens: [] }, headers: open }));
  await page.goto('/swap?lng=zh-CN');
  await page.getByTestId('swap-to').getByRole('button').first().click();
  await page.getByRole('button', { name: '管理代币列表' }).click();
  const manage = page.getByTestId('shared-token-select-manage');
  const add = async (location: string) => {
    await manage.getByRole('textbox', { name: '列表的位置' }).fill(location);
    await manage.getByRole('button', { name: '添加', exact: true }).click();
  };
  /** Every line of the dialog that holds a word of Latin letters, beside the location itself and the place in the list. */
  const english = async (place: Locator, location: string) =>
    (await place.innerText())
      .split('\n')
      .map((line) => line.replaceAll(location, '').replace(/(?:\/[a-z]+)+/g, ''))
      .filter((line) => /[A-Za-z]{3,}/.test(line.replace(NAMES, '').replace(/https|ipfs/g, '')));
  await add('ftp://lists.test/a.json');
  await expect(manage).toContainText('请输入有效的列表位置');
  const found: string[] = [];
  for (const [location, text] of [
    [`${HOST}/gone.json`, '无法下载列表'],
    [`${HOST}/invalid.json`, '代币列表未通过校验'],
    ['nobody-has-this-name.eth', '无法解析 ENS 名称'],
  ] as const) {
    await add(location);
    const view = page.getByTestId('shared-token-select-importList');
    await expect(view).toContainText(text);
    found.push(...(await english(view, location)));
    await view.getByRole('button', { name: '返回' }).click();
  }
  expect(found).toEqual([]);

  await rememberWallet(page, { chainId: 137 });
  await page.goto('/swap?lng=zh-CN');
  await expect(page.getByTestId('shell-connect')).toHaveText('不支持的网络');
  await expect(page.getByTestId('swap-button')).toHaveText(/不支持的网络|连接钱包/);
  await page.getByTestId('shell-connect').click();
  await expect(page.getByTestId('shell-wallet')).toContainText('不支持的网络');
  expect((await latin(page)).filter((text) => !/Not served/.test(text))).toEqual([]);
});
