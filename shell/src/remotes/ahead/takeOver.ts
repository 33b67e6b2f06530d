// Stands in the page itself, by its hash, and may weigh no more than 1,000 bytes.

const PICTURE = '#first-picture,[data-picture]';

/** The part of the drawing that an event is about; nothing outside of it counts. */
function partOf({ target }: Event): string {
  return (target instanceof Element && target.closest(PICTURE) && target.closest('[data-part]')?.getAttribute('data-part')) || '';
}

/** Keeps what is typed and pressed in the page as it was drawn before its scripts came, and does the same in what takes its place. */
export function takeOver(page: Document): void {
  const typed = new Map<string, string>();
  let [focused, pressed, words] = ['', '', ''];
  const find = (name: string, part: string, inside = '') => page.querySelector<HTMLInputElement>(`[data-${name}="${part}"]${inside}`);
  const listen = (kind: string, act: (part: string, event: Event) => void) =>
    page.addEventListener(kind, (event) => act(partOf(event), event), true);
  listen('pointerdown', () => (focused = ''));
  listen('focusin', (part) => (focused = part));
  listen('input', (part, { target }) => part && target instanceof HTMLInputElement && typed.set(part, target.value));
  listen('click', (part) => {
    if (part) [pressed, words] = [part, find('part', part)?.textContent ?? ''];
  });
  new MutationObserver((_, observer) => {
    const live = (part: string) => find('testid', part, ' input');
    for (const [part, value] of typed) {
      const input = live(part);
      if (!input || !typed.delete(part)) continue;
      // Past the property that React watches, so that it hears of it.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (focused && page.activeElement === page.body) (live(focused) ?? find('part', focused, ' input'))?.focus();
    const button = pressed && find('testid', pressed);
    if (button) {
      pressed = '';
      // What says something else by now was not meant.
      if (button.textContent === words) button.click();
    }
    if (page.readyState === 'complete' && !page.querySelector(PICTURE)) observer.disconnect();
  }).observe(page, { childList: true, subtree: true });
}
