/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { literalAddress, type Address } from '../../domain/address';
import type { ChainId } from '../../domain/chainId';
import { useKeptForm } from './useKeptForm';

const ME = literalAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266');
const OTHER = literalAddress('0x70997970C51812dc3A010C7d01b50e0d17dc79C8');
const isText = (kept: unknown): kept is { readonly amount: string } =>
  typeof kept === 'object' && kept !== null && 'amount' in kept && typeof kept.amount === 'string';

function Form({ account, chainId = 1, name = 'add/a/b' }: { account: Address | null; chainId?: ChainId; name?: string }) {
  const [amount, setAmount] = useState('');
  useKeptForm({
    name,
    chainId,
    account,
    form: { amount },
    start: { amount: '' },
    isForm: isText,
    restore: (kept) => setAmount(kept.amount),
  });
  return <input value={amount} onChange={(event) => setAmount(event.target.value)} />;
}

const shown = () => screen.getByRole('textbox').getAttribute('value');

/** A reload ends a page without telling its parts; what lies in the tab's storage is all that is left. */
function reload(drawn: { unmount(): void }) {
  const kept = Object.entries(window.sessionStorage);
  drawn.unmount();
  for (const [key, text] of kept) window.sessionStorage.setItem(key, text);
}

beforeEach(() => window.sessionStorage.clear());

// ORDER-9
test('what was typed is there after a reload, once the account is known again', async () => {
  const before = render(<Form account={ME} />);
  await userEvent.type(screen.getByRole('textbox'), '12.5');
  reload(before);
  const { rerender } = render(<Form account={null} />);
  expect(shown()).toBe('');
  rerender(<Form account={ME} />);
  expect(shown()).toBe('12.5');
});

// ORDER-11
test.each([
  ['another account', <Form key="1" account={OTHER} />],
  ['another network', <Form key="1" account={ME} chainId={10} />],
  ['another form', <Form key="1" account={ME} name="add/b/c" />],
])('nothing of it is shown to %s', async (_, other) => {
  const before = render(<Form account={ME} />);
  await userEvent.type(screen.getByRole('textbox'), '12.5');
  reload(before);
  render(other);
  expect(shown()).toBe('');
});

test('an emptied form and a screen that was left leave nothing behind', async () => {
  const drawn = render(<Form account={ME} />);
  await userEvent.type(screen.getByRole('textbox'), '1');
  expect(window.sessionStorage).toHaveLength(1);
  await userEvent.clear(screen.getByRole('textbox'));
  expect(window.sessionStorage).toHaveLength(0);
  await userEvent.type(screen.getByRole('textbox'), '2');
  drawn.unmount();
  expect(window.sessionStorage).toHaveLength(0);
});

test('what somebody typed before the account was known stays', async () => {
  reload(render(<Form account={ME} />));
  window.sessionStorage.setItem(`dex.form.add/a/b|1|${ME.toLowerCase()}`, '{"amount":"7"}');
  const { rerender } = render(<Form account={null} />);
  await userEvent.type(screen.getByRole('textbox'), '3');
  rerender(<Form account={ME} />);
  expect(shown()).toBe('3');
});

test.each(['', '{', 'null', '[]', '{"amount":7}'])('rubbish in the storage is no form: %s', (text) => {
  window.sessionStorage.setItem(`dex.form.add/a/b|1|${ME.toLowerCase()}`, text);
  render(<Form account={ME} />);
  expect(shown()).toBe('');
});

test('a tab without storage works as ever', async () => {
  const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('Blocked');
  });
  render(<Form account={ME} />);
  await userEvent.type(screen.getByRole('textbox'), '9');
  expect(shown()).toBe('9');
  blocked.mockRestore();
});
