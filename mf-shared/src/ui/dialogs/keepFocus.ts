/** What had the focus and lost it because it went or was switched off, with where it stood, innermost first. */
export interface LostFocus {
  readonly element: Element;
  readonly ancestors: readonly HTMLElement[];
}

function ancestorsOf(element: Element, root: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at = element.parentElement; at && root.contains(at); at = at.parentElement) found.push(at);
  return found;
}

/**
 * Tells when the focus inside `root` is lost: the element that has it is taken off the page or disabled, and the keyboard would
 * begin again at the top. A focus that is on its way from one stop to the next is not lost, though for that moment
 * it is nowhere, and something may well vanish just then (an explanation, a menu). Gives the function that ends it.
 */
export function keepFocus(root: HTMLElement, onLost: (lost: LostFocus) => void): () => void {
  let last: LostFocus | null = null;
  let isMoving = false;

  const note = (element: Element | null) => {
    if (element && element !== root && root.contains(element)) last = { element, ancestors: ancestorsOf(element, root) };
  };
  const check = () => {
    const active = document.activeElement;
    if (isMoving || !last || (active !== document.body && active !== last.element)) return;
    const isGone = !last.element.isConnected || last.element.matches(':disabled');
    if (!isGone) return;
    const lost = last;
    last = null;
    onLost(lost);
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    isMoving = false;
    // Whatever is focused outside, in a dialog say, is not ours to look after.
    last = null;
    if (target instanceof Element) note(target);
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget === null) return;
    isMoving = true;
    setTimeout(() => {
      isMoving = false;
      check();
    });
  };

  note(document.activeElement);
  const observer = new MutationObserver(check);
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', onFocusIn);
  root.addEventListener('focusout', onFocusOut);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocusIn);
    root.removeEventListener('focusout', onFocusOut);
  };
}

/** Puts the focus on the innermost part of the page that is left of where it was, so that Tab goes on from there. */
export function holdPlace({ ancestors }: LostFocus): void {
  const place = ancestors.find((ancestor) => ancestor.isConnected && ancestor !== document.body);
  if (!place) return;
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.style.outline = 'none';
    const release = () => {
      place.removeAttribute('tabindex');
      place.style.outline = '';
    };
    place.addEventListener('blur', release, { once: true });
  }
  place.focus({ preventScroll: true });
}
