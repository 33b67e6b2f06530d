/** @jest-environment jsdom */
import { requireAddress, type Address } from '@dex/mf-shared/domain';
import { createFakeServices, Surroundings } from '@dex/mf-shared/testing';
import { render, screen, within } from '@testing-library/react';
import { matchRoute } from '../routes';
import { claimSlice, claimStatusReceived } from '../state/claimSlice';
import { ClaimScreen } from './ClaimScreen';

const ACCOUNT = requireAddress('0x00000000000000000000000000000000000000a1');

function show(account?: Address) {
  const services = createFakeServices({ account, chainId: 1, path: '/claim' });
  services.store.addSlice(claimSlice);
  if (account) services.store.dispatch(claimStatusReceived({ recipient: account, status: { kind: 'notEligible' } }));
  render(
    <Surroundings services={services} matchRoute={matchRoute}>
      <ClaimScreen />
    </Surroundings>,
  );
  return within(screen.getByTestId('claim-empty'));
}

test('an account without a claim gets a picture, a sentence and a next step', () => {
  const empty = show(ACCOUNT);
  expect(empty.getByRole('status').textContent).toMatch(/^Nothing is waiting for this account/);
  expect(screen.getByTestId('claim-empty').querySelector('svg')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Claim for another address' })).toBeTruthy();
});

test('a visitor is told what a claim is for, and can connect', () => {
  expect(show().getByRole('status').textContent).toMatch(/^Claim your tokens to vote/);
  expect(screen.getByRole('button', { name: 'Connect Wallet' })).toBeTruthy();
});
