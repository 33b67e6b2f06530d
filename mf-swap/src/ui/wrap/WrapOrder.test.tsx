/** @jest-environment jsdom */
import type { ChainError, ChainNode, NewOutstanding } from '@dex/mf-shared/contract';
import { err, ok, parseTxHash, rawAmount, type Result, type TxHash } from '@dex/mf-shared/domain';
import { requestOutstanding, requestSettled, stateOf } from '@dex/mf-shared/state';
import { createFakeServices, Surroundings } from '@dex/mf-shared/testing';
import { sectionSelector } from '@dex/mf-shared/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ACCOUNT, mainnet } from '../../state/fixtures';
import { swapSlice, amountTyped, swapReducer, wrapAsked } from '../../state/swapSlice';
import { WrapOrder } from './WrapOrder';
import { matchRoute } from '../../routes';

const HASH = parseTxHash(`0x${'a'.repeat(64)}`);
const WISH = { chain: mainnet, account: ACCOUNT, direction: 'wrap', amount: rawAmount(10n ** 18n) } as const;
const unknown = err({ code: 'unsupported_method', message: 'Method not found' } as const);
const node: ChainNode = {
  estimateGas: async () => ok(50_000n),
  call: async () => unknown,
  logs$: () => {
    throw new Error('Not asked here');
  },
  request: async (_chainId, method) =>
    method === 'eth_getCode' ? ok('0x') : method === 'eth_getBalance' ? ok('0x1bc16d674ec80000') : unknown,
};

const EARLIER = {
  id: 'earlier',
  chainId: 1,
  from: ACCOUNT,
  addedTime: 1,
  summary: { kind: 'approve', symbol: 'USDC' },
  track: { kind: 'batch', batchId: '0x1', callCount: 2 },
} as const;

/** Of an account that has what it wraps and nothing for the network. */
const short: ChainNode['request'] = async (_chainId, method) =>
  method === 'eth_getCode'
    ? ok('0x')
    : method === 'eth_getBalance'
      ? ok('0xde0b6b3a7640000')
      : method === 'eth_gasPrice'
        ? ok('0x1')
        : unknown;

const useSwapSelector = sectionSelector(swapSlice);

/** As the screen draws it. */
function OfStore() {
  const wrap = useSwapSelector((state) => state.swap.wrap);
  return wrap && <WrapOrder wish={wrap} />;
}

function show(
  answer: Result<TxHash, ChainError> | Promise<Result<TxHash, ChainError>>,
  changes: Partial<ChainNode> = {},
  earlier: NewOutstanding | null = null,
) {
  const sendTransaction = jest.fn(async () => answer);
  const services = createFakeServices({ account: ACCOUNT, node: { ...node, ...changes }, wallet: { sendTransaction } });
  services.store.addSlice({ name: 'swap', reducer: swapReducer });
  services.store.dispatch(amountTyped({ field: 'INPUT', value: '1' }));
  services.store.dispatch(wrapAsked(WISH));
  if (earlier) services.store.dispatch(requestOutstanding(earlier));
  const visit = () =>
    render(
      <Surroundings services={services} matchRoute={matchRoute}>
        <OfStore />
      </Surroundings>,
    ).unmount;
  return { services, sendTransaction, visit, leave: visit(), swap: () => stateOf(services.store, swapSlice).swap };
}

// ORDER-9
test('a wrap that was sent leaves no amount to be sent again by one press', async () => {
  if (!HASH) throw new Error('Not a hash');
  const { services, swap } = show(ok(HASH));
  await waitFor(() => expect(swap()).toMatchObject({ wrap: null, typedValue: '' }));
  expect(services.said).toContainEqual(expect.objectContaining({ kind: 'transactionAdded' }));
});

test('one that the person refused keeps the amount, and says nothing', async () => {
  const { swap } = show(err({ code: 'user_rejected', message: 'No' }));
  await waitFor(() => expect(swap()).toMatchObject({ wrap: null, typedValue: '1' }));
});

test('one that failed says why until it is dismissed, and keeps the amount', async () => {
  const console = jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
  const { swap } = show(err({ code: 'unknown', message: 'the signer is out of order' }));
  expect((await screen.findByTestId('swap-wrap-failed')).textContent).toContain('the signer is out of order');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(swap()).toMatchObject({ wrap: null, typedValue: '1' });
  console.mockRestore();
});

