/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { requireAddress } from '../../domain/address';
import type { Token } from '../../domain/tokens/currency';
import { blockMined } from '../../state/application/applicationSlice';
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

it('figures come before pictures: the table of known ones waits for the network’s first answer', async () => {
  const { dispatch } = renderWithServices(<CurrencyLogo currency={dai} />);
  await pass(1500);
  expect(picture()).toBeNull();
  dispatch(blockMined({ chainId: 1, number: 1, timestamp: 1 }));
  await pass(100);
  expect(picture()).toBeNull();
  await pass(1000);
  expect(picture()).toBe('/images/tokens/known/dai.svg');
});
