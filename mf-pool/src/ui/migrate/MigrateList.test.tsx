/** @jest-environment jsdom */
import { renderWithServices } from '@dex/mf-shared/testing';
import { pairSaved, stateOf } from '@dex/mf-shared/state';
import { rawAmount } from '@dex/mf-shared/domain';
import { brand, useServices } from '@dex/mf-shared/ui';
import { screen, waitFor } from '@testing-library/react';
import { ACCOUNT, ONE, TWO } from '../../domain/orders.fixture';
import { factReceived, selectFollowed, wantedSlice } from '../../state/wantedSlice';
import { MigrateList } from './MigrateList';

function List() {
  const { store } = useServices();
  store.addSlice(wantedSlice);
  return <MigrateList />;
}

test('while more is asked than was answered, it is not said that there is nothing to migrate', async () => {
  const { dispatch, services } = renderWithServices(<List />, { account: ACCOUNT, path: '/migrate/v2' });
  const wanted = () => selectFollowed(stateOf(services.store, wantedSlice), 'pairs');
  await waitFor(() => {
    const key = wanted()?.key ?? '';
    dispatch(
      factReceived({
        kind: 'pairs',
        key,
        answer: { isComplete: true, hasFailed: false, syncing: false, held: [], pairs: {}, rewards: {} },
      }),
    );
    expect(screen.getByTestId('pool-migrate-empty')).toBeTruthy();
  });
  const before = wanted()?.key;
  dispatch(pairSaved({ token0: ONE, token1: TWO }));
  await waitFor(() => expect(wanted()?.key).not.toBe(before));
  expect(screen.queryByTestId('pool-migrate-empty')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Loading');
});

test('what is held of a pair of either factory has the name of its shares beside it', async () => {
  const { dispatch, services, container } = renderWithServices(<List />, { account: ACCOUNT, path: '/migrate/v2' });
  const amount = rawAmount(10n ** 18n);
  const state = { kind: 'exists', reserve0: amount, reserve1: amount, totalSupply: amount, balance: amount, permit: null } as const;
  const answer = () => {
    const wanted = selectFollowed(stateOf(services.store, wantedSlice), 'pairs');
    const held = (['v2', 'sushi'] as const).flatMap((wished) => wanted?.discover.find(({ source }) => source === wished) ?? []);
    const pairs = Object.fromEntries(held.map(({ address }) => [address, state]));
    dispatch(
      factReceived({
        kind: 'pairs',
        key: wanted?.key ?? '',
        answer: { isComplete: true, hasFailed: false, syncing: false, held, pairs, rewards: {} },
      }),
    );
  };
  await waitFor(() => {
    answer();
    expect(container.textContent).toContain(`1 ${brand.liquidityTokenSymbol}`);
    expect(container.textContent).toContain('1 SLP');
  });
});
