/**
 * The words of a button that says another thing as facts become known. Each of its texts is an element of its own: the
 * new one takes the place of the old one, and does not count, or look, as if it had moved there.
 */
export function ChangingLabel({ text }: { readonly text: string }) {
  return <span key={text}>{text}</span>;
}
