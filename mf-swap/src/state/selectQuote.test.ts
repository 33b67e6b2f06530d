import { chainChosen, createSharedStore, singleHopOnlyChosen } from '@dex/mf-shared/state';
import type { TypedSharedStore } from '@dex/mf-shared/state';
import { stateOf } from '@dex/mf-shared/state';
import { requireAddress } from '@dex/mf-shared/domain';
import { chains, DAI, ethPools, USDC, WETH } from './fixtures';
import { selectQuoteOutOfReach, selectQuoteToCome } from './quoteFacts';
import { selectPair } from './selectPair';
import { poolsKey, quoteWishKey, selectPoolsWish, selectQuote, selectQuoteWish, selectSuggestionWish } from './selectQuote';
import { swapSlice, amountTyped, poolsReceived, quoteReceived, suggestionReceived, swapReducer } from './swapSlice';

const SEARCH = `?inputCurrency=ETH&outputCurrency=${USDC.address}&use=v3`;

function storeOn(chainId: 1 | 196 | 42161 = 1): TypedSharedStore {
  const store = createSharedStore({});
  store.addSlice({ name: 'swap', reducer: swapReducer });
  store.dispatch(chainChosen(chainId));
  return store;
}

const stateIn = (store: TypedSharedStore) => stateOf(store, swapSlice);
const quoteIn = (store: TypedSharedStore, search = SEARCH) => selectQuote(stateIn(store), search, chains);

function receivePools(store: TypedSharedStore, search = SEARCH, facts = ethPools()): void {
  const wish = selectPoolsWish(stateIn(store), search, chains);
  if (!wish) throw new Error('No pools are wanted');
  store.dispatch(poolsReceived({ key: poolsKey(wish), facts }));
}

describe('the states of a quote', () => {
  test('invalid without an amount, without an output, for a pair of one token', () => {
    const store = storeOn();
    expect(quoteIn(store).kind).toBe('invalid');
    store.dispatch(amountTyped({ field: 'INPUT', value: '1' }));
    expect(quoteIn(store, '').kind).toBe('invalid');
    expect(quoteIn(store, `?inputCurrency=ETH&outputCurrency=${WETH.address}`).kind).toBe('invalid');
    store.dispatch(amountTyped({ field: 'INPUT', value: '0' }));
    expect(quoteIn(store).kind).toBe('invalid');
  });

  test('without the code that computes prices it is invalid as ever, else loading; out of reach when that code failed to load', () => {
    const store = storeOn();
    const toCome = (search = SEARCH) => selectQuoteToCome(stateIn(store), search, chains);
    const outOfReach = () => selectQuoteOutOfReach(stateIn(store), SEARCH, chains);
    expect(toCome().kind).toBe('invalid');
    expect(outOfReach()).toMatchObject({ kind: 'invalid', isFailed: true, trade: null });
    store.dispatch(amountTyped({ field: 'INPUT', value: '1' }));
    expect(toCome(`?inputCurrency=ETH&outputCurrency=${WETH.address}`).kind).toBe('invalid');
    expect(toCome()).toMatchObject({ kind: 'loading', isFailed: false, trade: null });
    expect(toCome()).toBe(toCome());
    expect(outOfReach()).toMatchObject({ kind: 'loading', isFailed: true, trade: null });
  });

  test('loading until the pools are known', () => {
    const store = storeOn();
    store.dispatch(amountTyped({ field: 'INPUT', value: '1' }));
    expect(quoteIn(store).kind).toBe('loading');
    receivePools(store, SEARCH, { ...ethPools(), isComplete: false, pairs: [], pools: [] });
    expect(quoteIn(store).kind).toBe('loading');
  });

  test('valid at once when the pools are known, and without any request', () => {
    const store = storeOn();
    receivePools(store);
    store.dispatch(amountTyped({ field: 'INPUT', value: '1' }));
    const quote = quoteIn(store);
    expect(quote).toMatchObject({ kind: 'valid', trade: { version: 'v3', confirmed: false } });
    expect(Number(quote.trade?.outputAmount)).toBeGreaterThan(1990e6);
  });

  test('no route without pools', () => {
    const store = storeOn();
    receivePools(store, SEARCH, { ...ethPools(), pairs: [], pools: [] });
    store.dispatch(amountTyped({ field: 'INPUT', value: '1' }));
    expect(quoteIn(store)).toMatchObject({ kind: 'noRoute', trade: null });
  });

  // SWAP-8
  test('syncing keeps the last trade', () => {
    const store = storeOn();
    receivePools(store, SEARCH, { ...ethPools(), syncing: true });
    store.dispatch(amountTyped({ field: 'INPUT', value: '1' }));
    expect(quoteIn(store).kind).toBe('syncing');
    expect(quoteIn(store).trade).not.toBeNull();
  });
});

