import { expect, test } from './positionTest';

// TX-22
test('where the browser’s database is blocked the result is shown all the same, with one notice', async ({ page, pools }) => {
  await page.addInitScript(() => {
    Object.defineProperty(IDBFactory.prototype, 'open', {
      value: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await pools.open('/pool/11');
  await page.getByTestId('pool-v3-result-read').click();
  await expect(page.getByTestId('pool-v3-result-putIn')).toContainText('$', { timeout: 30_000 });
  await expect(page.getByTestId('pool-v3-result-lost')).toHaveCount(1);
});
