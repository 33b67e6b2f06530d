/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ThemeProvider } from 'styled-components';
import { theme } from '../theme/theme';
import { AmountField } from './AmountField';

function Field({ start = '' }: { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <ThemeProvider theme={theme}>
      <AmountField label="From" value={value} onChange={setValue} />
    </ThemeProvider>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'From' });

test.each([
  ['1.5', '1.5'],
  ['1,5', '1.5'],
  ['1.2.3', '1.23'],
  ['1a', '1'],
  ['-1', '1'],
  ['.', '.'],
])('typing %s leaves %s', async (typed, shown) => {
  render(<Field />);
  await userEvent.type(field(), typed);
  expect(field().value).toBe(shown);
});

test.each([
  ['1,234', '1234'],
  ['1,234.56', '1234.56'],
  ['1.234,56', '1234.56'],
  [' 12.5 ', '12.5'],
  ['0,5', '0.5'],
])('pasting %s gives %s', async (pasted, shown) => {
  render(<Field />);
  await userEvent.click(field());
  await userEvent.paste(pasted);
  expect(field().value).toBe(shown);
});

test.each(['1,23,4', 'abc', '1.2.3', '0x10'])('the ambiguous paste %s leaves the old text', async (pasted) => {
  render(<Field start="7.5" />);
  await userEvent.click(field());
  await userEvent.paste(pasted);
  expect(field().value).toBe('7.5');
});

test('a paste replaces what was selected', async () => {
  render(<Field start="7.5" />);
  field().focus();
  field().setSelectionRange(0, 3);
  await userEvent.paste('1,000');
  expect(field().value).toBe('1000');
});

test.each([
  [',', '1.5'],
  ['x', '15'],
])('after %s in the middle the caret stays there', async (typed, shown) => {
  render(<Field start="15" />);
  await userEvent.type(field(), typed, { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(field().value).toBe(shown);
  expect(field().selectionStart).toBe(shown.length - 1);
});

test('the eightieth character is not taken', async () => {
  render(<Field start={'1'.repeat(78)} />);
  await userEvent.type(field(), '23');
  expect(field().value).toBe(`${'1'.repeat(78)}2`);
});

test('it can be cleared and then shows 0.0 as its place', async () => {
  render(<Field start="1" />);
  await userEvent.clear(field());
  expect(field().value).toBe('');
  expect(field().placeholder).toBe('0.0');
});
