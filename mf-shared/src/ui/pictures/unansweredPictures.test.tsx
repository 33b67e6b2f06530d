/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { requireAddress } from '../../domain/address';
import type { Token } from '../../domain/tokens/currency';
import { renderWithServices } from '../../testing/renderWithServices';
import { CurrencyLogo } from './CurrencyLogo';

const dai: Token = {
  kind: 'token',
  chainId: 1,
  address: requireAddress('0x6B175474E89094C44Da98b954EedeAC495271d0F'),
  decimals: 18,
  symbol: 'DAI',
  name: 'Dai',
};

const picture = () => document.querySelector('img')?.getAttribute('src') ?? null;
const pass = async (milliseconds: number) => {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

// A page asks for the table once, so this stands in a file of its own.
it('pictures wait for figures, but not for ever: without an answer of the network the table is asked for all the same', async () => {
  renderWithServices(<CurrencyLogo currency={dai} />);
  await pass(1900);
  expect(picture()).toBeNull();
  await pass(1000);
  expect(picture()).toBe('/images/tokens/known/dai.svg');
});
