import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/test';

declare global {
  interface Window {
    frameSeen(frame: string): void;
  }
}

const html = (page: Page) => page.locator('html');
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('dex.user') ?? '{}'));

async function fromMenu(page: Page, testId: string): Promise<void> {
  await page.getByTestId('shell-menu-button').click();
  await page.getByTestId(testId).click();
}

test('language and theme come from a link, are kept, and change everywhere at once from the menu', async ({ page }) => {
  await page.goto('/swap?lng=zh-CN&theme=DARK');
  await expect(html(page)).toHaveAttribute('lang', 'zh-CN');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByTestId('swap-button')).toHaveText('连接钱包');
  await expect.poll(() => stored(page)).toMatchObject({ userLocale: 'zh-CN', userDarkMode: true });

  await page.goto('/pool');
  await expect(html(page)).toHaveAttribute('lang', 'zh-CN');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await fromMenu(page, 'shell-locale-en-US');
  await expect(html(page)).toHaveAttribute('lang', 'en-US');
  await expect(page.getByRole('main')).toContainText('Pools Overview');
  await expect(page.getByRole('banner')).toContainText('Connect to a wallet');
  await fromMenu(page, 'shell-theme-toggle');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await expect(page.getByTestId('shell-locale-en-US')).toHaveAttribute('aria-checked', 'true');
  await page.keyboard.press('Escape');

  await page.reload();
  await expect(html(page)).toHaveAttribute('lang', 'en-US');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

test('a stored dark theme is there in every frame, from the first that a script draws', async ({ page }) => {
  const frames = new Set<string>();
  await page.exposeFunction('frameSeen', (frame: string) => void frames.add(frame));
  await page.addInitScript(() => {
    localStorage.setItem('dex.user', JSON.stringify({ userDarkMode: true }));
    const look = () => {
      const { body, documentElement: root } = document;
      // The words for a page that cannot start stand there, hidden, until something is drawn.
      const isDrawn = document.querySelector('#root > :not(#start-failed)') !== null;
      const scheme = document.querySelector<HTMLMetaElement>('meta[name=color-scheme]')?.content;
      if (body) window.frameSeen(isDrawn ? `drawn ${root.dataset['theme']} ${getComputedStyle(body).backgroundColor}` : `empty ${scheme}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/swap?lng=en-US');
  await expect(page.getByTestId('swap-button')).toHaveText('Connect Wallet');
  expect([...frames].filter((frame) => frame.startsWith('drawn'))).toEqual(['drawn dark rgb(10, 18, 20)']);
  expect([...frames].filter((frame) => frame.startsWith('empty') && frame !== 'empty dark')).toEqual([]);
});

test.describe('a browser of another language, in the dark', () => {
  test.use({ locale: 'fr-FR', colorScheme: 'dark' });
  test('gets Chinese and the dark theme, and follows the system until it chooses', async ({ page }) => {
    await page.goto('/swap');
    await expect(html(page)).toHaveAttribute('lang', 'zh-CN');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });
});

test('expert mode by a link says so, and one press turns it off; no link touches the tolerance', async ({ page }) => {
  await page.goto('/pool?ape&lng=en-US&slippage=5000&userSlippageTolerance=5000&deadline=1');
  const notice = page.getByTestId('shell-popup').filter({ hasText: 'A link turned expert mode on.' });
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(/\/pool\?ape/);
  await expect.poll(() => stored(page)).toMatchObject({ userExpertMode: true, userSlippageTolerance: 'auto', userDeadline: 1800 });
  await notice.getByRole('button', { name: 'Turn off' }).click();
  await expect(notice).toBeHidden();
  await expect.poll(() => stored(page)).toMatchObject({ userExpertMode: false });
});

test('old and unknown addresses are replaced, and Back leads where one came from', async ({ page, guard }) => {
  // The browser looks for an icon of a text that names none.
  guard.allow(/404 .*favicon\.ico/);
  for (const [from, to] of [
    ['/?use=v2', '/swap?use=v2'],
    ['/#/swap/0x6B175474E89094C44Da98b954EedeAC495271d0F?use=v2', '/swap?use=v2&outputCurrency=0x6B175474E89094C44Da98b954EedeAC495271d0F'],
    ['/vote/0', '/send'],
  ] as const) {
    await page.goto('/robots.txt');
    await page.goto(from);
    await expect.poll(() => page.url()).toBe(`${new URL(page.url()).origin}${to}`);
    await page.goBack();
    await expect(page).toHaveURL(/\/robots\.txt$/);
  }
});

test('the link of a claim opens its dialog over the page, with the address', async ({ page }) => {
  const address = '0x00000000000000000000000000000000C1A10001';
  for (const path of [`/claim?address=${address}`, `/#/claim?address=${address}`]) {
    await page.goto('/swap?lng=en-US');
    await page.goto(path);
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(address);
  }
});
