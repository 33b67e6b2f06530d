/** @jest-environment jsdom */
import { rawAmount } from '@dex/mf-shared/domain';
import { renderWithServices } from '@dex/mf-shared/testing';
import { act, screen } from '@testing-library/react';
import type { MigrateButtonKind } from '../../domain/migrate/migrateButton';
import { ACCOUNT, ONE, PAIR, ROUTER, STAKING, TWO } from '../../domain/orders.fixture';
import { MigrateAllowance } from './MigrateAllowance';

const share = { ...ONE, address: PAIR };
const pair = { chainId: 1, address: PAIR, factory: STAKING, source: 'v2', token0: ONE, token1: TWO } as const;
const needs = [{ token: share, spender: ROUTER, amount: rawAmount(50n), permit: null }];

/** Draws the permission of which the chain says that it is missing. */
const draw = async (button: MigrateButtonKind) => {
  const { services } = renderWithServices(<MigrateAllowance facts={{ pair, button, allowance: 'needed', needs }} account={ACCOUNT} />, {
    account: ACCOUNT,
    path: `/migrate/v2/${PAIR}`,
  });
  await screen.findByText('Allow LP token migration');
  await act(async () => {
    services.answer({
      kind: 'allowance',
      read: { kind: 'allowance', chainId: 1, token: PAIR, owner: ACCOUNT, spender: ROUTER },
      state: { kind: 'known', value: rawAmount(0n), blockNumber: 1, syncing: false },
    });
  });
};

// ORDER-17
test.each([
  ['allowFirst', 1],
  ['migrate', 1],
  ['tokenChecking', 0],
  ['tokenUnread', 0],
  ['decimalsConflict', 0],
  ['loading', 0],
] as const)('beside "%s" a permission that is missing is offered %i times', async (button, times) => {
  await draw(button);
  expect(screen.queryAllByTestId('pool-migrate-approval')).toHaveLength(times);
});
