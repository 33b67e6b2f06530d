/** @jest-environment jsdom */
import type { ChainNode, NewOutstanding } from '@dex/mf-shared/contract';
import { ok, parseHex, parseTxHash, rawAmount, requireAddress } from '@dex/mf-shared/domain';
import {
  isFollowed,
  requestLeft,
  requestOutstanding,
  requestSettled,
  selectUnderWay,
  transactionAdded,
  transactionChecked,
} from '@dex/mf-shared/state';
import { createFakeServices, type FakeWorld, Surroundings } from '@dex/mf-shared/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { RecentTransactions } from './RecentTransactions';

const ALICE = requireAddress('0x00000000000000000000000000000000000000a1');
const BOB = requireAddress('0x00000000000000000000000000000000000000b2');
const data = parseHex('0x12');
if (data === null) throw new Error('Not bytes');
const call = { to: BOB, data, value: rawAmount(0n) };
const about = { id: 'one', chainId: 1, from: ALICE, summary: { kind: 'approve', symbol: 'USDC' } } as const;
const old: NewOutstanding = { ...about, addedTime: Date.now() - 3 * 86_400_000, track: { kind: 'unknown', nonceBefore: null, call } };

async function show(request: NewOutstanding, world: FakeWorld = {}) {
  const services = createFakeServices({ account: ALICE, ...world });
  services.store.dispatch(requestOutstanding(request));
  render(
    <Surroundings services={services}>
      <RecentTransactions />
    </Surroundings>,
  );
  await act(async () => undefined);
  return services;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

// TX-27
test('the person may end what no nonce proves, though it is days old, and is told first what that means', async () => {
  const services = await show(old);
  expect(screen.getByText('Not known whether it was sent')).toBeTruthy();
  expect(screen.queryByText(/Look into your wallet first/)).toBeNull();
  press('It was not sent…');
  expect(screen.getByText(/Look into your wallet first/)).toBeTruthy();
  expect(services.said).toEqual([]);
  press('I have looked: it was not sent');
  const outcome = { kind: 'notSent', saidTime: expect.any(Number) };
  expect(services.said).toEqual([{ kind: 'requestSettled', id: 'one', outcome }]);
  act(() => void services.store.dispatch(requestSettled({ id: 'one', outcome: { kind: 'notSent', saidTime: Date.now() } })));
  expect(screen.getByText('Your transactions will appear here...')).toBeTruthy();
});

// TX-27
test.each([
  ['a contract', '0x60', 1],
  ['an account that delegates', `0xef0100${'1'.repeat(40)}`, 1],
  ['an account without code, whose nonces will tell', '0x', 0],
])('what %s asked for today can be ended at once only where its nonces prove nothing', async (_name, code, count) => {
  const request: ChainNode['request'] = async () => ok(code);
  await show(
    { ...about, addedTime: Date.now(), track: { kind: 'unknown', nonceBefore: 7, call } },
    { node: { ...createFakeServices().node, request } },
  );
  expect(screen.getByText('Not known whether it was sent')).toBeTruthy();
  expect(screen.queryAllByTestId('shell-recent-end')).toHaveLength(count);
});

// TX-27
test('a batch that the wallet keeps saying to be under way can be left after two minutes, under the eyes of who looks; what that means is told first', async () => {
  jest.useFakeTimers();
  try {
    const traces = { nonceBefore: 7, call };
    const services = await show({
      ...about,
      addedTime: Date.now() - 60_000,
      track: { kind: 'batch', batchId: '0x1', callCount: 2, traces },
    });
    expect(screen.getByText('With your wallet')).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(59_000));
    expect(screen.queryByTestId('shell-recent-end')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    press('It takes too long…');
    expect(screen.getByText(/may carry it out at any time\. Look into your wallet/)).toBeTruthy();
    expect(services.said).toEqual([]);
    press('I wait no longer');
    expect(services.said).toEqual([{ kind: 'requestLeft', id: 'one' }]);
    act(() => void services.store.dispatch(requestLeft('one')));
    expect(screen.getByText('Not known whether it was sent')).toBeTruthy();
    // The other word is another question: it is not open already.
    expect(screen.queryByTestId('shell-recent-ending')).toBeNull();
    expect(screen.getByRole('button', { name: 'It was not sent…' })).toBeTruthy();
  } finally {
    jest.useRealTimers();
  }
});

// TX-27
test('what waits for signers who never agree is let go of by hand: nothing is pending then, and it is looked for all the same', async () => {
  const services = createFakeServices({ account: ALICE });
  const hash = parseTxHash(`0x${'1'.repeat(64)}`);
  if (hash === null) throw new Error('No hash');
  const { chainId, from, summary } = about;
  services.store.dispatch(transactionAdded({ hash, chainId, from, summary, addedTime: Date.now() }));
  services.store.dispatch(transactionChecked({ chainId, hash, blockNumber: 5, waitsForSigners: true }));
  render(
    <Surroundings services={services}>
      <RecentTransactions />
    </Surroundings>,
  );
  const isOpen = () => selectUnderWay(services.store.getState(), chainId, () => true);
  expect([screen.getByText('Waiting for its signers').textContent, isOpen()]).toEqual(['Waiting for its signers', 'sent']);
  press('It will not be signed…');
  expect(screen.getByText(/should not offer it for signing any more/)).toBeTruthy();
  expect(isOpen()).toBe('sent');
  press('I have looked: it will not be signed');
  expect([screen.getByText('Dropped').textContent, isOpen()]).toEqual(['Dropped', 'none']);
  const [known] = Object.values(services.store.getState().transactions[chainId] ?? {});
  expect(known && isFollowed(known, Date.now() + 30 * 86_400_000)).toBe(true);
});
