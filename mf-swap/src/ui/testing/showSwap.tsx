import { createFakeServices, Surroundings } from '@dex/mf-shared/testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type RawAmount, parseRawAmount } from '@dex/mf-shared/domain';
import { stateOf } from '@dex/mf-shared/state';
import type { PoolsFacts } from '../../domain/poolFacts';
import { matchRoute } from '../../routes';
import { ethPools, USDC, type ACCOUNT } from '../../state/fixtures';
import { poolsKey, selectAlternatives, selectCostInToken, selectPoolsWish, selectQuote } from '../../state/selectQuote';
import type { LazyEngine } from '../../state/swapEngine';
import { poolsReceived, swapReducer, swapSlice } from '../../state/swapSlice';
import { SwapEngineContext } from '../SwapEngineContext';
import { SwapScreen } from '../SwapScreen';

/** A raw amount of a test. */
export function raw(text: string): RawAmount {
  const amount = parseRawAmount(text);
  if (!amount) throw new Error('Not an amount');
  return amount;
}

/** ETH for USDC. */
export const SEARCH = `?inputCurrency=ETH&outputCurrency=${USDC.address}`;

const openHistory = async () => undefined;

/** Draws the swap; the pools come when the test gives them. */
export function showSwap(path: string, account?: typeof ACCOUNT) {
  const services = createFakeServices({ path, account });
  services.store.addSlice({ name: 'swap', reducer: swapReducer });
  const state = {
    kind: 'ready',
    engine: { selectQuote, selectAlternatives, selectCostInToken, openHistory, stop: () => undefined },
  } as const;
  const engine: LazyEngine = { begin: () => undefined, state: () => state, subscribe: () => () => undefined, stop: () => undefined };
  render(
    <Surroundings services={services} matchRoute={matchRoute}>
      <SwapEngineContext value={engine}>
        <SwapScreen />
      </SwapEngineContext>
    </Surroundings>,
  );
  const receivePools = (changed = (facts: PoolsFacts) => facts) => {
    const wish = selectPoolsWish(stateOf(services.store, swapSlice), SEARCH, services.chains);
    if (!wish) throw new Error('No pools are wanted');
    act(() => void services.store.dispatch(poolsReceived({ key: poolsKey(wish), facts: changed(ethPools()) })));
  };
  return { services, receivePools };
}

/** Makes the window of a test as wide as this, in pixels. */
export function setWidth(pixels: number): void {
  const list = (query: string) => ({
    matches: pixels >= Number(/min-width: (\d+)px/.exec(query)?.[1]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: list });
}

export async function addRecipient(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'More for this swap' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Add a recipient' }));
}

export const button = () => screen.getByTestId('swap-button');
