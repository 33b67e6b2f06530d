/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { requireAddress } from '../../domain/address';
import { renderWithServices } from '../../testing/renderWithServices';
import { ManageTokens } from './ManageTokens';
import { TokenSearch } from './TokenSearch';

const ADDRESS = requireAddress('0x00000000000000000000000000000000000000a1');
const nothing = () => undefined;
const search = (
  <TokenSearch
    selected={null}
    withCommonBases={false}
    withNative
    onSelect={nothing}
    onImport={nothing}
    onTest={nothing}
    onManage={nothing}
    onAddressSearched={nothing}
  />
);

// TOKEN-4, FIGURE-4
test.each<[string, ReactElement, RegExp]>([
  ['the search', search, /No results found/],
  ['the import', <ManageTokens key="" onImport={nothing} onTest={nothing} />, /There is no token at this address/],
])('%s says that no token is at an address only once the chain has answered that', async (_, element, none) => {
  const { services } = renderWithServices(element, { chainId: 1 });
  await userEvent.type(screen.getByRole('textbox'), ADDRESS);
  await waitFor(() => expect(Object.keys(services.store.getState().reads.wanted)).toContain(`token:1:${ADDRESS}`));
  const read = { kind: 'token', chainId: 1, address: ADDRESS } as const;
  services.answer({ kind: 'token', read, state: { kind: 'unreachable' } });
  expect(await screen.findByText(/not known whether a token is at this address/)).toBeTruthy();
  expect(screen.queryByText(none)).toBeNull();
  services.answer({ kind: 'token', read, state: { kind: 'failed' } });
  expect(await screen.findByText(none)).toBeTruthy();
});
