/** @jest-environment jsdom */
import { createFakeServices } from '@dex/mf-shared/testing';
import { requireAddress } from '@dex/mf-shared/domain';
import { chainChosen, selectActiveChainId, stateOf, walletConnected } from '@dex/mf-shared/state';
import { followAddress } from './followAddress';
import { swapSlice, amountTyped, fieldFlipped, selectSwap, swapReducer } from './swapSlice';

function visit(path: string) {
  const services = createFakeServices({ path });
  services.store.addSlice({ name: 'swap', reducer: swapReducer });
  const stop = followAddress(services);
  return { ...services, stop, swap: () => selectSwap(stateOf(services.store, swapSlice)) };
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

// SWAP-5
describe('the network of the address', () => {
  const account = requireAddress('0x00000000000000000000000000000000000000a1');
  const connected = { connectorId: 'x', name: 'X', isExtension: true, sendsBatches: false };
  const connect = (walletChainId: number) => walletConnected({ account, walletChainId, connected });
  const named = ({ history }: ReturnType<typeof visit>) => new URLSearchParams(history.location.search).get('chain');

  test('goes along at once when the person changes it, with what was typed', () => {
    const page = visit('/swap');
    page.store.dispatch(connect(1));
    page.store.dispatch(amountTyped({ field: 'INPUT', value: '1' }));
    jest.advanceTimersByTime(500);
    expect(named(page)).toBe('mainnet');
    page.store.dispatch(connect(42161));
    expect(named(page)).toBe(page.chains[42161].key);
    expect(page.history.location.search).toContain('exactAmount=1');
  });

  test('goes along with a visitor who came by a link and chose another one', () => {
    const page = visit('/swap?chain=mainnet&exactAmount=3');
    page.store.dispatch(chainChosen(42161));
    expect(named(page)).toBe(page.chains[42161].key);
    expect(page.history.location.search).toContain('exactAmount=3');
    // What the address says by now is the visitor's own word, which no wallet has to be asked about.
    page.store.dispatch(connect(1));
    expect(named(page)).toBe('mainnet');
  });

  test('stays that of a link where a wallet connects on another one', () => {
    const page = visit('/swap?chain=mainnet&exactAmount=3');
    page.store.dispatch(connect(42161));
    jest.advanceTimersByTime(500);
    expect(named(page)).toBe('mainnet');
    page.store.dispatch(amountTyped({ field: 'INPUT', value: '4' }));
    jest.advanceTimersByTime(500);
    expect(named(page)).toBe('mainnet');
    expect(page.history.location.search).toContain('exactAmount=4');
    page.store.dispatch(connect(10));
    expect(named(page)).toBe(page.chains[10].key);
  });

  test('stays that of a link to a visitor who types before a wallet connects on another one', () => {
    const { key } = createFakeServices().chains[42161];
    const page = visit(`/swap?chain=${key}`);
    page.store.dispatch(amountTyped({ field: 'INPUT', value: '1' }));
    jest.advanceTimersByTime(500);
    page.store.dispatch(connect(1));
    jest.advanceTimersByTime(500);
    expect(named(page)).toBe(key);
    // The person goes to where the link was made, and on from there.
    page.store.dispatch(connect(42161));
    page.store.dispatch(connect(10));
    expect(named(page)).toBe(page.chains[10].key);
  });

  test('is that of the wallet where a visitor typed without a link', () => {
    const page = visit('/swap');
    page.store.dispatch(amountTyped({ field: 'INPUT', value: '1' }));
    jest.advanceTimersByTime(500);
    expect(named(page)).toBe('mainnet');
    page.store.dispatch(connect(42161));
    expect(named(page)).toBe(page.chains[42161].key);
  });

  test('is not written where none was named, nor from another screen', () => {
    const bare = visit('/swap');
    bare.store.dispatch(chainChosen(42161));
    expect(bare.history.location.search).toBe('');
    const left = visit('/swap?chain=mainnet');
    left.history.push('/pool?chain=mainnet');
    left.store.dispatch(chainChosen(42161));
    expect(left.history.location).toMatchObject({ pathname: '/pool', search: '?chain=mainnet' });
  });
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
