/** @jest-environment jsdom */
import { requireAddress, type Token } from '@dex/mf-shared/domain';
import { createFakeServices, Surroundings } from '@dex/mf-shared/testing';
import { render, screen } from '@testing-library/react';
import { matchRoute } from '../../routes';
import { PriceChart } from './PriceChart';

const token = (digit: string, symbol: string): Token => ({
  kind: 'token',
  chainId: 1,
  address: requireAddress(`0x${digit.repeat(40)}`),
  decimals: 18,
  symbol,
  name: symbol,
});
const points = [129_000, 129_600].map((time) => ({ time, price: { numerator: 3n, denominator: 1n } }));

// SWAP-24
test.each([
  [true, 'now'],
  [false, 'Jan 2'],
])('the last point, with the price of now: %s, is said with "%s"', (endsNow, said) => {
  render(
    <Surroundings services={createFakeServices({ path: '/swap' })} matchRoute={matchRoute}>
      <PriceChart points={points} endsNow={endsNow} input={token('1', 'ONE')} output={token('2', 'TWO')} />
    </Surroundings>,
  );
  const text = screen.getByTestId('swap-history-along').getAttribute('aria-valuetext') ?? '';
  expect(text).toContain(said);
  expect(text.includes('now')).toBe(endsNow);
});
