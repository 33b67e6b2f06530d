import type { Page } from '@playwright/test';
import { connectWallet } from '../../harness/connectWallet';
import { rememberWallet } from '../../harness/rememberWallet';
import { expect, test } from '../../harness/test';
import { SCREENS, visit } from './screens';

/** Controls of the page whose edge cannot be seen, and chosen ones that look like the others. */
const unseen = (page: Page) =>
  page.evaluate(() => {
    const shown = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter((part) => part.checkVisibility());
    const name = (part: HTMLElement) => part.dataset['testid'] ?? part.ariaLabel ?? part.innerText;
    const edges = shown('button, main input[type=text]').filter((part) => parseFloat(getComputedStyle(part).borderTopWidth) < 1);
    const chosen = shown('[aria-checked=true]:not([role=switch]), [aria-pressed=true], [aria-current=page]').filter(
      (part) => getComputedStyle(part).outlineStyle === 'none',
    );
    const knobs = shown('[role=switch]').filter(
      (part) => getComputedStyle(part).backgroundColor === getComputedStyle(part, '::after').backgroundColor,
    );
    const bars = shown('[data-bar=fill]').filter(
      (part) =>
        part.parentElement !== null && getComputedStyle(part).backgroundColor === getComputedStyle(part.parentElement).backgroundColor,
    );
    return [...edges, ...chosen, ...knobs, ...bars].map(name);
  });

test('where the colours are forced, buttons have edges, and switches, bars and what is chosen are told apart', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ forcedColors: 'active' });
  await rememberWallet(page);
  for (const screen of SCREENS.filter(({ name }) => ['swap', 'pool', 'add', 'proposal', 'version-2 pools'].includes(name))) {
    await visit(page, screen);
    await expect.poll(() => unseen(page), { message: screen.name }).toEqual([]);
  }
  await page.goto('/swap?lng=en-US');
  await page.getByTestId('swap-settings').click();
  const last = page.getByRole('switch').last();
  const look = () => last.evaluate((part) => getComputedStyle(part).backgroundColor);
  await expect(last).toBeVisible();
  const off = await look();
  await last.click();
  await expect(last).toHaveAttribute('aria-checked', 'true');
  await expect.poll(look, { message: 'on is not off' }).not.toBe(off);
  await expect.poll(() => unseen(page), { message: 'settings' }).toEqual([]);
});

test('who asks for more contrast gets muted text in the colour of text', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/swap?lng=en-US');
  // The section's own, no longer the first picture, whose parts go when it comes.
  await expect(page.getByTestId('swap-from').getByRole('textbox')).toBeVisible();
  const color = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((part) => getComputedStyle(part).color);
  await expect.poll(() => color('[data-testid=swap-from] > span')).toBe(await color('h1'));
});

test('the form says its price once, a second after the last key, and what is short', async ({ page }) => {
  await connectWallet(page, { path: '/swap?inputCurrency=ETH&outputCurrency=0x6B175474E89094C44Da98b954EedeAC495271d0F' });
  const heard = page.getByTestId('swap-heard');
  const amount = page.getByTestId('swap-from').getByRole('textbox');
  // An empty form has nothing to say and does not load what says it.
  await amount.fill('1');
  await expect(heard).toHaveText(/^1 ETH for about/);
  await page.evaluate(() => {
    const said: string[] = [];
    Reflect.set(globalThis, 'said', said);
    const place = document.querySelector('[data-testid=swap-heard]');
    if (place)
      new MutationObserver(() => said.push(place.textContent ?? '')).observe(place, {
        childList: true,
        characterData: true,
        subtree: true,
      });
  });
  await amount.press('End');
  await amount.pressSequentially('23', { delay: 50 });
  await expect(heard).toHaveText(/^123 ETH for about [\d,.]+ DAI, at 1 ETH = [\d,.]+ DAI\./);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'said').length)).toBe(1);
  await amount.fill('99999999');
  await expect(heard).toHaveText(/Insufficient (ETH balance|liquidity)/);
});
