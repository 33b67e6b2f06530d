/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { requireAddress, ZERO_ADDRESS, type Address } from '../../domain/address';
import { BURN_ADDRESS } from '../../domain/recipients/burnAddress';
import { resolveChains } from '../../domain/chains/chainTable';
import { renderWithServices } from '../../testing/renderWithServices';
import { RecipientField } from './RecipientField';
import { useRecipient } from './useRecipient';

const chain = resolveChains()[1];
const FRIEND = requireAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
const ROUTER = requireAddress('0xE592427A0AEce92De3Edee1F18E0157C05861564');

function Field({ start }: { readonly start: string }) {
  const [text, setText] = useState(start);
  const recipient = useRecipient(text, { chain });
  return (
    <>
      <RecipientField value={text} recipient={recipient} onChange={setText} />
      <output>{recipient.kind === 'known' ? recipient.address : recipient.kind}</output>
    </>
  );
}

const verdict = () => screen.getByRole('status').textContent;

test.each<[string, Address, RegExp]>([
  ['the zero address', ZERO_ADDRESS, /zero address/],
  ['a token', requireAddress('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'), /a token itself/],
  ['the router', ROUTER, /a router of an exchange/],
  ['the wrapped coin', chain.wrappedNative.address, /the contract of the wrapped coin/],
])('%s is refused with what it is and what to do', async (_, address, words) => {
  renderWithServices(<Field start={address} />);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(words);
  expect(alert.textContent).toContain('Enter the address of a person or a wallet.');
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  expect(verdict()).toBe('refused');
});

test('the address that nobody has the key of goes on, with a warning', async () => {
  renderWithServices(<Field start={BURN_ADDRESS} />);
  expect(await screen.findByText(/Nobody has the key/)).toBeTruthy();
  expect(verdict()).toBe(BURN_ADDRESS);
});

test('a name is judged by the address that it stands for', async () => {
  const { services } = renderWithServices(<Field start="" />);
  await userEvent.type(screen.getByRole('textbox'), 'trap.eth');
  const answer = (address: Address) =>
    services.answer({
      kind: 'addressOf',
      read: { kind: 'addressOf', name: 'trap.eth' },
      state: { kind: 'known', value: address, blockNumber: 1, syncing: false },
    });
  // The name is asked for only when the typing rests; an answer to nobody's question is dropped.
  await waitFor(() => {
    answer(ROUTER);
    screen.getByRole('alert');
  });
  expect(screen.getByRole('alert').textContent).toContain(`${ROUTER}: This is a router of an exchange`);
  answer(FRIEND);
  expect(await screen.findByText(`This name stands for ${FRIEND}`)).toBeTruthy();
  expect(verdict()).toBe(FRIEND);
});

// ORDER-10
test('what a name stood for when it was entered before is not what it stands for: it is looked up first', async () => {
  const { services } = renderWithServices(<Field start="friend.eth" />);
  const read = { kind: 'addressOf', name: 'friend.eth' } as const;
  const answer = (value: Address, syncing: boolean) =>
    services.answer({ kind: 'addressOf', read, state: { kind: 'known', value, blockNumber: 0, syncing } });
  answer(FRIEND, false);
  expect(await screen.findByText(FRIEND)).toBeTruthy();
  const text = screen.getByRole('textbox');
  await userEvent.clear(text);
  expect(verdict()).toBe('empty');
  await userEvent.type(text, 'friend.eth');
  await waitFor(() => expect(Object.keys(services.store.getState().reads.wanted)).toEqual(['addressOf:friend.eth']));
  expect(verdict()).toBe('looking');
  answer(BURN_ADDRESS, false);
  expect(await screen.findByText(BURN_ADDRESS)).toBeTruthy();
});
