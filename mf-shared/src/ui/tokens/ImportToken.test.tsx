/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { requireAddress } from '../../domain/address';
import { renderWithServices } from '../../testing/renderWithServices';
import { ImportToken } from './ImportToken';

// TOKEN-20
test.each([
  ['USD\u0421', true],
  ['USDC', false],
])('the warning before the import of %s says whether its letters look like others', async (symbol, isMarked) => {
  const token = {
    kind: 'token',
    chainId: 1,
    address: requireAddress('0x00000000000000000000000000000000000000a1'),
    decimals: 6,
    symbol,
    name: 'USD Coin',
  } as const;
  renderWithServices(<ImportToken entries={[{ token, list: null, isImported: false }]} onImport={() => undefined} />);
  // The picture of the token comes a moment later.
  await act(async () => undefined);
  expect(screen.queryByText('Look-alike letters') !== null).toBe(isMarked);
});
