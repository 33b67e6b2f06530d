/** @jest-environment jsdom */
import { renderWithServices } from '@dex/mf-shared/testing';
import { screen } from '@testing-library/react';
import { ONE, TWO } from '../../domain/orders.fixture';
import { CoarseNotice } from './CoarseNotice';

// V3-32
test('the review of what is put back says what is lost of which token, and nothing where nothing is', () => {
  const currencies = [ONE, { ...TWO, decimals: 2, symbol: 'FEW' }] as const;
  const { unmount } = renderWithServices(<CoarseNotice terms={{ currencies, coarse: { side: 1, amount: '1' } }} />);
  expect(screen.getByTestId('pool-v3-order-coarse').textContent).toContain('Up to 0.01 FEW of what is put in would be lost');
  unmount();
  renderWithServices(<CoarseNotice terms={{ currencies, coarse: null }} />);
  expect(screen.queryByTestId('pool-v3-order-coarse')).toBeNull();
});
