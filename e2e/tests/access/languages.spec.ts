import type { Locator } from '@playwright/test';
import { rememberWallet } from '../../harness/rememberWallet';
import { expect, test } from '../../harness/test';
import { latin, NAMES } from './latin';

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
