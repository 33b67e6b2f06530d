/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { requireAddress } from '../../domain/address';
import type { Token } from '../../domain/tokens/currency';
import { blockMined } from '../../state/application/applicationSlice';
import { createFakeServices } from '../../testing/fakeServices';
import { renderWithServices } from '../../testing/renderWithServices';
import { CurrencyLogo } from './CurrencyLogo';

jest.mock('./knownTokens.json', () => ({ 1: { '0x6b175474e89094c44da98b954eedeac495271d0f': 'dai' } }));

const dai: Token = {
  kind: 'token',
  chainId: 1,
  address: requireAddress('0x6B175474E89094C44Da98b954EedeAC495271d0F'),
  decimals: 18,
  symbol: 'DAI',
  name: 'Dai',
};

const picture = () => document.querySelector('img')?.getAttribute('src') ?? null;
const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));

it('figures come before pictures: the table waits for the network’s first answer, and for that not for ever', async () => {
  jest.useFakeTimers();
  const services = createFakeServices();
  renderWithServices(<CurrencyLogo currency={dai} />, { services });
  await pass(1500);
  expect(picture()).toBeNull();
  act(() => void services.store.dispatch(blockMined({ chainId: 1, number: 1, timestamp: 1, baseFee: null })));
  await pass(100);
  expect(picture()).toBeNull();
  await pass(200);
  expect(picture()).toBe('/images/tokens/known/dai.svg');
  expect(screen.queryByText('nothing')).toBeNull();
  jest.useRealTimers();
});
