import type { AppLocation } from '@dex/mf-shared/contract';
import { createSharedStore, stateOf, walletConnected } from '@dex/mf-shared/state';
import type { PositionFacts } from '../../domain/v3/position';
import { account, chains, HIGH, LOW } from './fixtures';
import { positionsReceived, poolV3Slice } from './poolV3Slice';
import { askAhead, selectTokensWish } from './tokensAhead';

const position = (tokenId: string): PositionFacts => ({
  tokenId,
  nonce: '0',
  operator: account,
  token0: LOW.address,
  token1: HIGH.address,
  fee: 3000,
  tickLower: -60,
  tickUpper: 60,
  liquidity: '1',
  feeGrowthInside0LastX128: '0',
  feeGrowthInside1LastX128: '0',
  tokensOwed0: '0',
  tokensOwed1: '0',
});

// V3-27
test('the tokens of a list are asked for as soon as its positions are known, each once, and as long as it is listed', () => {
  const store = createSharedStore();
  store.addSlice(poolV3Slice);
  store.dispatch(
    walletConnected({ account, walletChainId: 1, connected: { connectorId: 'x', name: 'X', isExtension: false, sendsBatches: false } }),
  );
  const wish = (pathname: string) => {
    const location: AppLocation = { pathname, search: '', hash: '' };
    return selectTokensWish(stateOf(store, poolV3Slice), location, chains);
  };
  expect(wish('/pool')).toBeNull();
  store.dispatch(positionsReceived({ key: `1:${account}`, answer: { kind: 'known', positions: [position('1'), position('2')] } }));
  expect(wish('/pool/1')).toBeNull();
  const wanted = () => Object.values(stateOf(store, poolV3Slice).reads.wanted).map(({ read }) => read);
  const asked = wish('/pool');
  if (!asked) throw new Error('The list has tokens');
  const leave = askAhead(store, asked);
  expect(wanted()).toEqual([LOW, HIGH].map(({ address }) => ({ kind: 'token', chainId: 1, address })));
  leave();
  expect(wanted()).toEqual([]);
});
