/** @jest-environment jsdom */
import { rawAmount } from '@dex/mf-shared/domain';
import { stateOf } from '@dex/mf-shared/state';
import { renderWithServices } from '@dex/mf-shared/testing';
import { useServices } from '@dex/mf-shared/ui';
import { act, fireEvent, screen } from '@testing-library/react';
import { ACCOUNT, ONE, PAIR, STAKING, TWO } from '../../../domain/orders.fixture';
import { factReceived, selectQuestion, wantedSlice } from '../../../state/wantedSlice';
import { PairResult } from './PairResult';

const amount = rawAmount(10n ** 18n);
const ref = { chainId: 1, address: PAIR, factory: STAKING, source: 'v2', token0: ONE, token1: TWO } as const;
const state = { kind: 'exists', reserve0: amount, reserve1: amount, totalSupply: amount, balance: amount, permit: null } as const;

function Part() {
  useServices().store.addSlice(wantedSlice);
  return <PairResult held={{ ref, state, staked: null }} account={ACCOUNT} />;
}

// V2-17
test('a history that could not be read says so and can be read anew, by a question without the old answer', () => {
  const { dispatch, services } = renderWithServices(<Part />, { account: ACCOUNT, path: '/pool/v2' });
  const asked = () => selectQuestion(stateOf(services.store, wantedSlice));
  fireEvent.click(screen.getByTestId('pool-v2-result-read'));
  const key = asked()?.key ?? '';
  act(() => void dispatch(factReceived({ key, kind: 'pairHistory', answer: { kind: 'failed' } })));
  expect(screen.getByTestId('pool-v2-result-failed')).toBeTruthy();
  expect(screen.queryByTestId('pool-v2-result-stop')).toBeNull();

  fireEvent.click(screen.getByTestId('pool-v2-result-anew'));
  expect(asked()).toMatchObject({ kind: 'pairHistory', key });
  expect(screen.getByTestId('pool-v2-result').dataset['kind']).toBe('loading');
  expect(screen.queryByTestId('pool-v2-result-failed')).toBeNull();
  expect(screen.getByTestId('pool-v2-result-stop')).toBeTruthy();
});
