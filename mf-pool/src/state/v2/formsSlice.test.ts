import { createFakeServices } from '@dex/mf-shared/testing';
import { stateOf } from '@dex/mf-shared/state';
import { formsSlice, addCleared, addTyped, formsReducer, removeCleared, removeTyped, selectAddForm, selectRemoveForm } from './formsSlice';

test('what was typed is kept, and cleared when it was sent', () => {
  const { store } = createFakeServices();
  store.addSlice({ name: 'poolV2Forms', reducer: formsReducer });
  const state = () => stateOf(store, formsSlice);
  store.dispatch(addTyped({ field: 'CURRENCY_B', value: '1', noLiquidity: false }));
  expect(selectAddForm(state())).toEqual({ independentField: 'CURRENCY_B', typedValue: '1', otherTypedValue: '' });
  store.dispatch(addCleared());
  expect(selectAddForm(state())).toEqual({ independentField: 'CURRENCY_A', typedValue: '', otherTypedValue: '' });
  store.dispatch(removeTyped({ field: 'LIQUIDITY', value: '2' }));
  expect(selectRemoveForm(state())).toEqual({ independentField: 'LIQUIDITY', typedValue: '2' });
  store.dispatch(removeCleared());
  expect(selectRemoveForm(state())).toEqual({ independentField: 'LIQUIDITY_PERCENT', typedValue: '0' });
});
