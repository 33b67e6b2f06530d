/** @jest-environment jsdom */
import { rawAmount } from '@dex/mf-shared/domain';
import { renderWithServices } from '@dex/mf-shared/testing';
import { useServices } from '@dex/mf-shared/ui';
import { act, screen } from '@testing-library/react';
import { migrateOrder } from '../../domain/migrate/migrateOrder';
import { ACCOUNT, migrateTerms, ONE, PAIR, TWO } from '../../domain/orders.fixture';
import type { CoarseLoss } from '../../domain/v3/coarseSide';
import { poolKinds, poolOrders } from '../../orders';
import { wantedReducer } from '../../state/wantedSlice';
import { marketReducer } from '../../state/v3/marketSlice';
import { poolV3Reducer } from '../../state/v3/poolV3Slice';
import { poolSlot } from '../orders/poolSlot';
import { MigrateDialog } from './MigrateDialog';

const share = { ...ONE, address: PAIR, symbol: 'SHARE' };
const amount = rawAmount(3n);

function Part() {
  const { store } = useServices();
  store.addSlice({ name: 'poolV3', reducer: poolV3Reducer });
  store.addSlice({ name: 'poolWanted', reducer: wantedReducer });
  store.addSlice({ name: 'poolMarket', reducer: marketReducer });
  return <MigrateDialog pair={PAIR} />;
}

// V3-32
test.each<[CoarseLoss | null, number]>([
  [{ side: 1, amount: '1' }, 1],
  [null, 0],
])('the review of a migration of which %j is lost for want of decimals says so %i times', async (coarse, times) => {
  const few = { ...TWO, decimals: 2, symbol: 'FEW' };
  const pair = { base: ONE, quote: few };
  const terms = { ...migrateTerms, token1: few, share, shown: pair, position0: amount, position1: amount, coarse };
  const order = migrateOrder({ chainId: 1, account: ACCOUNT }, terms, share, null, ['native', TWO.address]);
  const { services } = renderWithServices(<Part />, { account: ACCOUNT, path: `/migrate/v2/${PAIR}` });
  const record = { summary: { kind: 'migrate', symbolA: 'T1', symbolB: 'FEW' } } as const;
  await act(() => poolOrders(services).orders.open(poolSlot(poolKinds.migrate, PAIR), { order, record }));
  expect(screen.getByTestId('pool-migrate-confirmation')).toBeTruthy();
  const said = screen.queryAllByTestId('pool-v3-order-coarse').map(({ textContent }) => textContent);
  expect(said).toHaveLength(times);
  expect(said.every((text) => text?.includes('Up to 0.01 FEW of what is put in would be lost'))).toBe(true);
});
