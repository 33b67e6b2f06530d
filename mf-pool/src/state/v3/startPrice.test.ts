import { createSharedStore, stateOf } from '@dex/mf-shared/state';
import { HIGH, LOW } from './fixtures';
import { poolV3Slice, formFor, poolV3Reducer, rangeKeyOf, rangeTyped, selectPoolV3, startPriceTyped } from './poolV3Slice';

const keyOf = (fee: number) => rangeKeyOf(1, LOW.address, HIGH.address, fee);

// V3-8
test('another tier of the pair keeps the start price and drops the range; another pair drops both', () => {
  const store = createSharedStore();
  store.addSlice({ name: 'poolV3', reducer: poolV3Reducer });
  store.dispatch(rangeTyped({ rangeKey: keyOf(3000), left: '1', right: '2' }));
  store.dispatch(startPriceTyped({ rangeKey: keyOf(3000), value: '2000' }));
  const { form } = selectPoolV3(stateOf(store, poolV3Slice));
  expect(formFor(form, keyOf(3000))).toBe(form);
  expect(formFor(form, keyOf(500))).toMatchObject({ startPriceTypedValue: '2000', leftRangeTypedValue: '', rightRangeTypedValue: '' });
  expect(formFor(form, rangeKeyOf(1, HIGH.address, LOW.address, 3000)).startPriceTypedValue).toBe('');
});
