import { chainChosen, createSharedStore, stateOf } from '@dex/mf-shared/state';
import { requireAddress } from '@dex/mf-shared/domain';
import type { ConfirmedQuote } from '../domain/ports';
import { chains, ethPools, USDC } from './fixtures';
import { poolsKey, quoteWishKey, selectPoolsWish, selectQuote, selectQuoteWish } from './selectQuote';
import { swapSlice, amountTyped, networkFeesReceived, poolsReceived, quoteReceived, swapReducer } from './swapSlice';

const SEARCH = `?inputCurrency=ETH&outputCurrency=${USDC.address}&use=v3`;

/** A form with an amount, whose pools and answers of the chain a test gives. */
function formWithAmount(search = SEARCH) {
  const store = createSharedStore({});
  store.addSlice({ name: 'swap', reducer: swapReducer });
  store.dispatch(chainChosen(1));
  store.dispatch(amountTyped({ field: 'INPUT', value: '1' }));
  store.dispatch(networkFeesReceived({ chainId: 1, fees: { gasPrice: '1', data: null } }));
  const args = () => [stateOf(store, swapSlice), search, chains] as const;
  const asked = () => {
    const wish = selectQuoteWish(...args());
    if (!wish) throw new Error('Nothing is asked');
    return wish;
  };
  return {
    asked,
    question: () => quoteWishKey(asked()),
    isSilent: () => selectQuoteWish(...args()) === null,
    quote: () => selectQuote(...args()),
    types: (value: string) => store.dispatch(amountTyped({ field: 'INPUT', value })),
    pools(facts: ReturnType<typeof ethPools>) {
      const wish = selectPoolsWish(...args());
      if (!wish) throw new Error('No pools are wanted');
      store.dispatch(poolsReceived({ key: poolsKey(wish), facts }));
    },
    says(answer: (computed: string | null) => string | null) {
      const { key, revision, routes } = asked();
      const amounts = Object.fromEntries(routes.map((route) => [route.key, answer(route.computed)]));
      const isAsComputed = routes.every((route) => route.computed !== null && amounts[route.key] === route.computed);
      const quote: ConfirmedQuote = { blockNumber: 100, amounts, isAsComputed };
      store.dispatch(quoteReceived({ key, revision, quote }));
    },
  };
}

const withLiquidity = (more: bigint) => {
  const facts = ethPools();
  return { ...facts, pools: facts.pools.map((pool) => ({ ...pool, liquidity: String(BigInt(pool.liquidity) + more) })) };
};

// SWAP-26
describe('when the pools move', () => {
  test('a way that the chain refused stays out, and is asked about again for each new state', () => {
    const form = formWithAmount();
    form.pools(ethPools());
    const first = form.question();
    form.says(() => null);
    expect(form.quote()).toMatchObject({ kind: 'noRoute', trade: null });
    expect(form.question()).toBe(first);
    form.pools(withLiquidity(1n));
    expect(form.quote()).toMatchObject({ kind: 'noRoute', trade: null });
    const second = form.question();
    expect(second).not.toBe(first);
    form.says((computed) => computed);
    expect(form.quote()).toMatchObject({ kind: 'valid', trade: { confirmed: true } });
    form.pools(ethPools());
    expect(form.isSilent()).toBe(true);
  });

  test('another figure than was computed is asked for again', () => {
    const form = formWithAmount();
    form.pools(ethPools());
    form.says(() => '1234');
    expect(form.quote().trade).toMatchObject({ outputAmount: 1234n, confirmed: true });
    const first = form.question();
    form.pools(withLiquidity(1n));
    expect(form.question()).not.toBe(first);
  });

  test('a question that has no answer yet is asked about the new state', () => {
    const form = formWithAmount();
    form.pools(ethPools());
    const first = form.question();
    form.pools(withLiquidity(1n));
    expect(form.question()).not.toBe(first);
  });

  test('what the chain said just as it was computed is not asked again, but for another amount', () => {
    const form = formWithAmount();
    form.pools(ethPools());
    form.says((computed) => computed);
    expect(form.isSilent()).toBe(true);
    form.pools(withLiquidity(1n));
    expect(form.isSilent()).toBe(true);
    expect(form.quote().trade).toMatchObject({ confirmed: false });
    form.types('2');
    expect(form.isSilent()).toBe(false);
  });

  test('the same ways in other parts are not asked about again, another way is', () => {
    const form = formWithAmount(SEARCH.replace('v3', 'auto'));
    form.types('200');
    form.pools(ethPools());
    const parts = () => form.quote().trade?.legs.map(({ inputAmount }) => inputAmount) ?? [];
    const before = parts();
    expect(before).toHaveLength(2);
    expect(form.asked().routes).toHaveLength(3);
    form.says((computed) => computed);
    expect(form.isSilent()).toBe(true);
    const thicker = withLiquidity(10n ** 20n);
    form.pools(thicker);
    expect(parts()).toHaveLength(2);
    expect(parts()).not.toEqual(before);
    expect(form.isSilent()).toBe(true);
    const more = thicker.pools.map((pool) => ({ ...pool, fee: 500, address: requireAddress(`0x${'5'.repeat(40)}`) }));
    form.pools({ ...thicker, pools: [...thicker.pools, ...more] });
    expect(form.isSilent()).toBe(false);
  });

  test('a way that cannot be computed any more is asked about, whatever was said of it before', () => {
    const form = formWithAmount();
    form.pools(ethPools());
    form.says((computed) => computed);
    const facts = ethPools();
    form.pools({ ...facts, pools: facts.pools.map((pool) => ({ ...pool, words: null })) });
    expect(form.asked().routes).toMatchObject([{ computed: null }]);
  });
});

// SWAP-8
test('of more ways than are asked about at once "no route" is said only after each was refused', () => {
  const form = formWithAmount();
  const facts = ethPools();
  const fees = Array.from({ length: 14 }, (_, index) => 100 + index);
  const unread = facts.pools.flatMap((pool) =>
    fees.map((fee) => ({ ...pool, fee, address: requireAddress(`0x${String(fee).padStart(40, '0')}`), words: null })),
  );
  form.pools({ ...facts, pairs: [], pools: unread });
  expect(form.asked().routes).toHaveLength(12);
  form.says(() => null);
  expect(form.quote()).toMatchObject({ kind: 'loading' });
  expect(form.asked().routes).toHaveLength(2);
  form.says(() => null);
  expect(form.quote()).toMatchObject({ kind: 'noRoute' });
  expect(form.isSilent()).toBe(true);
});
