const REACHABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

/** What the Tab key reaches inside an element, in order. */
function reachable(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(REACHABLE)].filter(
    (element) => element.tabIndex >= 0 && !element.closest('[inert], [hidden]'),
  );
}

/** The element that Tab moves to when it would leave the dialog, or null when the browser may go on by itself. */
export function tabTarget(root: HTMLElement, active: Element | null, backward: boolean): HTMLElement | null {
  const elements = reachable(root);
  const first = elements[0];
  const last = elements.at(-1);
  if (!first || !last) return root;
  if (backward) return active === first || active === root ? last : null;
  return active === last ? first : null;
}
