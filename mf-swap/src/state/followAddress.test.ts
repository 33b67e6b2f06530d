/** @jest-environment jsdom */
import { createFakeServices } from '@dex/mf-shared/testing';
import { selectActiveChainId, stateOf } from '@dex/mf-shared/state';
import { followAddress } from './followAddress';
import { amountTyped, fieldFlipped, selectSwap, swapReducer, type WithSwap } from './swapSlice';

function visit(path: string) {
  const services = createFakeServices({ path });
  services.store.addSlice({ name: 'swap', reducer: swapReducer });
  const stop = followAddress(services);
  return { ...services, stop, swap: () => selectSwap(stateOf<WithSwap>(services.store)) };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a link fills the form in', () => {
  const { swap } = visit('/swap?exactAmount=1.5&exactField=output&recipient=friend.eth');
  expect(swap()).toMatchObject({ typedValue: '1.5', independentField: 'OUTPUT', recipient: 'friend.eth' });
});

test('a visitor is brought to the network of the link', () => {
  const { chains } = createFakeServices();
  const { store } = visit(`/swap?chain=${chains[42161].key}`);
  expect(selectActiveChainId(stateOf(store))).toBe(42161);
});

test('the address follows the typing once it pauses, and keeps the rest of the query', () => {
  const { store, history } = visit('/swap?lng=en-US');
  store.dispatch(amountTyped({ field: 'INPUT', value: '1' }));
  store.dispatch(amountTyped({ field: 'INPUT', value: '12' }));
  expect(history.location.search).toBe('?lng=en-US');
  jest.advanceTimersByTime(500);
  const query = new URLSearchParams(history.location.search);
  expect(Object.fromEntries(query)).toMatchObject({ lng: 'en-US', exactAmount: '12', exactField: 'input', chain: 'mainnet' });
  store.dispatch(fieldFlipped());
  jest.advanceTimersByTime(500);
  expect(new URLSearchParams(history.location.search).get('exactField')).toBe('output');
});

test('what was typed does not follow to another screen, and nothing is written after the end', () => {
  const { store, history, stop } = visit('/swap');
  store.dispatch(amountTyped({ field: 'INPUT', value: '1' }));
  history.push('/pool');
  jest.advanceTimersByTime(500);
  expect(history.location).toMatchObject({ pathname: '/pool', search: '' });
  history.push('/swap');
  stop();
  store.dispatch(amountTyped({ field: 'INPUT', value: '2' }));
  jest.advanceTimersByTime(500);
  expect(history.location.search).toBe('');
});
