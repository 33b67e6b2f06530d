/** @jest-environment jsdom */
import { rawAmount, type RawAmount } from '@dex/mf-shared/domain';
import { stateOf } from '@dex/mf-shared/state';
import { renderWithServices } from '@dex/mf-shared/testing';
import { useServices } from '@dex/mf-shared/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ACCOUNT, ONE, PAIR, STAKING, TWO } from '../../domain/orders.fixture';
import type { ExistingPair } from '../../domain/v2/pair';
import type { TargetWish } from '../../domain/wanted';
import { marketReceived, marketReducer } from '../../state/v3/marketSlice';
import { poolV3Reducer } from '../../state/v3/poolV3Slice';
import { factReceived, selectFollowed, wantedSlice } from '../../state/wantedSlice';
import { MigrateForm } from './MigrateForm';

const whole = rawAmount(10n ** 18n);
const few = { ...TWO, decimals: 2, symbol: 'FEW' };
const pair = { chainId: 1, address: PAIR, factory: STAKING, source: 'v2', token0: ONE, token1: few } as const;

function Form({ reserve1 }: { readonly reserve1: RawAmount }) {
  const { store } = useServices();
  store.addSlice({ name: 'poolV3', reducer: poolV3Reducer });
  store.addSlice(wantedSlice);
  store.addSlice({ name: 'poolMarket', reducer: marketReducer });
  const state: ExistingPair = { kind: 'exists', reserve0: whole, reserve1, totalSupply: whole, balance: whole, permit: null };
  return <MigrateForm pair={pair} state={state} account={ACCOUNT} tokens={[]} />;
}

/** Nothing else trades the pair of the target. */
const noMarket = ({ tokens, fee }: Pick<TargetWish, 'tokens' | 'fee'>) =>
  marketReceived({ key: `1:${tokens.join()}:${fee}`, answer: { kind: 'known', references: [], isComplete: true } });

test('the form is drawn once, with what the pool and the market say above it, and another tier leaves it there', async () => {
  const { dispatch, services } = renderWithServices(<Form reserve1={whole} />, { account: ACCOUNT, path: `/migrate/v2/${PAIR}` });
  const wanted = () => selectFollowed(stateOf(services.store, wantedSlice), 'target');
  const wish = await waitFor(() => {
    const found = wanted();
    if (!found) throw new Error('No pool is asked about yet');
    return found;
  });
  const isDrawn = () => screen.queryByTestId('pool-migrate-confirm') !== null;
  expect(isDrawn()).toBe(false);
  act(() => void dispatch(factReceived({ kind: 'target', key: wish.key, answer: { kind: 'notExists' } })));
  expect(isDrawn()).toBe(false);
  act(() => void dispatch(noMarket(wish)));
  expect(isDrawn()).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: '0.05%' }));
  await waitFor(() => expect(wanted()?.fee).toBe(500));
  expect(isDrawn()).toBe(true);
});

// V3-32
test.each([
  ['100 smallest units', rawAmount(100n), 1],
  ['more units than anybody counts', whole, 0],
] as const)('beside %s of a token the form of a migration says what is lost for want of decimals', async (_, reserve1, times) => {
  const { dispatch, services } = renderWithServices(<Form reserve1={reserve1} />, { account: ACCOUNT, path: `/migrate/v2/${PAIR}` });
  const wish = await waitFor(() => {
    const wanted = selectFollowed(stateOf(services.store, wantedSlice), 'target');
    if (!wanted) throw new Error('No pool is asked about yet');
    return wanted;
  });
  act(() => void dispatch(factReceived({ kind: 'target', key: wish.key, answer: { kind: 'notExists' } })));
  act(() => void dispatch(noMarket(wish)));
  fireEvent.click(screen.getByTestId('pool-migrate-full'));
  await screen.findByTestId('pool-migrate-into0');
  const said = screen.queryAllByTestId('pool-migrate-coarse').map(({ textContent }) => textContent);
  expect(said).toHaveLength(times);
  expect(said.every((text) => text?.includes('FEW of what is put in would be lost'))).toBe(true);
});
