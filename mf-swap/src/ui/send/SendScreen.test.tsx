/** @jest-environment jsdom */
import type { ChainNode } from '@dex/mf-shared/contract';
import { parseRawAmount, requireAddress, ZERO_ADDRESS } from '@dex/mf-shared/domain';
import { renderWithServices } from '@dex/mf-shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SendScreen } from './SendScreen';

const ACCOUNT = requireAddress('0x00000000000000000000000000000000000000a1');
const FRIEND = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
/** A node that cannot try calls together, says what they cost, and knows no code. */
const node: ChainNode = {
  estimateGas: async () => ({ ok: true, value: 21_000n }),
  call: async () => ({ ok: false, error: { code: 'unknown', message: 'Not asked here' } }),
  logs$: () => {
    throw new Error('Not asked here');
  },
  request: async (_chainId, method) =>
    method === 'eth_getCode'
      ? { ok: true, value: '0x' }
      : method === 'eth_getBalance'
        ? { ok: true, value: '0x1bc16d674ec80000' }
        : { ok: false, error: { code: 'unsupported_method', message: 'Method not found' } },
};
const BURN = '0x000000000000000000000000000000000000dEaD';

/** The form with 1 ETH of 2 ETH entered, and everybody who was to be paid. */
async function show() {
  const sent: string[] = [];
  const { services } = renderWithServices(<SendScreen />, {
    path: '/send',
    account: ACCOUNT,
    chainId: 1,
    node,
    wallet: {
      sendTransaction: async ({ to }) => {
        sent.push(to);
        return { ok: false, error: { code: 'user_rejected', message: '' } };
      },
    },
  });
  const value = parseRawAmount('2000000000000000000');
  if (!value) throw new Error('Not an amount');
  services.answer({
    kind: 'balance',
    read: { kind: 'balance', chainId: 1, account: ACCOUNT, token: 'native' },
    state: { kind: 'known', value, blockNumber: 1, syncing: false },
  });
  await userEvent.type(screen.getByRole('textbox', { name: /Amount/ }), '1');
  return { sent, services };
}

const button = () => screen.getByTestId('swap-send-button');

test.each([
  ['nobody', ZERO_ADDRESS, /zero address/],
  ['the router of version 3', '0xE592427A0AEce92De3Edee1F18E0157C05861564', /a router of an exchange/],
  ['another token', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', /a token itself/],
])('%s is refused', async (_, address, words) => {
  await show();
  await userEvent.type(await screen.findByTestId('swap-send-recipient'), address);
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(button().dataset.kind).toBe('invalidRecipient');
});

// WALLET-13
test('a name that could not be looked up is not called invalid; one that stands for nobody is', async () => {
  const { services } = await show();
  await userEvent.type(await screen.findByTestId('swap-send-recipient'), 'friend.eth');
  const read = { kind: 'addressOf', name: 'friend.eth' } as const;
  await waitFor(() => expect(Object.keys(services.store.getState().reads.wanted)).toContain('addressOf:friend.eth'));
  services.answer({ kind: 'addressOf', read, state: { kind: 'failed' } });
  await waitFor(() => expect(button().dataset.kind).toBe('recipientUnread'));
  expect(button()).toHaveProperty('disabled', true);
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be looked up/);
  services.answer({ kind: 'addressOf', read, state: { kind: 'known', value: null, blockNumber: 1, syncing: false } });
  await waitFor(() => expect(button().dataset.kind).toBe('invalidRecipient'));
});

// ORDER-19
test('the burn address is paid only after the very word was typed, anybody else at once', async () => {
  const { sent } = await show();
  const field = await screen.findByTestId('swap-send-recipient');
  await userEvent.type(field, BURN);
  await screen.findByText(/Nobody has the key/);
  await userEvent.click(button());
  await waitFor(() => expect(screen.getByTestId('swap-send-confirm')).toHaveProperty('disabled', false));
  await userEvent.click(screen.getByTestId('swap-send-confirm'));
  const confirm = await screen.findByRole('button', { name: 'Confirm' });
  const word = screen.getByRole('textbox', { name: /confirm/ });
  await userEvent.type(word, 'confirm ');
  expect(confirm).toHaveProperty('disabled', true);
  await userEvent.type(word, '{Backspace}');
  expect(sent).toEqual([]);
  await userEvent.click(confirm);
  await waitFor(() => expect(sent).toEqual([BURN]));
});

test('a person is paid without a word to type', async () => {
  const { sent } = await show();
  await userEvent.type(await screen.findByTestId('swap-send-recipient'), FRIEND);
  expect(await screen.findByText('Review')).toBeTruthy();
  await userEvent.click(button());
  await waitFor(() => expect(screen.getByTestId('swap-send-confirm')).toHaveProperty('disabled', false));
  await userEvent.click(screen.getByTestId('swap-send-confirm'));
  await waitFor(() => expect(sent).toEqual([requireAddress(FRIEND.toLowerCase())]));
});

// SEND-2
test('a link fills the form in, and nothing is asked of the wallet', async () => {
  const sent: string[] = [];
  renderWithServices(<SendScreen />, {
    path: `/send?outputCurrency=ETH&recipient=${FRIEND}&amount=1.5`,
    account: ACCOUNT,
    chainId: 1,
    node,
    wallet: {
      sendTransaction: async ({ to }) => {
        sent.push(to);
        return { ok: false, error: { code: 'user_rejected', message: '' } };
      },
    },
  });
  expect(screen.getByRole('textbox', { name: /Amount/ })).toHaveProperty('value', '1.5');
  expect(await screen.findByTestId('swap-send-recipient')).toHaveProperty('value', FRIEND);
  await waitFor(() => expect(button().dataset.kind).toBe('balanceUnknown'));
  expect(screen.queryByTestId('shared-not-a-token')).toBeNull();
  expect(sent).toEqual([]);
});

test('a link to what is no token says so and leaves the native coin', async () => {
  renderWithServices(<SendScreen />, { path: '/send?currency=0x1', chainId: 1, node });
  expect((await screen.findByTestId('shared-not-a-token')).textContent).toBe('Not a token on Mainnet: 0x1');
  expect(screen.getByTestId('swap-send-amount').textContent).toContain('ETH');
});

test('an amount finer than the coin is called that', async () => {
  await show();
  await userEvent.type(screen.getByRole('textbox', { name: /Amount/ }), '.1234567890123456789');
  expect(button().textContent).toBe('Too many decimals');
});

test('the form says that a transfer is for good, and where one can swap instead', async () => {
  await show();
  const hint = within(screen.getByTestId('swap-send-hint'));
  expect(hint.getByText(/^A transfer cannot be taken back/)).toBeTruthy();
  expect(hint.getByRole<HTMLAnchorElement>('link', { name: 'Swap instead' }).pathname).toBe('/swap');
  // The form has one voice: what stands there from the beginning is not announced.
  expect(hint.queryByRole('status')).toBeNull();
});
