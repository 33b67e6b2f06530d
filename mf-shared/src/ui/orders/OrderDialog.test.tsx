/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { literalAddress } from '../../domain/address';
import { requestOutstanding } from '../../state/outstanding/outstandingSlice';
import { allowanceAnswered, allowanceAsked, batchDoubted, ordersSlice } from '../../state/orders/ordersSlice';
import { orderClosed, ownerLearned, requestOpened } from '../../state/orders/ordersSlice';
import { DRAFT, FRIEND, hashOf, ME, REQUEST, SPENDER, USDC } from '../../state/orders/orders.fixture';
import { stateOf } from '../../state/store/sharedState';
import { rawAmount, ZERO_AMOUNT } from '../../domain/rawAmount';
import { theme } from '../theme/theme';
import { call, confirm, drawOrder as draw, prepared } from './testing/drawOrder';

const UNKNOWN = literalAddress('0x1234567890123456789012345678901234567890');
const need = { token: USDC, spender: SPENDER, amount: rawAmount(102_500_000n), permit: REQUEST.permit };

// ORDER-1, ORDER-2
test('shows what the calls say, by whose contract, and what was measured', async () => {
  const { services } = draw({ kind: 'ready', prepared });
  expect(screen.getByTestId('test-spend-at-most').textContent).toBe('102.5 USDC');
  expect(screen.getByTestId('test-receive-at-least').textContent).toBe('0.5 ETH');
  expect(screen.getByTestId('test-sent-to').textContent).toBe(FRIEND);
  expect(screen.getByTestId('order-target').textContent).toContain('Exchange router, version 3');
  expect(screen.getByTestId('order-target').textContent).not.toContain(SPENDER);
  await userEvent.click(screen.getByRole('button', { name: 'Show the address of Exchange router, version 3' }));
  expect(screen.getByTestId('order-target').textContent).toContain(SPENDER);
  expect(screen.getByTestId('order-leaves').textContent).toBe('100 USDC');
  expect(screen.getByTestId('order-arrives').textContent).toBe('0.5 ETH');
  expect(screen.getByTestId('order-allowance-left').textContent).toBe('0 USDC');
  expect(screen.getByTestId('order-network-cost').textContent).toMatch(/0\.001 ETH$/);
  services.answer({
    kind: 'usdPrice',
    read: { kind: 'usdPrice', chainId: 1, token: 'native' },
    state: { kind: 'known', value: '2000', blockNumber: 1, syncing: false },
  });
  expect(screen.getByTestId('order-network-cost').textContent).toMatch(/0\.001 ETH \(\$2\.00\)$/);
  expect(confirm()).toHaveProperty('disabled', false);
});

// ORDER-2
test('a network cost that is not known is a dash, not left out', () => {
  draw({ kind: 'ready', prepared: { ...prepared, networkCost: null } });
  expect(screen.getByTestId('order-network-cost').textContent).toContain('–');
});

test('a contract that the configuration does not name is unknown, and stands there in full', () => {
  draw({ kind: 'ready', prepared: { ...prepared, says: [{ call: call(UNKNOWN), says: [] }] } });
  expect(screen.getByTestId('order-target').textContent).toBe(`Unknown contract · ${UNKNOWN}`);
  expect(getComputedStyle(screen.getByTestId('order-target')).color).toBe(theme.color.danger);
});

// ORDER-1: an order that names no currency, as a delegation, calls a token too.
test('a token of the network is named as itself, and never as another one', () => {
  const uni = literalAddress('0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984');
  draw({ kind: 'ready', prepared: { ...prepared, says: [{ call: call(uni), says: [] }] } }, { currencies: [] });
  expect(screen.getByTestId('order-target').textContent).toBe('Token UNI');
});

// ORDER-5
test('a batch lists every call, approvals included', () => {
  const approve = {
    call: call(USDC.address),
    says: [{ kind: 'allows', token: USDC.address, spender: SPENDER, amount: need.amount }],
  } as const;
  draw({ kind: 'ready', prepared: { ...prepared, way: 'walletBatch', says: [approve, ...prepared.says] } });
  expect(screen.getAllByTestId('order-call')).toHaveLength(2);
  expect(screen.getByTestId('order-allows').textContent).toBe('Allows Exchange router, version 3 to take 102.5 USDC');
});

// ORDER-5
test('a batch that the wallet refused without a reason is offered in steps', async () => {
  const sends = [call(USDC.address), call(SPENDER)];
  const { dispatch } = draw({ kind: 'ready', prepared: { ...prepared, way: 'walletBatch', sends } });
  expect(screen.queryByTestId('order-in-steps')).toBeNull();
  dispatch(batchDoubted(DRAFT.order));
  expect(screen.getByTestId('order-in-steps').textContent).toBe('In two steps instead');
  await userEvent.click(screen.getByTestId('order-in-steps'));
  expect(screen.queryByTestId('order-in-steps')).toBeNull();
  expect(screen.getByTestId('order-steps').textContent).toContain('one after the other');
});

