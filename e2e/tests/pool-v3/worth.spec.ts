import { readFile } from 'node:fs/promises';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { expect, test } from './positionTest';

const { rich } = seedFacts.accounts;
const open = seedFacts.positions[1].filter(({ owner, kind }) => owner === rich && !kind.startsWith('closed'));
const dollars = (text: string | null) => Number(/\$([\d,.]+)/.exec(text ?? '')?.[1]?.replaceAll(',', '') ?? NaN);

// V3-27
test('the list says what each position is worth, what they come to, and lets them be ordered and found', async ({ page, pools }) => {
  await pools.open('/pool');
  await expect(pools.rows.first()).toBeVisible();
  const total = page.getByTestId('pool-v3-total-value');
  await expect(total).toContainText('$', { timeout: 30_000 });
  const values = page.locator('[data-testid^="pool-v3-value-"]');
  await expect(values).toHaveCount(open.length);
  const shown = async () => (await values.allTextContents()).map(dollars).filter((value) => value > 0);
  await expect(async () => {
    const sum = (await shown()).reduce((one, other) => one + other, 0);
    expect(Math.abs(sum - dollars(await total.textContent()))).toBeLessThan(0.01 * open.length + 0.01);
  }).toPass();
  await page.getByTestId('pool-v3-order-by').getByRole('radio', { name: 'Value' }).click();
  await expect(async () => {
    const ordered = await shown();
    expect(ordered).toEqual([...ordered].sort((one, other) => other - one));
  }).toPass();
  await page.getByTestId('pool-v3-filter').fill('uni');
  await expect(pools.rows).toHaveCount(1);
  await expect(pools.rows.first()).toContainText('UNI');
  await page.getByTestId('pool-v3-filter').fill('nothing-like-it');
  await expect(page.getByTestId('pool-v3-no-match')).toContainText('nothing-like-it');
  await expect(pools.rows).toHaveCount(0);
});

for (const [language, header] of [
  ['en-US', 'Position,Token 0,Token 1'],
  ['zh-CN', '仓位,代币 0,代币 1'],
] as const) {
  test(`the list is saved as a table for spreadsheets in ${language}`, async ({ page, pools }) => {
    await pools.open('/pool');
    await page.goto(`/pool?lng=${language}`);
    await expect(page.getByTestId('pool-v3-total-value')).toContainText('$', { timeout: 30_000 });
    await expect(page.getByTestId('pool-v3-total-fees')).toContainText('$', { timeout: 30_000 });
    const download = page.waitForEvent('download');
    await page.getByTestId('pool-v3-export').click();
    const text = await readFile(await (await download).path(), 'utf8');
    const [head, ...lines] = text.trimEnd().split('\r\n');
    expect(head?.startsWith(`\uFEFF${header}`)).toBe(true);
    expect(lines).toHaveLength(open.length);
    expect(new Set(lines.map((line) => line.split(',')[0]))).toEqual(new Set(open.map(({ id }) => String(id))));
    expect(lines.every((line) => line.split(',').length === 15)).toBe(true);
  });
}
