import { rawAmount, type RawAmount } from '@dex/mf-shared/domain';
import { stateOf, type ReadAnswer } from '@dex/mf-shared/state';
import type { FakeServices, Story } from '@dex/mf-shared/testing';
import { matchRoute } from '../../routes';
import { ACCOUNT, ethPools, USDC, WETH } from '../../state/fixtures';
import { poolsKey, selectAlternatives, selectCostInToken, selectPoolsWish, selectQuote } from '../../state/selectQuote';
import type { LazyEngine } from '../../state/swapEngine';
import { linkOpened, poolsReceived, swapSlice } from '../../state/swapSlice';
import { SwapEngineContext } from '../SwapEngineContext';
import { SwapScreen } from '../SwapScreen';

const PAIR = `?inputCurrency=ETH&outputCurrency=${USDC.address}`;
const WRAP = `?inputCurrency=ETH&outputCurrency=${WETH.address}`;
const ETHER = 10n ** 18n;

const ready = {
  kind: 'ready',
  engine: { selectQuote, selectAlternatives, selectCostInToken, openHistory: () => Promise.resolve(), stop: () => undefined },
} as const;
const loading = { kind: 'loading' } as const;
const failed = { kind: 'failed' } as const;

function engineThat(is: ReturnType<LazyEngine['state']>): LazyEngine {
  return { begin: () => undefined, state: () => is, subscribe: () => () => undefined, stop: () => undefined };
}

const balanceOf = (value: RawAmount): ReadAnswer => ({
  kind: 'balance',
  read: { kind: 'balance', chainId: 1, account: ACCOUNT, token: 'native' },
  state: { kind: 'known', value, blockNumber: 1, syncing: false },
});

interface Shown {
  readonly search?: string;
  readonly isVisitor?: boolean;
  readonly typed?: string;
  readonly arePoolsKnown?: boolean;
  readonly balance?: RawAmount;
  readonly engine?: ReturnType<LazyEngine['state']>;
}

function type({ store, chains }: FakeServices, typedValue: string, search: string, arePoolsKnown: boolean): void {
  store.dispatch(linkOpened({ typedValue, independentField: 'INPUT', recipient: null }));
  const wish = arePoolsKnown && selectPoolsWish(stateOf(store, swapSlice), search, chains);
  if (wish) store.dispatch(poolsReceived({ key: poolsKey(wish), facts: ethPools() }));
}

function screen(name: string, { search = '', isVisitor = false, typed, arePoolsKnown = false, balance, engine = ready }: Shown): Story {
  return {
    name: `swap-screen-${name}`,
    isScreen: true,
    world: { path: `/swap${search}`, ...(isVisitor ? {} : { account: ACCOUNT }) },
    matchRoute,
    answers: balance === undefined ? [] : [balanceOf(balance)],
    prepare: (services) => {
      services.store.addSlice(swapSlice);
      if (typed !== undefined) type(services, typed, search, arePoolsKnown);
    },
    draw: () => (
      <SwapEngineContext value={engineThat(engine)}>
        <SwapScreen />
      </SwapEngineContext>
    ),
  };
}

/** The swap as it is come upon, and the states of a quote. */
export const screenStories: readonly Story[] = [
  screen('visitor', { isVisitor: true }),
  screen('empty', { search: PAIR, balance: rawAmount(2n * ETHER) }),
  screen('notAToken', { search: '?outputCurrency=0x1' }),
  screen('engineLoading', { search: PAIR, typed: '1', balance: rawAmount(2n * ETHER), engine: loading }),
  screen('engineFailed', { search: PAIR, typed: '1', balance: rawAmount(2n * ETHER), engine: failed }),
  screen('quoteLoading', { search: PAIR, typed: '1', balance: rawAmount(2n * ETHER) }),
  screen('quote', { search: PAIR, typed: '1', arePoolsKnown: true, balance: rawAmount(2n * ETHER) }),
  screen('quoteOfMuch', { search: PAIR, typed: '400', arePoolsKnown: true, balance: rawAmount(1000n * ETHER) }),
  screen('short', { search: PAIR, typed: '1', arePoolsKnown: true, balance: rawAmount(1n) }),
  screen('balanceUnknown', { search: PAIR, typed: '1', arePoolsKnown: true }),
  screen('wrap', { search: WRAP, typed: '1', balance: rawAmount(2n * ETHER) }),
];
