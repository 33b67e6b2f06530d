/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { literalAddress } from '../../domain/address';
import { USDC } from '../../state/orders/orders.fixture';
import { confirm, drawOrder, prepared } from './testing/drawOrder';

const OTHER = literalAddress('0x1234567890123456789012345678901234567890');

// TOKEN-26: the first test of the file, for the bundled list is loaded once.
test('while a list is on its way nothing is said of a token that nobody names so far, and the button waits', async () => {
  drawOrder({ kind: 'ready', prepared }, { currencies: [{ ...USDC, address: OTHER, symbol: 'weth' }, USDC] });
  expect(screen.queryByTestId('order-look-alike')).toBeNull();
  expect(confirm()).toHaveProperty('disabled', true);
  expect((await screen.findByTestId('order-look-alike')).textContent).toContain(OTHER);
  expect(confirm()).toHaveProperty('disabled', false);
});

// TOKEN-26
test('a review warns of a token with the symbol of a known one, with its address in full, and of no other', async () => {
  drawOrder({ kind: 'ready', prepared }, { currencies: [{ ...USDC, address: OTHER, symbol: 'weth' }, USDC] });
  const warnings = await screen.findAllByTestId('order-look-alike');
  expect(warnings).toHaveLength(1);
  expect(warnings[0]?.textContent).toContain(OTHER);
});

// TOKEN-26
test('a review warns of look-alike letters', () => {
  drawOrder({ kind: 'ready', prepared }, { currencies: [{ ...USDC, address: OTHER, symbol: 'USDС' }] });
  expect(screen.getByTestId('order-look-alike').textContent).toContain('letters that look like others');
});
