import type { Address } from '../../domain/address';

/** An address in full; where it takes two lines they are halves, and no digit is left alone on the second. */
export function WholeAddress({ address }: { readonly address: Address }) {
  const half = Math.floor(address.length / 2);
  return (
    <>
      <span>{address.slice(0, half)}</span>
      <wbr />
      <span>{address.slice(half)}</span>
    </>
  );
}