test('pools of another pair are not quoted from', () => {
  const store = storeOn();
  receivePools(store);
  store.dispatch(amountTyped({ field: 'INPUT', value: '1' }));
  expect(quoteIn(store, `?inputCurrency=ETH&outputCurrency=${DAI.address}`)).toMatchObject({ kind: 'loading', trade: null });
});

test('an exact output asks for the input', () => {
  const store = storeOn();
  receivePools(store);
  store.dispatch(amountTyped({ field: 'OUTPUT', value: '2000' }));
  const { trade } = quoteIn(store);
  expect(trade).toMatchObject({ tradeType: 'exactOutput', outputAmount: 2_000_000_000n });
  expect(Number(trade?.inputAmount)).toBeGreaterThan(1e18);
});

test('the figure of the chain wins, as long as it belongs to what is asked now', () => {
  const store = storeOn();
  receivePools(store);
  store.dispatch(amountTyped({ field: 'INPUT', value: '1' }));
  const wish = selectQuoteWish(stateIn(store), SEARCH, chains);
  if (!wish) throw new Error('Nothing is asked');
  store.dispatch(
    quoteReceived({ ...wish, quote: { blockNumber: 100, isAsComputed: false, amounts: { [wish.routes[0]?.key ?? '']: '1234' } } }),
  );
  expect(quoteIn(store).trade).toMatchObject({ outputAmount: 1234n, confirmed: true });
  store.dispatch(amountTyped({ field: 'INPUT', value: '2' }));
  expect(quoteIn(store).trade).toMatchObject({ confirmed: false });
});

test('a route that the chain says would fail is not offered', () => {
  const store = storeOn();
  receivePools(store);
  store.dispatch(amountTyped({ field: 'INPUT', value: '1' }));
  const wish = selectQuoteWish(stateIn(store), SEARCH, chains);
  if (!wish) throw new Error('Nothing is asked');
  store.dispatch(
    quoteReceived({ ...wish, quote: { blockNumber: 100, isAsComputed: false, amounts: { [wish.routes[0]?.key ?? '']: null } } }),
  );
  expect(quoteIn(store)).toMatchObject({ kind: 'noRoute' });
});

test('a block that leaves the pools as they are makes no new trade and no new question', () => {
  const store = storeOn();
  receivePools(store);
  store.dispatch(amountTyped({ field: 'INPUT', value: '1' }));
  const [before, wish] = [quoteIn(store).trade, selectQuoteWish(stateIn(store), SEARCH, chains)];
  receivePools(store, SEARCH, ethPools(101));
  expect(quoteIn(store).trade).toBe(before);
  const after = selectQuoteWish(stateIn(store), SEARCH, chains);
  expect(wish && quoteWishKey(wish)).toBe(after && quoteWishKey(after));
});

test('ticks that are not known ask the chain', () => {
  const store = storeOn();
  const facts = ethPools();
  receivePools(store, SEARCH, { ...facts, pairs: [], pools: facts.pools.map((pool) => ({ ...pool, words: null })) });
  store.dispatch(amountTyped({ field: 'INPUT', value: '1' }));
  expect(quoteIn(store).kind).toBe('loading');
  expect(selectQuoteWish(stateIn(store), SEARCH, chains)).toMatchObject({
    routes: [{ stretches: [{ version: 'v3', fees: [3000] }] }],
  });
});

describe('the version', () => {
  // SWAP-15
  test('the other version is named when it is better by half a percent', () => {
    const store = storeOn();
    const facts = ethPools();
    receivePools(store, SEARCH, { ...facts, pairs: facts.pairs.map((pair) => ({ ...pair, reserve0: String(2_100_000n * 10n ** 6n) })) });
    store.dispatch(amountTyped({ field: 'INPUT', value: '0.001' }));
    expect(quoteIn(store)).toMatchObject({ trade: { version: 'v3' }, betterElsewhere: { version: 'v2' } });
    expect(quoteIn(store, SEARCH.replace('v3', 'v2'))).toMatchObject({ trade: { version: 'v2' }, betterElsewhere: null });
  });

  // SWAP-15
  test('a network with one version uses it, whatever the address says', () => {
    expect(selectPair(stateIn(storeOn(42161)), '?use=v2', chains).choice).toBe('v3');
    expect(selectPair(stateIn(storeOn(196)), '', chains).choice).toBe(chains[196].v2 ? 'v2' : 'v3');
  });
});

