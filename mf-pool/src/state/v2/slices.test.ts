import { createFakeServices } from '@dex/mf-shared/testing';
import { stateOf } from '@dex/mf-shared/state';
import { pairsWish, type PairsFacts } from '../../domain/v2/pairsWish';
import { ACCOUNT, PAIR } from '../../domain/orders.fixture';
import { selectTarget, targetLeft, targetReceived, targetReducer, targetWanted, type WithTarget } from '../migrate/targetSlice';
import {
  addCleared,
  addTyped,
  formsReducer,
  removeCleared,
  removeTyped,
  selectAddForm,
  selectRemoveForm,
  type WithForms,
} from './formsSlice';
import { pairsLeft, pairsReceived, pairsReducer, pairsWanted, selectPairs, selectWantedPairs, type WithPairs } from './pairsSlice';

const facts: PairsFacts = { isComplete: true, hasFailed: false, syncing: false, held: [], pairs: {}, rewards: {} };
const wish = (account: typeof ACCOUNT | null) =>
  pairsWish({ chainId: 1, account, watch: [], discover: [], rewards: [], withPermits: false });

test('an answer about another account or after leaving is dropped', () => {
  const { store } = createFakeServices();
  store.addSlice({ name: 'poolPairs', reducer: pairsReducer });
  const state = () => stateOf<WithPairs>(store);
  const [own, nobody] = [wish(ACCOUNT), wish(null)];
  store.dispatch(pairsWanted(own));
  store.dispatch(pairsReceived({ key: nobody.key, facts }));
  expect(selectPairs(state(), nobody.key)).toBeNull();
  store.dispatch(pairsReceived({ key: own.key, facts }));
  expect(selectPairs(state(), own.key)).toBe(facts);
  expect(selectPairs(state(), nobody.key)).toBeNull();
  store.dispatch(pairsLeft(nobody.key));
  expect(selectWantedPairs(state())).toEqual(own);
  store.dispatch(pairsLeft(own.key));
  expect(selectWantedPairs(state())).toBeNull();
});

test('a pool that another tier asks about meanwhile is not taken for the first', () => {
  const { store } = createFakeServices();
  store.addSlice({ name: 'poolMigrate', reducer: targetReducer });
  const state = () => stateOf<WithTarget>(store);
  const [one, other] = [
    { chainId: 1, pool: PAIR, tokens: [PAIR, ACCOUNT], fee: 500 },
    { chainId: 1, pool: ACCOUNT, tokens: [PAIR, ACCOUNT], fee: 3000 },
  ] as const;
  store.dispatch(targetWanted(one));
  store.dispatch(targetReceived({ wish: other, state: { kind: 'notExists' } }));
  expect(selectTarget(state(), one)).toEqual({ kind: 'loading' });
  store.dispatch(targetReceived({ wish: one, state: { kind: 'notExists' } }));
  expect(selectTarget(state(), one)).toEqual({ kind: 'notExists' });
  expect(selectTarget(state(), other)).toEqual({ kind: 'loading' });
  store.dispatch(targetLeft(one));
  expect(state().poolMigrate.wanted).toBeNull();
});

test('what was typed is kept, and cleared when it was sent', () => {
  const { store } = createFakeServices();
  store.addSlice({ name: 'poolV2Forms', reducer: formsReducer });
  const state = () => stateOf<WithForms>(store);
  store.dispatch(addTyped({ field: 'CURRENCY_B', value: '1', noLiquidity: false }));
  expect(selectAddForm(state())).toEqual({ independentField: 'CURRENCY_B', typedValue: '1', otherTypedValue: '' });
  store.dispatch(addCleared());
  expect(selectAddForm(state())).toEqual({ independentField: 'CURRENCY_A', typedValue: '', otherTypedValue: '' });
  store.dispatch(removeTyped({ field: 'LIQUIDITY', value: '2' }));
  expect(selectRemoveForm(state())).toEqual({ independentField: 'LIQUIDITY', typedValue: '2' });
  store.dispatch(removeCleared());
  expect(selectRemoveForm(state())).toEqual({ independentField: 'LIQUIDITY_PERCENT', typedValue: '0' });
});
