import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { rememberWallet } from '../../harness/rememberWallet';
import { expect, test } from '../../harness/test';
import { SCREENS } from './screens';

const BRAND = ' – Tarn';
/** One screen by two addresses. */
const SHARED = new Set(['add without tokens']);

// SHELL-23
for (const language of ['en-US', 'zh-CN'] as const) {
  test(`every route has a title of its own in ${language}, the thing first`, async ({ page }) => {
    test.setTimeout(240_000);
    await rememberWallet(page);
    const titles: Record<string, string> = {};
    for (const { name, path, ready } of SCREENS) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=${language}`);
      await expect(ready(page)).toBeVisible();
      await expect(page, name).toHaveTitle(new RegExp(`\\S${BRAND}$`));
      titles[name] = await page.title();
    }
    const { swap, proposal, position } = titles;
    expect(swap).toMatch(language === 'en-US' ? /^Swap ETH to DAI – / : /ETH.*DAI/);
    expect(proposal).toContain(`2.15`);
    expect(position).toContain('11');
    if (language === 'zh-CN') expect(Object.entries(titles).filter(([, title]) => !/\p{Script=Han}/u.test(title))).toEqual([]);
    const names = Object.keys(titles).filter((name) => !SHARED.has(name));
    expect(names.filter((name) => names.some((other) => other !== name && titles[other] === titles[name]))).toEqual([]);
  });
}

test('a swap between two other tokens is titled by them', async ({ page }) => {
  const { DAI, USDC } = seedFacts.tokens[1];
  await page.goto(`/swap?inputCurrency=${DAI.address}&outputCurrency=${USDC.address}&lng=en-US`);
  await expect(page).toHaveTitle('Swap DAI to USDC – Tarn');
});
