const FADE_MS = 200;

/**
 * Lets a dialog fade whoever takes it off the page: a lifeless copy of what was seen goes out in its place. Nothing can
 * be pressed, read or found in the copy. Where motion is not wanted, or cannot be made, the dialog is gone at once.
 */
export function fadeOutCopy(element: HTMLElement): void {
  if (typeof element.animate !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const copy = element.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return;
  for (const part of [copy, ...copy.querySelectorAll('*')]) {
    part.removeAttribute('id');
    part.removeAttribute('data-testid');
    part.removeAttribute('role');
    part.removeAttribute('aria-modal');
  }
  copy.inert = true;
  copy.ariaHidden = 'true';
  copy.style.pointerEvents = 'none';
  copy.style.animation = 'none';
  document.body.append(copy);
  const end = () => copy.remove();
  copy.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE_MS, fill: 'forwards' }).finished.then(end, end);
}
