import type { AppLocation } from '@dex/mf-shared/contract';
import { createSharedStore, stateOf, walletConnected } from '@dex/mf-shared/state';
import { wantedSlice, factReceived, factWanted, wantedReducer } from '../wantedSlice';
import { account, chains, HIGH, LOW, samplePosition as position } from './fixtures';
import { marketSlice, marketReceived, marketReducer, selectMarket, selectMarketWish } from './marketSlice';
import { poolV3Slice, poolsReceived, poolV3Reducer, positionReceived } from './poolV3Slice';
import { poolAddressOf, selectPoolsWish } from './selectWishes';

const TOKENS = [LOW.address, HIGH.address] as const;
const POOL = poolAddressOf(chains, 1, ...TOKENS, 3000);
if (!POOL) throw new Error('The chain has version 3');
const at = (pathname: string): AppLocation => ({ pathname, search: '', hash: '' });
const ADD = at(`/add/${TOKENS.join('/')}/3000`);
const INCREASE = at(`/increase/${TOKENS.join('/')}/3000/11`);
const POSITION = at('/pool/11');
const MIGRATE = at(`/migrate/v2/${HIGH.address}`);
const EXISTS = { kind: 'exists', sqrtPriceX96: String(1n << 96n), tick: 0, liquidity: '1' } as const;
const MISSING = { kind: 'notExists' } as const;
const ASKED = { chainId: 1, tokens: TOKENS, own: 3000 };

function setUp() {
  const store = createSharedStore();
  store.addSlice({ name: 'poolV3', reducer: poolV3Reducer });
  store.addSlice({ name: 'poolWanted', reducer: wantedReducer });
  store.addSlice({ name: 'poolMarket', reducer: marketReducer });
  const connected = { connectorId: 'x', name: 'X', isExtension: false, sendsBatches: false };
  store.dispatch(walletConnected({ account, walletChainId: 1, connected }));
  const state = () => stateOf(store, poolV3Slice, wantedSlice, marketSlice);
  return {
    store,
    wish: (location: AppLocation) => selectMarketWish(state(), location, chains),
    market: (location: AppLocation) => selectMarket(state(), location, chains),
    know: (location: AppLocation, pool: typeof EXISTS | typeof MISSING) =>
      store.dispatch(poolsReceived({ key: selectPoolsWish(state(), location, chains)?.key ?? '', answer: { [POOL ?? '']: pool } })),
  };
}

// V3-26
test.each([
  ['a missing pool is to be made', ADD, MISSING],
  ['something is added to a pool', ADD, EXISTS],
  ['a position is increased', INCREASE, EXISTS],
  ['fees of an own position can be put back, and its range can be moved', POSITION, EXISTS],
] as const)('the market is asked where %s', (_name, location, pool) => {
  const { store, wish, know } = setUp();
  store.dispatch(positionReceived({ key: '1:11', answer: { kind: 'known', position, owner: account, image: { kind: 'none' } } }));
  expect(wish(location)).toBeNull();
  know(location, pool);
  expect(wish(location)).toMatchObject(ASKED);
});

test.each([
  ['somebody else’s', { owner: LOW.address }],
  ['a closed', { position: { ...position, liquidity: '0' } }],
])('on the page of %s position no market is asked', (_name, answer) => {
  const { store, wish, know } = setUp();
  const known = { kind: 'known', position, owner: account, image: { kind: 'none' }, ...answer } as const;
  store.dispatch(positionReceived({ key: '1:11', answer: known }));
  know(POSITION, EXISTS);
  expect(wish(POSITION)).toBeNull();
});

test('the market is asked where a migration makes its pool, and where it goes into one that has a price', () => {
  const { store, wish } = setUp();
  const target = { kind: 'target', key: 'target', chainId: 1, pool: POOL, tokens: TOKENS, fee: 3000 } as const;
  store.dispatch(factWanted(target));
  expect(wish(MIGRATE)).toBeNull();
  for (const state of [EXISTS, { ...EXISTS, liquidity: '0' }, MISSING]) {
    store.dispatch(factReceived({ kind: 'target', key: target.key, answer: state }));
    expect(wish(MIGRATE)).toMatchObject(ASKED);
  }
  store.dispatch(factReceived({ kind: 'target', key: target.key, answer: { kind: 'failed' } }));
  expect(wish(MIGRATE)).toBeNull();
});

test('an answer about another tier does not count', () => {
  const { store, wish, market, know } = setUp();
  know(ADD, MISSING);
  const answer = { kind: 'known', references: [], isComplete: true } as const;
  store.dispatch(marketReceived({ key: `1:${TOKENS.join()}:500`, answer }));
  expect(market(ADD)).toEqual({ kind: 'loading' });
  store.dispatch(marketReceived({ key: wish(ADD)?.key ?? '', answer }));
  expect(market(ADD)).toEqual(answer);
});

// V2-14
test.each(['add', 'create'])(
  'the market is asked where something is put into a pair of version 2 (%s), and only for what can be one',
  (verb) => {
    const { wish } = setUp();
    const wrapped = chains[1].wrappedNative.address;
    expect(wish(at(`/${verb}/v2/${TOKENS.join('/')}`))).toMatchObject({ chainId: 1, tokens: TOKENS, own: 'v2' });
    expect(wish(at(`/${verb}/v2/ETH/${HIGH.address}`))).toMatchObject({ tokens: [wrapped, HIGH.address], own: 'v2' });
    for (const ids of ['', `/${HIGH.address}`, `/ETH/${wrapped}`, `/${HIGH.address}/${HIGH.address}`, '/ETH/nonsense'])
      expect(wish(at(`/${verb}/v2${ids}`))).toBeNull();
  },
);
