import type { TypedPrice } from '../../domain/v3/addRange';
import type { AddForm } from './poolV3Slice';

/** True for a text, or the mark of the outermost price. */
export function isTypedPrice(value: unknown): value is TypedPrice {
  return value === true || typeof value === 'string';
}

/** True for what is such a form, wherever it comes from. */
export function isAddForm(kept: unknown): kept is AddForm {
  if (typeof kept !== 'object' || kept === null) return false;
  const form: Partial<Record<keyof AddForm, unknown>> = kept;
  return (
    (form.independentField === 'A' || form.independentField === 'B') &&
    isTypedPrice(form.leftRangeTypedValue) &&
    isTypedPrice(form.rightRangeTypedValue) &&
    [form.typedValue, form.startPriceTypedValue, form.rangeKey].every((text) => typeof text === 'string')
  );
}
