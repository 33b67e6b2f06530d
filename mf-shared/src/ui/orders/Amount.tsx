import { Unit } from '../amounts/Figure';

/** An amount in full with its symbol, which is not broken at its hyphen; before it the line may end. */
export function Amount({ amount, symbol }: { readonly amount: string; readonly symbol: string }) {
  return (
    <span>
      <span>{amount}</span> <Unit>{symbol}</Unit>
    </span>
  );
}