// ORDER-3, ORDER-5
test('several calls that nobody tried, nor estimated, are said to be just that', () => {
  const sends = [call(USDC.address), call(SPENDER)];
  const untried = { ...prepared, way: 'walletBatch', sends, changes: null, networkCost: null, gasLimit: null } as const;
  draw({ kind: 'ready', prepared: untried });
  expect(screen.getByTestId('order-not-tried').textContent).toContain('whether they go through');
});

test('a node that cannot try it is named', () => {
  draw({ kind: 'ready', prepared: { ...prepared, changes: null } });
  expect(screen.getByTestId('order-not-tried').textContent).toContain('cannot try');
});

// ORDER-2
test.each([
  ['is tried again', { kind: 'refreshing', prepared, isPressed: true }, {}, 'Checking the transaction'],
  ['waits for the figures of its section', { kind: 'ready', prepared }, { figures: 'unknown' }, 'Waiting for fresh figures'],
] as const)('what %s stays readable, and cannot be confirmed', (_, status, props, label) => {
  draw(status, props);
  expect(screen.getByTestId('test-spend-at-most').textContent).toBe('102.5 USDC');
  expect(confirm().textContent).toBe(label);
  expect(confirm()).toHaveProperty('disabled', true);
});

// ORDER-2
test('a press during a check is kept, and taken back when an earlier request comes to light before it counts', async () => {
  const { dispatch, services } = draw({ kind: 'refreshing', prepared, isPressed: false });
  const isPressed = () => stateOf(services.store, ordersSlice).orders.open['test']?.status;
  expect(confirm().textContent).toBe('Confirm');
  await userEvent.click(confirm());
  expect(isPressed()).toMatchObject({ kind: 'refreshing', isPressed: true });
  dispatch(requestOpened({ id: 'other', chainId: 1, account: ME }));
  expect(isPressed()).not.toMatchObject({ isPressed: true });
  expect(screen.getByTestId('order-earlier-request')).toBeTruthy();
});

// ORDER-3
test('a broken limit says its figures, blocks the button, and offers the figure as new terms', async () => {
  const accept = jest.fn();
  const problem = { kind: 'arrivesLess', asset: USDC.address, measured: '985840000', limit: '1961870000' } as const;
  draw({ kind: 'blocked', problem }, { accept });
  expect(screen.getByTestId('order-problem').textContent).toContain('985.84 USDC would arrive, less than the minimum of 1,961.87 USDC');
  expect(confirm()).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByTestId('order-accept'));
  expect(accept).toHaveBeenCalledWith(problem);
});

// ORDER-3
test('what would leave beyond its maximum blocks the button, and is never offered as a limit', () => {
  const problem = { kind: 'leavesMore', asset: USDC.address, measured: '1010000000', limit: '1000000000' } as const;
  draw({ kind: 'blocked', problem }, { accept: jest.fn() });
  expect(screen.getByTestId('order-problem').textContent).toContain('1,010');
  expect(screen.queryByTestId('order-accept')).toBeNull();
});

// ORDER-4
test('a shortage of the coin says how much is missing of what', () => {
  draw({ kind: 'blocked', problem: { kind: 'coinShort', needed: rawAmount(1_000_100_000_000_000_000n), balance: rawAmount(10n ** 18n) } });
  expect(screen.getByTestId('order-problem').textContent).toContain('You have 1 ETH, but this takes 1.0001 ETH');
});
// ORDER-6
test('a missing allowance is asked for in the dialog, and the button waits', () => {
  const { services, dispatch } = draw({ kind: 'ready', prepared: { ...prepared, waitsForApproval: true } }, {}, [need]);
  services.answer({
    kind: 'allowance',
    read: { kind: 'allowance', chainId: 1, token: USDC.address, owner: ME, spender: SPENDER },
    state: { kind: 'known', value: ZERO_AMOUNT, blockNumber: 1, syncing: false },
  });
  expect(confirm().textContent).toBe('Approve first');
  expect(screen.getByRole('button', { name: 'Approve USDC' })).toHaveProperty('disabled', false);
  expect(screen.queryByTestId('test-permit')).toBeNull();
  dispatch(ownerLearned({ chainId: 1, account: ME, facts: { hasCode: false, isMulticallWallet: false } }));
  expect(screen.getByTestId('test-permit')).toHaveProperty('disabled', false);
  dispatch(ownerLearned({ chainId: 1, account: ME, facts: { hasCode: true, isMulticallWallet: false } }));
  expect(screen.queryByTestId('test-permit')).toBeNull();
  dispatch(allowanceAsked({ chainId: 1, account: ME, token: USDC.address, spender: SPENDER, id: 'a', kind: 'approve' }));
  expect(screen.getByRole('button', { name: 'Confirm in your wallet' })).toHaveProperty('disabled', true);
  expect(screen.getByTestId('test-give-up')).toHaveProperty('disabled', false);
});

