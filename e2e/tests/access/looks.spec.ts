import type { Locator } from '@playwright/test';
import { rememberWallet } from '../../harness/rememberWallet';
import { expect, test } from '../../harness/test';
import { screenOf, visit } from './screens';

const groundOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);

test('on a position its value comes first, Increase is the loud way and Remove the quiet one', async ({ page }) => {
  await rememberWallet(page);
  await visit(page, screenOf('position'));
  const [value, fees] = [page.getByTestId('pool-v3-liquidity-dollars'), page.getByTestId('pool-v3-fees-dollars')];
  const [first, second] = [await value.boundingBox(), await fees.boundingBox()];
  expect(first?.y ?? Infinity).toBeLessThan(second?.y ?? 0);
  const accent = await page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.background = 'var(--accent)';
    document.body.append(probe);
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  });
  expect(await groundOf(page.getByTestId('pool-v3-increase'))).toBe(accent);
  expect(await groundOf(page.getByTestId('pool-v3-remove'))).toBe('rgba(0, 0, 0, 0)');
});

test('the figures of a list stand in columns of digits that are equally wide', async ({ page }) => {
  await rememberWallet(page);
  await visit(page, screenOf('pool'));
  const figures = page.getByTestId('pool-v3-positions').getByText(/^\$[\d,]+\.\d\d$/);
  await expect(figures.nth(3)).toBeVisible();
  const looks = await figures.evaluateAll((all) => all.map((figure) => getComputedStyle(figure).fontVariantNumeric));
  expect(new Set(looks)).toEqual(new Set(['tabular-nums']));
});

test('a proposal has two equal vote buttons, its quorum, the time that is left, and its action in words', async ({ page }) => {
  await rememberWallet(page, { account: 2 });
  await visit(page, screenOf('proposal'));
  const [one, other] = [page.getByRole('button', { name: 'Vote For' }), page.getByRole('button', { name: 'Vote Against' })];
  const [left, right] = [await one.boundingBox(), await other.boundingBox()];
  expect([left?.width, left?.height, left?.y]).toEqual([right?.width, right?.height, right?.y]);
  expect(await groundOf(one)).toBe(await groundOf(other));
  await expect(page.getByTestId('governance-quorum')).toContainText(/quorum/i);
  await expect(page.getByText(/^in \d+ (days?|hours?|minutes?)$/)).toBeVisible();
  await expect(page.getByTestId('governance-actions')).toContainText(/Transfer 1 UNI to 0x/);
});

test('a switch that is off differs from one that is on in more than its colours', async ({ page }) => {
  await rememberWallet(page);
  await visit(page, screenOf('swap'));
  await page.getByTestId('swap-settings').click();
  const last = page.getByRole('switch').last();
  const knob = () => last.evaluate((node) => getComputedStyle(node, '::after').transform);
  await expect(last).toHaveAttribute('aria-checked', 'false');
  const off = await knob();
  await last.click();
  await expect(last).toHaveAttribute('aria-checked', 'true');
  const scale = (matrix: string) => Number(/matrix\(([\d.]+)/.exec(matrix)?.[1]);
  await expect.poll(async () => scale(await knob())).toBe(1);
  expect(scale(off)).toBeLessThan(0.8);
});

test('what is wrong with a slippage is said of its field', async ({ page }) => {
  await rememberWallet(page);
  await visit(page, screenOf('swap'));
  await page.getByTestId('swap-settings').click();
  const field = page.getByRole('dialog').getByRole('textbox').first();
  await field.fill('51');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/valid slippage/);
});
