/** @jest-environment jsdom */
import { addRecipient, button, raw, SEARCH, setWidth, showSwap } from '../testing/showSwap';
import { stateOf } from '@dex/mf-shared/state';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ACCOUNT, ethPools, USDC } from '../../state/fixtures';
import { linkOpened, swapSlice } from '../../state/swapSlice';

beforeEach(() => setWidth(375));

// SWAP-16
test.each([
  [719, 'closed'],
  [720, 'open'],
])('at %i px the details are %s until a press turns that round', async (at, state) => {
  setWidth(at);
  const { receivePools } = showSwap(`/swap${SEARCH}`, ACCOUNT);
  receivePools();
  await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '1');
  const opener = await screen.findByRole('button', { name: /^Trade details, network cost\s*–$/ });
  const isOpen = state === 'open';
  expect(opener.getAttribute('aria-expanded')).toBe(String(isOpen));
  expect(screen.queryByTestId('swap-details') !== null).toBe(isOpen);
  await userEvent.click(opener);
  expect(screen.queryByTestId('swap-details') !== null).toBe(!isOpen);
  // What the person chose stays for the next price.
  await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '2');
  expect(screen.queryByTestId('swap-details') !== null).toBe(!isOpen);
});

// SWAP-15
test('the pools are chosen in the head of the card, and the address does not overrule that', async () => {
  const { services } = showSwap(`/swap${SEARCH}&use=v3`, ACCOUNT);
  const choice = await screen.findByRole('button', { name: /^Pools that swaps use\s*V3 only$/ });
  await userEvent.click(choice);
  expect((await screen.findByRole('menuitemradio', { name: 'V3 only' })).getAttribute('aria-checked')).toBe('true');
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'V2 only' }));
  expect(services.store.getState().settings.poolChoice).toBe('v2');
  expect(new URLSearchParams(services.history.location.search).get('use')).toBeNull();
  const now = screen.getByRole('button', { name: /^Pools that swaps use\s*V2 only$/ });
  expect(document.activeElement).toBe(now);
});

test('a visitor is not offered a recipient, and the menu leads to a transfer', async () => {
  const { services } = showSwap(`/swap${SEARCH}`);
  await userEvent.click(await screen.findByRole('button', { name: 'More for this swap' }));
  const send = await screen.findByRole('menuitem', { name: 'Send without a swap' });
  expect(screen.queryByRole('menuitem', { name: 'Add a recipient' })).toBeNull();
  await userEvent.click(send);
  expect(services.history.location.pathname).toBe('/send');
});

test('the recipient field opens with the focus in it and is removed again', async () => {
  const { services } = showSwap(`/swap${SEARCH}`, ACCOUNT);
  await addRecipient();
  expect(document.activeElement).toBe(await screen.findByTestId('swap-recipient'));
  await userEvent.type(screen.getByTestId('swap-recipient'), 'friend.eth');
  await userEvent.click(screen.getByRole('button', { name: 'Remove the recipient' }));
  expect(stateOf(services.store, swapSlice).swap.recipient).toBeNull();
});

describe('who may not receive', () => {
  const ZERO = '0x0000000000000000000000000000000000000000';
  const MANAGER = '0xC36442b4a4522E871399CD717aBDD847Ab11FE88';
  const ready = async () => {
    const { services, receivePools } = showSwap(`/swap${SEARCH}`, ACCOUNT);
    receivePools();
    await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '1');
    act(() =>
      services.answer({
        kind: 'balance',
        read: { kind: 'balance', chainId: 1, account: ACCOUNT, token: 'native' },
        state: { kind: 'known', value: raw('2000000000000000000'), blockNumber: 1, syncing: false },
      }),
    );
    expect(button().dataset.kind).toBe('swap');
    return services;
  };

  test.each([
    ['nobody', ZERO, /zero address/],
    ['the manager of positions', MANAGER, /the manager of positions/],
    ['a pool of the route', ethPools().pools[0]?.address ?? '', /a pool that the trade goes through/],
    ['a token of the route', USDC.address, /a token itself/],
  ])('%s, typed or by a link, is named and the swap is blocked', async (_, address, words) => {
    const services = await ready();
    await addRecipient();
    await userEvent.type(await screen.findByTestId('swap-recipient'), address);
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(button().dataset.kind).toBe('invalidRecipient');
    expect(button()).toHaveProperty('disabled', true);

    await userEvent.click(screen.getByRole('button', { name: 'Remove the recipient' }));
    expect(button().dataset.kind).toBe('swap');
    act(() => void services.store.dispatch(linkOpened({ typedValue: '1', independentField: 'INPUT', recipient: address })));
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(button().dataset.kind).toBe('invalidRecipient');
  });
});
