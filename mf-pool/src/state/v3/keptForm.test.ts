import { createSharedStore, stateOf, tabDraft } from '@dex/mf-shared/state';
import { keepAddForm, parseAddForm } from './keptForm';
import {
  amountTyped,
  EMPTY_FORM,
  formCleared,
  formFor,
  poolV3Reducer,
  rangeKeyOf,
  rangeTyped,
  selectPoolV3,
  startPriceTyped,
  type AddForm,
  type WithPoolV3,
} from './poolV3Slice';
import { HIGH, LOW } from './fixtures';

const keyOf = (fee: number) => rangeKeyOf(1, LOW.address, HIGH.address, fee);

function visit(draft: ReturnType<typeof tabDraft<AddForm>>) {
  const store = createSharedStore();
  store.addSlice({ name: 'poolV3', reducer: poolV3Reducer });
  const state = () => stateOf<WithPoolV3>(store);
  keepAddForm({ ...store, state }, draft);
  return { store, form: () => selectPoolV3(state()).form };
}

function memoryDraft() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  return tabDraft('poolV3Add', parseAddForm, () => storage);
}

// SHELL-24
test('the typed range and amount are there after a reload, and gone once the form is cleared', () => {
  const draft = memoryDraft();
  const first = visit(draft);
  first.store.dispatch(rangeTyped({ rangeKey: keyOf(3000), left: '0.5', right: true }));
  first.store.dispatch(amountTyped({ field: 'B', value: '12' }));
  const second = visit(draft);
  expect(second.form()).toEqual(first.form());
  expect(second.form()).toMatchObject({ leftRangeTypedValue: '0.5', rightRangeTypedValue: true, typedValue: '12', independentField: 'B' });
  second.store.dispatch(formCleared());
  expect(visit(draft).form()).toEqual(EMPTY_FORM);
});

test.each([
  null,
  'x',
  {},
  { ...EMPTY_FORM, typedValue: 5 },
  { ...EMPTY_FORM, leftRangeTypedValue: false },
  { ...EMPTY_FORM, rangeKey: 'x'.repeat(500) },
])('%j is no form', (json) => {
  expect(parseAddForm(json)).toBeNull();
});

// V3-8
test('another tier of the pair keeps the start price and drops the range; another pair drops both', () => {
  const { store, form } = visit(memoryDraft());
  store.dispatch(rangeTyped({ rangeKey: keyOf(3000), left: '1', right: '2' }));
  store.dispatch(startPriceTyped({ rangeKey: keyOf(3000), value: '2000' }));
  expect(formFor(form(), keyOf(500))).toMatchObject({ startPriceTypedValue: '2000', leftRangeTypedValue: '', rightRangeTypedValue: '' });
  expect(formFor(form(), rangeKeyOf(1, HIGH.address, LOW.address, 3000)).startPriceTypedValue).toBe('');
});
