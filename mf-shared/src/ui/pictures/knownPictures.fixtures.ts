import { act } from '@testing-library/react';
import { requireAddress } from '../../domain/address';
import type { Token } from '../../domain/tokens/currency';

/** A token of which the site has a picture of its own. */
export const dai: Token = {
  kind: 'token',
  chainId: 1,
  address: requireAddress('0x6B175474E89094C44Da98b954EedeAC495271d0F'),
  decimals: 18,
  symbol: 'DAI',
  name: 'Dai',
};

/** The address of the picture that is shown, null where a letter is. */
export const picture = () => document.querySelector('img')?.getAttribute('src') ?? null;
/** Lets time go by, in milliseconds of the test's clock. */
export const pass = async (milliseconds: number) => {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });
};
