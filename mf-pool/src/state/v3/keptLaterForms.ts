import type { TypedPrice } from '../../domain/v3/addRange';
import { isTypedPrice } from './keptAddForm';

/** What is typed into the form that moves a range, the lower price as it is shown first. */
export interface TypedMove {
  readonly left: TypedPrice;
  readonly right: TypedPrice;
  /** What the new range lacks is bought on the way. */
  readonly isSwapped: boolean;
}

/** What is typed into the form that adds with one token. */
export interface TypedOneToken {
  /** The currency that the amount is of, by its id; null before one was chosen or an amount typed. */
  readonly paid: string | null;
  readonly amount: string;
}

function fieldsOf<Form>(kept: unknown): Partial<Record<keyof Form, unknown>> {
  return typeof kept === 'object' && kept !== null ? kept : {};
}

/** True for what is such a form, wherever it comes from. */
export function isTypedMove(kept: unknown): kept is TypedMove {
  const { left, right, isSwapped } = fieldsOf<TypedMove>(kept);
  return isTypedPrice(left) && isTypedPrice(right) && typeof isSwapped === 'boolean';
}

/** True for what is such a form, wherever it comes from. */
export function isTypedOneToken(kept: unknown): kept is TypedOneToken {
  const { paid, amount } = fieldsOf<TypedOneToken>(kept);
  return (paid === null || typeof paid === 'string') && typeof amount === 'string';
}