// ORDER-7, ORDER-15
test.each([
  ['an approval', 'approve', 'not known whether the approval was sent'],
  ['a signature', 'permit', 'not known whether it signed'],
] as const)('the unclear answer of a wallet to %s is said, with what to do, and it can be asked again', (_, what, words) => {
  const { services, dispatch } = draw({ kind: 'ready', prepared: { ...prepared, waitsForApproval: true } }, {}, [need]);
  const key = { chainId: 1, token: USDC.address, spender: SPENDER } as const;
  services.answer({
    kind: 'allowance',
    read: { ...key, kind: 'allowance', owner: ME },
    state: { kind: 'known', value: ZERO_AMOUNT, blockNumber: 1, syncing: false },
  });
  const request = { ...DRAFT.record, id: 'r', chainId: 1 as const, from: ME, addedTime: 1 };
  const approval = { tokenAddress: USDC.address, spender: SPENDER };
  const track = { kind: 'unknown', nonceBefore: 1, call: call(USDC.address) } as const;
  if (what === 'approve') dispatch(requestOutstanding({ ...request, approval, track }));
  else {
    const ask = { ...key, account: ME, id: 'a' };
    dispatch(allowanceAsked({ ...ask, kind: 'permit' }));
    const failure = { kind: 'permit', problem: { kind: 'notSent', error: { code: 'unclear', message: 'Lost' } } } as const;
    dispatch(allowanceAnswered({ ...ask, failure }));
  }
  const said = screen.getByRole('alert').textContent;
  expect(said).toContain(words);
  expect(said).toContain('Look into your wallet');
  expect(screen.getByRole('button', { name: 'Approve USDC' })).toHaveProperty('disabled', false);
});

// ORDER-7
test.each([
  ['asking', { kind: 'asking', prepared }, 'Doing it', 'test-waiting'],
  ['an account that changed', { kind: 'stillAsking', prepared, why: 'accountChanged' }, 'your wallet is still asking', 'test-waiting'],
  ['a network that changed', { kind: 'stillAsking', prepared, why: 'chainChanged' }, 'your wallet is still asking', 'test-waiting'],
  ['an unclear answer', { kind: 'unknown', requestId: 'r' }, 'not known whether', 'test-error'],
  ['a batch on its way', { kind: 'waiting', requestId: 'r' }, 'Doing it', 'test-submitted'],
  ['a hash', { kind: 'submitted', hash: hashOf('a') }, 'Transaction Submitted', 'test-submitted'],
  ['a failure', { kind: 'failed', problem: { kind: 'notSent', error: { code: 'unknown', message: 'Locked' } } }, 'Locked', 'test-error'],
] as const)('%s: in words, and never that nothing was sent', (_, status, words, testId) => {
  draw(status);
  const dialog = screen.getByTestId(testId);
  expect(dialog.textContent).toContain(words);
  expect(dialog.textContent).not.toContain('Nothing was sent');
});

// ORDER-9
test('every end can be left by keyboard', async () => {
  for (const status of [
    { kind: 'blocked', problem: { kind: 'misread' } },
    { kind: 'unknown', requestId: null },
    { kind: 'failed', problem: { kind: 'rejected' } },
    { kind: 'submitted', hash: hashOf('a') },
    { kind: 'waiting', requestId: 'r' },
    { kind: 'asking', prepared },
  ] as const) {
    const { unmount } = draw(status, { statesRejection: true });
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();
  }
});

test('an order that was closed from outside says why, until that is read', async () => {
  const { dispatch } = draw({ kind: 'preparing' });
  dispatch(orderClosed({ slot: 'test', why: 'chainChanged' }));
  expect(screen.getByTestId('closed').textContent).toContain('The network changed');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByTestId('closed')).toBeNull();
});

// ORDER-14
test.each([
  ['amount', 'A signature for this amount'],
  ['allowed', 'A signature for any amount of USDC'],
] as const)('a signature of the form "%s" is called what it is', (type, words) => {
  const waiting = { kind: 'ready', prepared: { ...prepared, waitsForApproval: true } } as const;
  const { services, dispatch } = draw(waiting, {}, [{ ...need, permit: { ...REQUEST.permit, type } }]);
  services.answer({
    kind: 'allowance',
    read: { kind: 'allowance', chainId: 1, token: USDC.address, owner: ME, spender: SPENDER },
    state: { kind: 'known', value: ZERO_AMOUNT, blockNumber: 1, syncing: false },
  });
  dispatch(ownerLearned({ chainId: 1, account: ME, facts: { hasCode: false, isMulticallWallet: false } }));
  expect(screen.getByText((text) => text.startsWith(words))).toBeTruthy();
});
