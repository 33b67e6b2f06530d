import { tabDraft, type TabDraft } from '@dex/mf-shared/state';
import type { TypedPrice } from '../../domain/v3/addRange';
import { EMPTY_FORM, formRestored, selectPoolV3, type AddForm, type WithPoolV3 } from './poolV3Slice';

const TEXTS = ['typedValue', 'startPriceTypedValue', 'rangeKey'] as const;
const PRICES = ['leftRangeTypedValue', 'rightRangeTypedValue'] as const;
/** Longer than any amount or price that counts. */
const LONGEST_TEXT = 400;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_TEXT;
const isPrice = (value: unknown): value is TypedPrice => value === true || isText(value);

/** The add form in what a tab kept, or null for anything else. */
export function parseAddForm(json: unknown): AddForm | null {
  if (typeof json !== 'object' || json === null) return null;
  const part = (name: string): unknown => Reflect.get(json, name);
  const [typedValue, startPriceTypedValue, rangeKey] = TEXTS.map(part);
  const [leftRangeTypedValue, rightRangeTypedValue] = PRICES.map(part);
  if (!isText(typedValue) || !isText(startPriceTypedValue) || !isText(rangeKey)) return null;
  if (!isPrice(leftRangeTypedValue) || !isPrice(rightRangeTypedValue)) return null;
  const independentField = part('independentField') === 'B' ? 'B' : 'A';
  return { independentField, typedValue, startPriceTypedValue, rangeKey, leftRangeTypedValue, rightRangeTypedValue };
}

/** What was typed while adding, as the tab keeps it (SHELL-24). */
export const addFormDraft = (): TabDraft<AddForm> => tabDraft('poolV3Add', parseAddForm);

interface FormStore {
  readonly state: () => WithPoolV3;
  readonly dispatch: (action: ReturnType<typeof formRestored>) => unknown;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Takes up what was typed before a reload, and keeps what is typed from now on; gives the end of it. */
export function keepAddForm({ state, dispatch, subscribe }: FormStore, draft: TabDraft<AddForm>): () => void {
  const formNow = () => selectPoolV3(state()).form;
  const before = draft.read();
  // A section that starts again within a visit finds its form in the store.
  if (before && formNow() === EMPTY_FORM) dispatch(formRestored(before));
  let kept = formNow();
  return subscribe(() => {
    const form = formNow();
    if (form === kept) return;
    kept = form;
    if (form === EMPTY_FORM) draft.forget();
    else draft.keep(form);
  });
}
