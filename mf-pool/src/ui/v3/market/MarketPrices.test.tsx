/** @jest-environment jsdom */
import { renderWithServices } from '@dex/mf-shared/testing';
import { screen } from '@testing-library/react';
import { PoolDoubts } from './MarketPrices';

const pool = { kind: 'exists', sqrtPriceX96: String(1n << 96n), tick: 0, liquidity: '1' } as const;

// V3-26
test('that a market could not be read is said of a pool with liquidity too', () => {
  renderWithServices(<PoolDoubts pool={pool} market={{ kind: 'known', references: [], isComplete: false }} />);
  expect(screen.getByTestId('pool-v3-start-incomplete')).toBeTruthy();
});
