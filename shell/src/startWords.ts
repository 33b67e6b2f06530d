/** Keeps the words for a page that cannot start, which it is served with; shows them again, in place of all that was drawn since. */
export function keepStartWords(root: HTMLElement): () => void {
  const words = root.querySelector<HTMLElement>('#start-failed');
  return () => {
    if (!words) return;
    words.hidden = false;
    root.replaceChildren(words);
  };
}
