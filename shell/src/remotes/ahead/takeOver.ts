// Stands in the page itself, by its hash, and may weigh no more than 1,000 bytes.

const PICTURE = '#first-picture,[data-picture]';

/** The part of the drawing that an event is about; nothing outside of it counts. */
function partOf({ target }: Event): string {
  return (target instanceof Element && target.closest(PICTURE) && target.closest<HTMLElement>('[data-part]')?.dataset['part']) || '';
}

/** Keeps what is typed and pressed in the page as it was drawn before its scripts came, and does the same in what takes its place, in the same order. */
export function takeOver(page: Document): void {
  /** What was typed, by part, and under no name the last press: which part says what is meant (of a text its token), in which words. */
  const done = new Map<string, readonly [saying: string, words: string | undefined, text: string | undefined]>();
  let focused = '';
  const find = (part: string, inside = '', name = 'testid') => page.querySelector<HTMLInputElement>(`[data-${name}="${part}"]${inside}`);
  const drawn = (part: string, inside?: string) => find(part, inside, 'part');
  const listen = (kind: string, act: (part: string) => void) => page.addEventListener(kind, (event) => act(partOf(event)), true);
  const isLeft = () => page.activeElement === page.body;
  const keep = (key: string, saying: string) => {
    done.delete(key);
    done.set(key, [saying, drawn(saying)?.textContent, drawn(key, ' input')?.value]);
  };
  listen('focusin', (part) => (focused = part));
  // One that was left for nothing else; one that went away was not left.
  listen('focusout', () => setTimeout(() => drawn(focused) && isLeft() && (focused = '')));
  listen('input', (part) => part && keep(part, `${part}-token`));
  // A button, no link: that leads on by itself.
  listen('click', (part) => drawn(part)?.type && keep('', part));
  new MutationObserver((_, observer) => {
    for (const [key, [saying, words, text]] of done) {
      const live = find(key || saying, key && ' input');
      if (!live) continue;
      done.delete(key);
      // What says something else by now was not meant.
      if (find(saying)?.textContent !== words) continue;
      // Past the property that React watches, so that it hears of it.
      if (key) Reflect.set(HTMLInputElement.prototype, 'value', text, live);
      if (key) live.dispatchEvent(new Event('input', { bubbles: true }));
      else live.click();
    }
    if (focused && isLeft()) (find(focused, ' input') ?? drawn(focused, ' input'))?.focus();
    if (page.readyState === 'complete' && !page.querySelector(PICTURE)) observer.disconnect();
  }).observe(page, { childList: true, subtree: true });
}