// ORDER-4
test.each<[ChainError, string]>([
  [
    { code: 'insufficient_funds', message: 'insufficient funds for gas * price + value: address 0xf39f… have 1 want 2' },
    'Wrapping did not go through: your account holds too little of the network’s coin for it and its network cost',
  ],
  [{ code: 'unknown', message: 'undefined' }, 'Wrapping did not go through'],
])('a wallet that cannot send says so in words, not in those of a node: %j', async (error, said) => {
  const console = jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
  show(err(error));
  expect((await screen.findByTestId('swap-wrap-failed')).textContent).toContain(said);
  expect(screen.getByTestId('swap-wrap-failed').textContent).not.toMatch(/gas \* price|undefined/);
  console.mockRestore();
});

// ORDER-7: one press, one request
test.each([
  ['that the wallet did not send', {}, 1],
  ['that could not be asked for', { request: short }, 0],
] as const)(
  'a failure %s is still said after the screen was left and come back to, and nothing is asked again',
  async (_, changes, times) => {
    const console = jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
    const { leave, visit, sendTransaction } = show(err({ code: 'unknown', message: 'the signer is out of order' }), changes);
    await screen.findByTestId('swap-wrap-failed');
    leave();
    visit();
    await screen.findByTestId('swap-wrap-failed');
    expect(sendTransaction).toHaveBeenCalledTimes(times);
    console.mockRestore();
  },
);

// ORDER-7
test('what was warned of waits for its press after the screen was left too, though the earlier request has ended meanwhile', async () => {
  const { leave, visit, services, sendTransaction } = show(err({ code: 'user_rejected', message: 'No' }), {}, EARLIER);
  await screen.findByTestId('swap-wrap-earlier');
  leave();
  services.store.dispatch(requestSettled({ id: EARLIER.id, outcome: { kind: 'notSent' } }));
  visit();
  await screen.findByTestId('swap-wrap-earlier');
  expect(sendTransaction).not.toHaveBeenCalled();
});

// ORDER-9
test('one that was answered while the screen was left clears the amount on the way back', async () => {
  if (!HASH) throw new Error('Not a hash');
  const hash = HASH;
  let answer = () => undefined as void;
  const { leave, visit, swap } = show(new Promise((resolve) => (answer = () => resolve(ok(hash)))));
  await screen.findByTestId('swap-wrap-waiting');
  leave();
  answer();
  visit();
  await waitFor(() => expect(swap()).toMatchObject({ wrap: null, typedValue: '' }));
});

// ORDER-8
test('a wallet that never answers can be given up; the next press is warned of it, and its late answer is recorded', async () => {
  if (!HASH) throw new Error('Not a hash');
  const hash = HASH;
  let answer = () => undefined as void;
  const { services, swap, sendTransaction } = show(new Promise((resolve) => (answer = () => resolve(ok(hash)))));
  await screen.findByTestId('swap-wrap-waiting');
  await userEvent.click(screen.getByRole('button', { name: 'Stop waiting' }));
  expect(swap()).toMatchObject({ wrap: null, typedValue: '1' });
  act(() => void services.store.dispatch(wrapAsked(WISH)));
  await screen.findByTestId('swap-wrap-earlier');
  expect(sendTransaction).toHaveBeenCalledTimes(1);
  answer();
  await waitFor(() => expect(services.said).toContainEqual(expect.objectContaining({ kind: 'transactionAdded' })));
});

// ORDER-7
test('one of which it is not known whether it was sent says so, and is followed', async () => {
  const { services } = show(err({ code: 'unclear', message: 'The wallet did not give a transaction hash' }));
  expect((await screen.findByTestId('swap-wrap-unknown')).textContent).toContain('not known whether it was sent');
  expect(services.said).toContainEqual(expect.objectContaining({ kind: 'requestOutstanding' }));
});

// ORDER-7
test('while the fate of an earlier request is open the wallet is asked only after one more press', async () => {
  if (!HASH) throw new Error('Not a hash');
  const { services, swap } = show(ok(HASH), {}, EARLIER);
  expect((await screen.findByTestId('swap-wrap-earlier')).textContent).toContain('both are carried out');
  expect(services.said).not.toContainEqual(expect.objectContaining({ kind: 'transactionAdded' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ask the wallet all the same' }));
  await waitFor(() => expect(swap()).toMatchObject({ wrap: null, typedValue: '' }));
  expect(services.said).toContainEqual(expect.objectContaining({ kind: 'transactionAdded' }));
});

// ORDER-4
test('a shortage for the network cost is said before the wallet is asked', async () => {
  const { services } = show(err({ code: 'unknown', message: 'Not to be asked' }), { request: short });
  expect((await screen.findByTestId('swap-wrap-failed')).textContent).toContain('with the network cost');
  expect(services.said).toEqual([]);
});
