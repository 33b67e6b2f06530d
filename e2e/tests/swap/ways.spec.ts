import type { Locator, Page } from '@playwright/test';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { expect, test } from './swapTest';

const { USDT } = seedFacts.tokens[1];

/** For each way in the details: how far it is from the whole width on either side, and its share from its first token in height. */
const waysOff = (ways: Locator) =>
  ways.evaluate((list) => {
    const whole = list.closest('dl')?.getBoundingClientRect();
    if (!whole) throw new Error('The ways are in a list of details');
    return [...list.querySelectorAll('li')].map((way) => {
      const { left, right } = way.getBoundingClientRect();
      const [share, line] = way.children;
      const [one, other] = [share, line?.firstElementChild].map((part) => part?.getBoundingClientRect().bottom ?? NaN);
      return [left - whole.left, whole.right - right, (one ?? NaN) - (other ?? NaN)].map(Math.round);
    });
  });

// SWAP-15
test('each way of a split has the whole width for its bar, and its share beside its first token, in a wide font and in the review too', async ({
  page,
  swap,
}) => {
  await swap.open({ from: 'ETH', to: USDT.address });
  await swap.type('from', '60');
  await swap.hasKind('swap');
  await page.evaluate(() => {
    document.documentElement.style.fontFamily = '"DejaVu Sans", Verdana, sans-serif';
  });
  const straight = async (place: Page | Locator) => {
    const off = await waysOff(place.getByTestId('swap-ways'));
    expect(off.length).toBeGreaterThan(1);
    expect(off.filter((way) => way.some((pixels) => !(Math.abs(pixels) <= 2)))).toEqual([]);
  };
  await straight(page);
  await swap.review();
  await straight(page.getByRole('dialog'));
});
