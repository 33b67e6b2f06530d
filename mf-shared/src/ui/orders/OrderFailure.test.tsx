/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ME, SPENDER, USDC, REQUEST } from '../../state/orders/orders.fixture';
import { allowanceAnswered, allowanceAsked, orderChanged } from '../../state/orders/ordersSlice';
import { rawAmount, ZERO_AMOUNT } from '../../domain/rawAmount';
import { partialTexts, problemTexts } from './orders.messages';
import { drawOrder as draw, prepared } from './testing/drawOrder';

// ORDER-9
test.each(['coinShort', 'wouldFail', 'leavesMore', 'deadlinePassed'] as const)(
  'a review that %s blocks can be checked again, and is by itself once a balance is another',
  async (kind) => {
    const error = { code: 'reverted', message: 'STF', reason: 'STF' } as const;
    const limit = { asset: USDC.address, measured: '101', limit: '100' };
    const problem = { kind, needed: rawAmount(10n ** 18n), balance: ZERO_AMOUNT, error, ...limit };
    const limits = { leaves: [{ asset: USDC.address, maximum: rawAmount(1n) }], arrives: [] };
    const { services, dispatch } = draw({ kind: 'blocked', problem }, {}, [], limits);
    const tell = (token: 'native' | typeof USDC.address, value: bigint) =>
      services.answer({
        kind: 'balance',
        read: { kind: 'balance', chainId: 1, token, account: ME },
        state: { kind: 'known', value: rawAmount(value), blockNumber: 1, syncing: false },
      });
    tell('native', 1n);
    tell(USDC.address, 1n);
    tell('native', 1n);
    expect(screen.getByTestId('order-check').textContent).toBe('Check again');
    // There is no such kind of order here, which another check says.
    tell(USDC.address, 2n);
    await waitFor(() => expect(screen.getByTestId('order-problem').textContent).toContain('not the one you asked for'));
    dispatch(orderChanged({ slot: 'test', id: '1', status: { kind: 'blocked', problem } }));
    await userEvent.click(screen.getByTestId('order-check'));
    await waitFor(() => expect(screen.getByTestId('order-problem').textContent).toContain('not the one you asked for'));
  },
);

// ORDER-3, FIGURE-4
test('a broken limit in a token whose units nobody knows is never offered as new terms', () => {
  const problem = { kind: 'arrivesLess', asset: SPENDER, measured: '1', limit: '1000000' } as const;
  draw({ kind: 'blocked', problem }, { accept: jest.fn() });
  expect(screen.getByTestId('order-problem')).toBeTruthy();
  expect(screen.queryByTestId('order-accept')).toBeNull();
});

// ORDER-18
test.each([
  ['TF', 'a token refuses to be transferred (TF)'],
  ['V3: LOK', 'the pool is busy with another call, or has no price yet (V3: LOK)'],
  ['ds-math-sub-underflow', 'because you hold or allow too little of it, or because it refuses (ds-math-sub-underflow)'],
  ['Some words of its own', 'This transaction would fail: Some words of its own. Change it'],
])('%s of a contract is worded, and stands beside the words', (reason, words) => {
  draw({ kind: 'blocked', problem: { kind: 'wouldFail', error: { code: 'reverted', message: reason, reason } } });
  expect(screen.getByTestId('order-problem').textContent).toContain(words);
});

// ORDER-4
test('an approval that the coin does not suffice for says so in words', () => {
  const need = { token: USDC, spender: SPENDER, amount: REQUEST.amount, permit: null };
  const { services, dispatch } = draw({ kind: 'ready', prepared: { ...prepared, waitsForApproval: true } }, {}, [need]);
  services.answer({
    kind: 'allowance',
    read: { kind: 'allowance', chainId: 1, token: USDC.address, owner: ME, spender: SPENDER },
    state: { kind: 'known', value: ZERO_AMOUNT, blockNumber: 1, syncing: false },
  });
  const asked = { chainId: 1, account: ME, token: USDC.address, spender: SPENDER, id: 'a' } as const;
  dispatch(allowanceAsked({ ...asked, kind: 'approve' }));
  const error = { code: 'insufficient_funds', message: 'The network cost is 2 wei' } as const;
  dispatch(allowanceAnswered({ ...asked, failure: { kind: 'approve', problem: { kind: 'notSent', error } } }));
  expect(screen.getByTestId('test-approval').textContent).toContain('your account holds too little of the network’s coin');
});

// ORDER-7
test('no problem of an order says that nothing was sent: of an earlier request for the same that may not be known', () => {
  const texts = Object.values({ ...problemTexts, ...partialTexts }).map(({ defaultMessage }) => defaultMessage);
  expect(texts.filter((text) => /nothing was sent/i.test(text))).toEqual([]);
});
