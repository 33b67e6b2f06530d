/** @jest-environment jsdom */
import { renderWithServices } from '@dex/mf-shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import type { PoolState } from '../../../domain/v3/poolState';
import { marketGap } from '../../../domain/v3/startPrice';
import { addFacts } from '../../../state/v3/addFacts';
import { readyInputs } from '../../../state/v3/fixtures';
import { AddButton } from './AddButton';
import type { AddCommands } from './useAddCommands';
import type { AddScreenForm } from './useAddForm';

const { chain, account, currencyA, currencyB, fee, form: typed, pool: backed } = readyInputs;
if (!account || !currencyA || !currencyB || backed.kind !== 'exists') throw new Error('The form is ready');
const facts = addFacts(readyInputs);
const { pair, price } = facts;
if (!pair || !price) throw new Error('There is a price');
// The pool is at one, everything else at four.
const market = {
  kind: 'known',
  references: [{ source: { kind: 'v2' }, sqrtPriceX96: String(2n << 96n), outweighs: false }],
  isComplete: true,
} as const;
const form: AddScreenForm = {
  subject: 'ETH//',
  chain,
  account,
  manager: account,
  url: { currencyIdA: null, currencyIdB: null, fee },
  typed,
  currencyA,
  currencyB,
  known: [],
  unsupported: [],
  fee,
  view: null,
  foreignOwner: null,
  elsewhere: null,
  pool: backed,
  poolAddress: null,
  rangeKey: '',
  market,
  priceGap: {
    pair,
    base: currencyA,
    quote: currencyB,
    sqrtPriceX96: price.sqrtPriceX96,
    isNew: false,
    gap: marketGap(price.sqrtPriceX96, market),
    deposit: null,
  },
  facts,
  balanceA: { value: readyInputs.balanceA, isSyncing: false },
  balanceB: { value: readyInputs.balanceB, isSyncing: false },
  needsA: [],
  needsB: [],
  button: 'preview',
};

/** Presses the button where the pool is this one; says what was called. */
const press = (pool: PoolState, more: Partial<AddScreenForm> = {}) => {
  const preview = jest.fn();
  const idle = () => undefined;
  const commands: AddCommands = {
    choose: idle,
    chooseFee: idle,
    turnOver: idle,
    type: idle,
    max: () => undefined,
    typeRange: idle,
    step: idle,
    typeStartPrice: idle,
    clear: idle,
    preview,
    addAtOnce: idle,
    createPool: idle,
  };
  renderWithServices(<AddButton form={{ ...form, pool, ...more }} commands={commands} />, { account, path: '/add' });
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
