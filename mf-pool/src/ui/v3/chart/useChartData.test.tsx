/** @jest-environment jsdom */
import { renderWithServices } from '@dex/mf-shared/testing';
import { useLocation, useServices } from '@dex/mf-shared/ui';
import { stateOf } from '@dex/mf-shared/state';
import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { chains, HIGH, LOW } from '../../../state/v3/fixtures';
import { poolV3Slice, poolsReceived, poolV3Reducer, ticksReceived } from '../../../state/v3/poolV3Slice';
import { poolAddressOf, selectTicksWish } from '../../../state/v3/selectWishes';
import { useChartData } from './useChartData';

// No pool of the protocol has such a tick: the chart must not draw what it cannot place.
const OUTSIDE = 900_000;

function Chart() {
  const data = useChartData({
    pool: { kind: 'exists', tick: OUTSIDE, liquidity: '5', sqrtPriceX96: String(2n ** 96n) },
    fee: 3000,
    facts: { pair: { base: LOW, quote: HIGH } },
  });
  return <p>{data.kind}</p>;
}

function WithTicks() {
  const { store } = useServices();
  const location = useLocation();
  store.addSlice({ name: 'poolV3', reducer: poolV3Reducer });
  useEffect(() => {
    const address = poolAddressOf(chains, 1, LOW.address, HIGH.address, 3000);
    if (!address) return;
    store.dispatch(
      poolsReceived({
        key: `1:${address}`,
        answer: { [address]: { kind: 'exists', tick: OUTSIDE, liquidity: '5', sqrtPriceX96: String(2n ** 96n) } },
      }),
    );
    const key = selectTicksWish(stateOf(store, poolV3Slice), location, chains)?.key ?? '';
    store.dispatch(ticksReceived({ key, answer: { kind: 'known', ticks: [[-60, '5']] } }));
  }, [store, location]);
  return <Chart />;
}

test('a price that lies outside all ticks is no picture, and the console is told', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderWithServices(<WithTicks />, { path: `/add/${LOW.address}/${HIGH.address}/3000` });
  expect(await screen.findByText('failed')).toBeTruthy();
  expect(errors).toHaveBeenCalledWith('TickData pivot not found');
});
