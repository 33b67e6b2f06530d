import { priceInFull } from '../../domain/amounts/figures';
import { VisuallyHidden } from '../primitives/layout';

/** A price or a sentence with one: counted zeros are seen as they are and heard, and titled, in full (FIGURE-8). */
export function PriceText({ text }: { readonly text: string }) {
  const full = priceInFull(text);
  if (full === text) return <span data-figure>{text}</span>;
  return (
    <span data-figure title={full}>
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{full}</VisuallyHidden>
    </span>
  );
}
