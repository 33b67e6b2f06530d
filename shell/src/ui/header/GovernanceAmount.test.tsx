/** @jest-environment jsdom */
import { parseHex, rawAmount, requireAddress, resolveChains, type Address, type RawAmount } from '@dex/mf-shared/domain';
import { requestOutstanding, requestSettled, walletConnected } from '@dex/mf-shared/state';
import { renderWithServices } from '@dex/mf-shared/testing';
import { screen } from '@testing-library/react';
import { GovernanceAmount } from './GovernanceAmount';

const ALICE = requireAddress('0x00000000000000000000000000000000000000a1');
const BOB = requireAddress('0x00000000000000000000000000000000000000b2');
const connected = { connectorId: 'x', name: 'X', isExtension: true, sendsBatches: false };
const token = resolveChains()[1].governanceToken?.address ?? ALICE;
const balanceOf = (account: Address, value: RawAmount) =>
  ({
    kind: 'balance',
    read: { kind: 'balance', chainId: 1, account, token },
    state: { kind: 'known', value, blockNumber: 1, syncing: false },
  }) as const;

// ORDER-7
test('the amount is no fact while it is not known whether the wallet sent something of the account', () => {
  const { services, dispatch } = renderWithServices(<GovernanceAmount />, { account: ALICE });
  services.answer(balanceOf(ALICE, rawAmount(12n * 10n ** 18n)));
  const data = parseHex('0x12');
  if (!data) throw new Error('Those are bytes');
  const track = { kind: 'unknown', nonceBefore: 3, call: { to: BOB, data, value: rawAmount(0n) } } as const;
  const request = { id: 'one', chainId: 1, from: ALICE, addedTime: 1, summary: { kind: 'delegate', delegatee: BOB } } as const;
  dispatch(requestOutstanding({ ...request, track }));
  expect(screen.getByRole('button', { name: '12.00 UNI (may change) balance' }).textContent).toBe('12.00 UNI (may change)');
  dispatch(requestSettled({ id: 'one', outcome: { kind: 'notSent' } }));
  expect(screen.getByRole('button').textContent).toBe('12.00 UNI');
});

// SHELL-15
test('the amount comes with its figure, and keeps whoever stands on it while that of another account is read', () => {
  const { services, dispatch } = renderWithServices(<GovernanceAmount />, { account: ALICE });
  expect(screen.queryByRole('button')).toBeNull();
  services.answer(balanceOf(ALICE, rawAmount(12n * 10n ** 18n)));
  const amount = screen.getByRole('button', { name: '12.00 UNI balance' });
  amount.focus();
  dispatch(walletConnected({ account: BOB, walletChainId: 1, connected }));
  expect(document.activeElement).toBe(amount);
  expect(amount.textContent).toBe('– UNI');
});