test('multi-hop off asks for the direct pools alone', () => {
  const store = storeOn();
  store.dispatch(singleHopOnlyChosen(true));
  expect(selectPoolsWish(stateIn(store), SEARCH, chains)).toMatchObject({ directOnly: true });
});

describe("the operator's quote service", () => {
  /** The pool of the fixture and three worse ones, so that one is not among those asked about anyway. */
  function fiveTiers() {
    const [pool] = ethPools().pools;
    if (!pool) throw new Error('The fixture lacks its pool');
    const others = [100, 500, 10000].map((fee) => ({
      ...pool,
      fee,
      address: requireAddress(`0x${String(fee).padStart(40, '0')}`),
      liquidity: String(10n ** 19n / BigInt(fee)),
    }));
    return { ...ethPools(), pools: [pool, ...others] };
  }

  function suggest(store: TypedSharedStore, fee: number, blockNumber = 100): void {
    const wish = selectSuggestionWish(stateIn(store), SEARCH, chains);
    if (!wish) throw new Error('Nothing is asked');
    store.dispatch(suggestionReceived({ key: wish.key, suggestion: { blockNumber, path: [WETH.address, USDC.address], fees: [fee] } }));
  }
  const askedFees = (store: TypedSharedStore) =>
    selectQuoteWish(stateIn(store), SEARCH, chains)?.routes.map(({ stretches }) => stretches[0]?.fees[0]);

  function typedStore(): { store: TypedSharedStore; before: readonly (number | undefined)[]; missing: number } {
    const store = storeOn();
    receivePools(store, SEARCH, fiveTiers());
    store.dispatch(amountTyped({ field: 'INPUT', value: '0.000001' }));
    const before = askedFees(store) ?? [];
    const missing = [100, 500, 3000, 10000].find((fee) => !before.includes(fee));
    if (missing === undefined) throw new Error('Every pool is asked about already');
    return { store, before, missing };
  }

  test('the question names the wrapped tokens and the raw amount; nothing is asked without an amount', () => {
    const store = storeOn();
    expect(selectSuggestionWish(stateIn(store), SEARCH, chains)).toBeNull();
    store.dispatch(amountTyped({ field: 'OUTPUT', value: '5' }));
    expect(selectSuggestionWish(stateIn(store), SEARCH, chains)).toMatchObject({
      tokenIn: WETH.address,
      tokenOut: USDC.address,
      amount: '5000000',
      tradeType: 'exactOutput',
    });
  });

  test('its route is put to the chain, and its word alone changes no figure', () => {
    const { store, before, missing } = typedStore();
    const { trade } = quoteIn(store);
    suggest(store, missing);
    expect(askedFees(store)).toEqual([...before, missing]);
    expect(quoteIn(store).trade).toBe(trade);
  });

  test('its route wins only by the figure of the chain', () => {
    const { store, missing } = typedStore();
    suggest(store, missing);
    const wish = selectQuoteWish(stateIn(store), SEARCH, chains);
    const key = wish?.routes.find(({ stretches }) => stretches[0]?.fees[0] === missing)?.key;
    if (!wish || !key) throw new Error('The route is not asked about');
    store.dispatch(quoteReceived({ ...wish, quote: { blockNumber: 100, isAsComputed: false, amounts: { [key]: '999999' } } }));
    expect(quoteIn(store).trade).toMatchObject({ confirmed: true, outputAmount: 999999n });
  });

  test('a suggestion older than 10 blocks, of another question, or through pools not read here is not used', () => {
    const { store, before, missing } = typedStore();
    suggest(store, missing, 89);
    expect(askedFees(store)).toEqual(before);
    suggest(store, 777);
    expect(askedFees(store)).toEqual(before);
    suggest(store, missing);
    store.dispatch(amountTyped({ field: 'INPUT', value: '0.000002' }));
    expect(askedFees(store)).toHaveLength(before.length);
  });
});
