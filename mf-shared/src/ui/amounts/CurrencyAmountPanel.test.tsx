/** @jest-environment jsdom */
import { renderWithServices } from '../../testing';
import { screen } from '@testing-library/react';
import { requireAddress } from '../../domain/address';
import { rawAmount } from '../../domain/rawAmount';
import { requireHexText } from '../../chain/abiWords';
import { requestDoubted, requestOutstanding, requestSettled } from '../../state/outstanding/outstandingSlice';
import { CurrencyAmountPanel } from './CurrencyAmountPanel';

const USDC = {
  kind: 'token',
  chainId: 1,
  address: requireAddress('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
  decimals: 6,
  symbol: 'USDC',
  name: 'USD Coin',
} as const;
const ETH = { kind: 'native', chainId: 1, decimals: 18, symbol: 'ETH', name: 'Ether' } as const;
const ME = requireAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266');
const nothing = () => undefined;

it.each([
  ['1.2345678', 'USDC has at most 6 decimals'],
  ['9'.repeat(75), 'More USDC than there can be'],
])('%s is no amount of the token: it is marked, and the field says why', (value, why) => {
  renderWithServices(<CurrencyAmountPanel label="From" currency={USDC} value={value} onChange={nothing} />);
  const field = screen.getByRole('textbox', { name: 'From' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe(why);
});

it.each(['1.234567', '1.2345670', ''])('%p of a token of six decimals is not', (value) => {
  renderWithServices(<CurrencyAmountPanel label="From" currency={USDC} value={value} onChange={nothing} />);
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBeNull();
});

// FIGURE-3
it.each([
  [10n ** 16n, true],
  [1n, true],
  [10n ** 16n + 1n, false],
  [0n, false],
])('with %s wei the form says that nothing is left beside the fees: %s', (balance, expected) => {
  renderWithServices(<CurrencyAmountPanel label="From" currency={ETH} value="" onChange={nothing} balance={rawAmount(balance)} isSpent />);
  expect(screen.queryByText('All kept for network fees') !== null).toBe(expected);
});

it('what is received says nothing of fees, and neither does a token', () => {
  renderWithServices(<CurrencyAmountPanel label="To" currency={ETH} value="" onChange={nothing} balance={rawAmount(1n)} />);
  renderWithServices(<CurrencyAmountPanel label="From" currency={USDC} value="" onChange={nothing} balance={rawAmount(1n)} isSpent />);
  expect(screen.queryByText('All kept for network fees')).toBeNull();
});

// ORDER-7
it('a balance is no fact while it is not known whether the wallet sent something of the account on this network', () => {
  const { dispatch } = renderWithServices(
    <CurrencyAmountPanel label="From" currency={USDC} value="" onChange={nothing} balance={rawAmount(1_500_000n)} testId="from" />,
    { account: ME },
  );
  const ask = (id: string, from: typeof ME, chainId: 1 | 10) => {
    const call = { to: USDC.address, data: requireHexText('0x12'), value: rawAmount(0n) };
    const about = { id, chainId, from, addedTime: 1, summary: { kind: 'withdrawStake' } } as const;
    dispatch(requestOutstanding({ ...about, track: { kind: 'asked', nonceBefore: 3, call } }));
    dispatch(requestDoubted(id));
  };
  const shown = () => screen.getByTestId('from').textContent;
  ask('other', USDC.address, 1);
  ask('elsewhere', ME, 10);
  expect(shown()).toContain('Balance: 1.5');
  ask('mine', ME, 1);
  expect(shown()).toContain('Balance (may change): 1.5');
  dispatch(requestSettled({ id: 'mine', outcome: { kind: 'notSent' } }));
  expect(shown()).toContain('Balance: 1.5');
});
