/** @jest-environment jsdom */
import { createFakeServices, Surroundings } from '@dex/mf-shared/testing';
import { ordersSlice, selectOrder } from '@dex/mf-shared/orders';
import { requireAddress, ZERO_ADDRESS } from '@dex/mf-shared/domain';
import { stateOf } from '@dex/mf-shared/state';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DelegateDialog } from './DelegateDialog';
import { matchRoute } from '../routes';

const ACCOUNT = requireAddress('0x00000000000000000000000000000000000000a1');
const FRIEND = requireAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
const BRAVO = '0x408ED6354d4973f66138C91495F2f2FCbd8724C3';
const BURN = '0x000000000000000000000000000000000000dEaD';

/** Whom the open review gives the votes to; null while none is open. */
let delegatee: () => unknown = () => null;

async function show() {
  const services = createFakeServices({ account: ACCOUNT, chainId: 1, path: '/vote' });
  delegatee = () => selectOrder(stateOf(services.store, ordersSlice), 'delegate')?.draft.order.terms;
  render(
    <Surroundings services={services} matchRoute={matchRoute}>
      <DelegateDialog />
    </Surroundings>,
  );
  await userEvent.click(await screen.findByText('Delegate to Another Address'));
}

const submit = () => screen.getByTestId('governance-delegate-submit');

test.each([
  ['the zero address', ZERO_ADDRESS, /zero address/],
  ['a governor', BRAVO, /a governor contract/],
  ['the token', '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984', /a token itself/],
  ['what is no address', '0x12', /^Enter a valid address$/],
])('votes are not delegated to %s', async (_, address, words) => {
  await show();
  await userEvent.type(await screen.findByTestId('governance-delegatee'), address);
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(submit()).toHaveProperty('disabled', true);
});

test('to a person at once, to the burn address only after a typed word', async () => {
  await show();
  await userEvent.type(await screen.findByTestId('governance-delegatee'), FRIEND);
  await userEvent.click(submit());
  expect(delegatee()).toMatchObject({ delegatee: FRIEND });
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));

  await userEvent.clear(await screen.findByTestId('governance-delegatee'));
  await userEvent.type(screen.getByTestId('governance-delegatee'), BURN);
  await screen.findByText(/Nobody has the key/);
  await userEvent.click(submit());
  await userEvent.type(await screen.findByRole('textbox', { name: /confirm/ }), 'confirm');
  expect(delegatee()).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(delegatee()).toMatchObject({ delegatee: BURN });
});
