/** @jest-environment jsdom */
import { requireAddress, ZERO_ADDRESS, type ChainId } from '@dex/mf-shared/domain';
import { createFakeServices, Surroundings } from '@dex/mf-shared/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { claimSlice } from '../state/claimSlice';
import { AddressClaimDialog } from './AddressClaimDialog';
import { Root } from './Root';
import { matchRoute } from '../routes';

const ACCOUNT = requireAddress('0x00000000000000000000000000000000000000a1');
const DISTRIBUTOR = '0x090D4613473dEE047c3f2706764f49E0821D256e';

function show(address?: string, chainId: ChainId = 1) {
  const services = createFakeServices({ account: ACCOUNT, chainId, path: '/claim' });
  services.store.addSlice(claimSlice);
  render(
    <Surroundings services={services} matchRoute={matchRoute}>
      <AddressClaimDialog address={address} />
    </Surroundings>,
  );
  return services;
}

const refused = async (words: RegExp) => {
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(screen.getByTestId('claim-submit').textContent).toBe('Invalid address');
  expect(screen.getByTestId('claim-submit')).toHaveProperty('disabled', true);
};

test.each([
  ['nobody', ZERO_ADDRESS, /zero address/],
  ['the distributor', DISTRIBUTOR, /the contract that pays out claims/],
])('a claim for %s is refused, by a link and typed', async (_, address, words) => {
  show(address);
  await refused(words);
  const field = screen.getByTestId('claim-recipient');
  await userEvent.clear(field);
  expect(screen.getByTestId('claim-submit').textContent).toBe('Enter an address');
  await userEvent.type(field, address);
  await refused(words);
});

test('what is no address says so', async () => {
  show('0x12');
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid address');
});

// WALLET-13
test('a name that could not be looked up is not called invalid', async () => {
  const services = show('friend.eth');
  await waitFor(() => expect(screen.getByTestId('claim-submit').textContent).toBe('Looking up the name'));
  act(() => services.answer({ kind: 'addressOf', read: { kind: 'addressOf', name: 'friend.eth' }, state: { kind: 'failed' } }));
  await waitFor(() => expect(screen.getByTestId('claim-submit').textContent).toBe('Address could not be checked'));
  expect(screen.getByTestId('claim-submit')).toHaveProperty('disabled', true);
});

// NET-2
test('a wallet that does not switch to the network of claims is told of', async () => {
  show(ACCOUNT, 42161);
  await userEvent.click(screen.getByTestId('claim-submit'));
  expect(await screen.findByTestId('shared-switch-refused')).toBeTruthy();
});

// CLAIM-5
test('a link that comes while the dialog stands with the address of another one names its own', async () => {
  const services = createFakeServices({ account: ACCOUNT, chainId: 1, path: '/claim' });
  services.store.addSlice(claimSlice);
  const linkTo = (address: string) => (
    <Surroundings services={services} matchRoute={matchRoute}>
      <Root view={{ kind: 'dialog', dialog: { kind: 'addressClaim', address } }} />
    </Surroundings>
  );
  const { rerender } = render(linkTo(ACCOUNT));
  expect((await screen.findByTestId<HTMLInputElement>('claim-recipient')).value).toBe(ACCOUNT);
  rerender(linkTo(DISTRIBUTOR));
  expect((await screen.findByTestId<HTMLInputElement>('claim-recipient')).value).toBe(DISTRIBUTOR);
});
