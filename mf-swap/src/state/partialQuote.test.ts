import { chainChosen, createSharedStore, stateOf } from '@dex/mf-shared/state';
import { chains, ethPools, USDC } from './fixtures';
import { poolsKey, selectPoolsWish, selectQuote } from './selectQuote';
import { swapSlice, amountTyped, poolsReceived, swapReducer } from './swapSlice';

const SEARCH = `?inputCurrency=ETH&outputCurrency=${USDC.address}`;

// SWAP-8
test('with a part of the pools unread the best of the others is shown, but is no firm price, however old the figures are', () => {
  const store = createSharedStore({});
  store.addSlice({ name: 'swap', reducer: swapReducer });
  store.dispatch(chainChosen(1));
  store.dispatch(amountTyped({ field: 'INPUT', value: '1' }));
  const quoteWith = (changes: Partial<ReturnType<typeof ethPools>>) => {
    const wish = selectPoolsWish(stateOf(store, swapSlice), SEARCH, chains);
    if (!wish) throw new Error('No pools are wanted');
    store.dispatch(poolsReceived({ key: poolsKey(wish), facts: { ...ethPools(), ...changes } }));
    return selectQuote(stateOf(store, swapSlice), SEARCH, chains);
  };
  expect(quoteWith({ isComplete: false })).toMatchObject({ kind: 'partial', isFailed: false, trade: { confirmed: false } });
  expect(quoteWith({ isComplete: false, failed: true, syncing: true })).toMatchObject({ kind: 'partial', isFailed: true });
  expect(quoteWith({}).kind).toBe('valid');
});
