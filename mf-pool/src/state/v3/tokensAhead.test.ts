import type { AppLocation } from '@dex/mf-shared/contract';
import { createSharedStore, stateOf, walletConnected } from '@dex/mf-shared/state';
import { account, chains, HIGH, LOW, samplePosition } from './fixtures';
import { positionsReceived, poolV3Slice } from './poolV3Slice';
import { askAhead, selectTokensWish } from './tokensAhead';

const position = (tokenId: string) => ({ ...samplePosition, tokenId });

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
