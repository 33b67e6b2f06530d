/** @jest-environment jsdom */
import { renderWithServices } from '@dex/mf-shared/testing';
import { stateOf } from '@dex/mf-shared/state';
import { fireEvent, screen } from '@testing-library/react';
import { mainnet, ONE, ROUTER, TWO } from '../../domain/orders.fixture';
import type { PurchaseAnswer } from '../../domain/v3/purchase';
import { wantedSlice, factReceived, selectQuestion } from '../../state/wantedSlice';
import { PurchaseStanding } from './PurchaseFigures';
import { PurchaseWay } from './PurchaseWay';
import { WithSlices } from './position/positionPage.fixture';
import { usePurchase } from './usePurchase';

const WISH = {
  chainId: 1,
  quoter: ROUTER,
  between: [],
  token0: ONE.address,
  token1: TWO.address,
  fee: 3000,
  tickLower: -600,
  tickUpper: 600,
  sqrtPriceX96: '1',
  held0: '1',
  held1: '0',
  slippageBps: 50,
  before: null,
} as const;

function Asking() {
  const asked = usePurchase(WISH);
  return asked && <PurchaseStanding {...asked} lossBps={null} testId="it" />;
}

// V3-34
test('a way that could not be priced is asked for again by a button, as often as that is wished', () => {
  const { dispatch, services } = renderWithServices(
    <WithSlices>
      <Asking />
    </WithSlices>,
  );
  const asked = () => selectQuestion(stateOf(services.store, wantedSlice))?.key ?? '';
  const answer = (said: PurchaseAnswer) => dispatch(factReceived({ kind: 'purchase', key: asked(), answer: said }));
  for (const _time of ['first', 'second']) {
    const before = asked();
    expect(screen.queryByRole('button')).toBeNull();
    answer({ kind: 'failed' });
    fireEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(screen.queryByTestId('it-failed')).toBeNull();
    // Another question is asked of the node at once.
    expect(asked()).not.toBe(before);
    expect(asked()).not.toBe('');
  }
  answer({ kind: 'known', quote: null });
  expect(screen.getByTestId('it-noWay')).toBeTruthy();
});

// V3-34
test('the way of a purchase names the tokens and the fee of each pool, the coin by its own name where it pays', () => {
  const path = [mainnet.wrappedNative.address, mainnet.stablecoin?.token.address ?? ROUTER, ONE.address];
  renderWithServices(<PurchaseWay of={{ path, fees: [500, 3000] }} tokens={[mainnet.native, ONE]} testId="it" />);
  expect(screen.getByTestId('it-way').textContent).toBe(
    `${mainnet.native.symbol} → 0.05% → ${mainnet.stablecoin?.token.symbol} → 0.3% → ${ONE.symbol}`,
  );
});
