import { requireAddress, type Address } from '@dex/mf-shared/domain';
import type { AppLocation } from '@dex/mf-shared/contract';
import { createSharedStore, stateOf, walletConnected } from '@dex/mf-shared/state';
import { account, chains, samplePosition } from './fixtures';
import { poolV3Slice, operatorReceived, poolV3Reducer, positionReceived } from './poolV3Slice';
import { selectIsOperator, selectOperatorWish } from './selectWishes';

const owner = requireAddress(`0x${'2'.repeat(40)}`);
const nobody = requireAddress(`0x${'0'.repeat(40)}`);
const connected = { connectorId: 'x', name: 'X', isExtension: false, sendsBatches: false };
const location: AppLocation = { pathname: '/pool/11', search: '', hash: '' };

function setUp({ owner: own = owner, operator = nobody }: { readonly owner?: Address; readonly operator?: Address }) {
  const store = createSharedStore();
  store.addSlice({ name: 'poolV3', reducer: poolV3Reducer });
  const position = { ...samplePosition, operator, token0: owner, token1: nobody };
  store.dispatch(positionReceived({ key: '1:11', answer: { kind: 'known', position, owner: own, image: { kind: 'none' } } }));
  const connect = (who: Address) => store.dispatch(walletConnected({ account: who, walletChainId: 1, connected }));
  const state = () => stateOf(store, poolV3Slice);
  return {
    store,
    connect,
    wish: () => selectOperatorWish(state(), location, chains),
    isOperator: () => selectIsOperator(state(), location, chains),
  };
}

test('without an account nobody acts, and nothing is asked', () => {
  const { wish, isOperator } = setUp({});
  expect([wish(), isOperator()]).toEqual([null, false]);
});

test.each([
  ['owner', { owner: account }],
  ['operator of this position', { operator: account }],
])('the %s acts, and nothing is asked', (_name, facts) => {
  const { connect, wish, isOperator } = setUp(facts);
  connect(account);
  expect([wish(), isOperator()]).toEqual([null, true]);
});

test('another acts only when the owner has approved it for all positions; an answer for someone else does not count', () => {
  const { store, connect, wish, isOperator } = setUp({});
  connect(account);
  const key = wish()?.key ?? '';
  expect(wish()).toMatchObject({ chainId: 1, owner, account });
  expect(isOperator()).toBe(false);
  store.dispatch(operatorReceived({ key: `1:${owner}:${nobody}`, answer: true }));
  expect(isOperator()).toBe(false);
  store.dispatch(operatorReceived({ key, answer: true }));
  expect(isOperator()).toBe(true);
  store.dispatch(operatorReceived({ key, answer: false }));
  expect(isOperator()).toBe(false);
});
