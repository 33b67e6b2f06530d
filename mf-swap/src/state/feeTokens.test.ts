import { chainChosen, createSharedStore, stateOf } from '@dex/mf-shared/state';
import { feeKey } from '../domain/transferFees';
import { chains, ethPools, USDC } from './fixtures';
import { poolsKey, selectPoolsWish, selectQuote } from './selectQuote';
import { swapSlice, amountTyped, poolsReceived, swapReducer, transferFeesMeasured } from './swapSlice';

/** The price for 1 ETH, or for USDC, where version 3 gives twice as much as version 2. */
function quoteFor(use: string, field: 'INPUT' | 'OUTPUT', keeps: boolean) {
  const search = `?inputCurrency=ETH&outputCurrency=${USDC.address}&use=${use}`;
  const store = createSharedStore({});
  store.addSlice({ name: 'swap', reducer: swapReducer });
  store.dispatch(chainChosen(1));
  store.dispatch(amountTyped({ field, value: field === 'INPUT' ? '1' : '100' }));
  const wish = selectPoolsWish(stateOf(store, swapSlice), search, chains);
  if (!wish) throw new Error('No pools are wanted');
  const facts = ethPools();
  const pairs = facts.pairs.map((pair) => ({ ...pair, reserve0: String(BigInt(pair.reserve0) / 2n) }));
  store.dispatch(poolsReceived({ key: poolsKey(wish), facts: { ...facts, pairs } }));
  if (keeps) store.dispatch(transferFeesMeasured({ [feeKey(1, USDC.address)]: { bought: 1000, sold: 0, measuredAt: 1 } }));
  return selectQuote(stateOf(store, swapSlice), search, chains);
}

// SWAP-23
describe('a token that keeps a part, where one version alone is used', () => {
  test('is not offered through version 3, which cannot carry it', () => {
    expect(quoteFor('v2', 'INPUT', false).betterElsewhere).toMatchObject({ version: 'v3' });
    expect(quoteFor('v2', 'INPUT', true).betterElsewhere).toBeNull();
    expect(quoteFor('v2', 'OUTPUT', false).betterElsewhere).toMatchObject({ version: 'v3' });
    expect(quoteFor('v2', 'OUTPUT', true).betterElsewhere).toBeNull();
  });

  test('has figures net of what it keeps', () => {
    const [gross, net] = [quoteFor('v2', 'INPUT', false), quoteFor('v2', 'INPUT', true)].map(({ trade }) => trade?.outputAmount ?? 0n);
    expect(net).toBe(((gross ?? 0n) * 9000n) / 10_000n + 1n);
  });

  test('leads from version 3 to version 2', () => {
    expect(quoteFor('v3', 'INPUT', true)).toMatchObject({ kind: 'noRoute', trade: null, betterElsewhere: { version: 'v2' } });
  });
});
