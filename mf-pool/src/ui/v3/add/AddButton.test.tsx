/** @jest-environment jsdom */
import { renderWithServices } from '@dex/mf-shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import type { PoolState } from '../../../domain/v3/poolState';
import { AddButton } from './AddButton';
import { idleCommands, readyForm as form } from './addForm.fixture';
import type { AddScreenForm } from './useAddForm';

const { account, pool: backed, facts } = form;
if (!account || backed.kind !== 'exists') throw new Error('The form is ready');

/** Presses the button where the pool is this one; says what was called. */
const press = (pool: PoolState, more: Partial<AddScreenForm> = {}) => {
  const preview = jest.fn();
  renderWithServices(<AddButton form={{ ...form, pool, ...more }} commands={{ ...idleCommands, preview }} />, { account, path: '/add' });
  fireEvent.click(screen.getByTestId('pool-v3-add-button'));
  return preview;
};

// V3-26
test('far from the market a pool with a price and no liquidity costs a typed word before anything is shown to sign', () => {
  const preview = press({ ...backed, liquidity: '0' });
  expect(screen.getByTestId('shared-confirm-by-typing').textContent).toContain('This price is far from the market');
  expect(preview).not.toHaveBeenCalled();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'confirm' } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(preview).toHaveBeenCalledTimes(1);
});

// V3-20, V3-26
test("that a position is somebody else's does not take the place of a price far from the market", () => {
  press({ ...backed, liquidity: '0' }, { foreignOwner: account });
  const { textContent } = screen.getByTestId('shared-confirm-by-typing');
  expect(textContent).toContain('This position is not yours');
  expect(textContent).toContain('This price is far from the market');
  expect(textContent).toContain('Whoever trades first takes the difference');
});

test('where liquidity stands behind the price, it is warned of alone', () => {
  expect(press(backed)).toHaveBeenCalledTimes(1);
  expect(screen.queryByTestId('shared-confirm-by-typing')).toBeNull();
});

// V3-32
test('that a part of the deposit is lost to rounding is agreed to by a word', () => {
  const { deposit } = facts;
  if (!deposit) throw new Error('Something is put in');
  const preview = press(backed, { facts: { ...facts, deposit: { ...deposit, coarse: { side: 0, amount: 1n } } } });
  expect(screen.getByTestId('shared-confirm-by-typing').textContent).toMatch(/Up to [\d.]+ \S+ of the deposit would be lost/);
  expect(preview).not.toHaveBeenCalled();
});
