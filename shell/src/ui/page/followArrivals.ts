import type { ShellServices } from '@dex/mf-shared/contract';
import { closeLeftDialogs } from './closeLeftDialogs';

interface ArrivalsInput {
  readonly page: Window;
  readonly services: ShellServices;
  /** The screen that a path names: two paths of one screen are no arrival, a form that changes its own address say. */
  readonly screenOf: (pathname: string) => string;
  /** Is told the title of the screen, once for each arrival. */
  readonly say: (title: string) => void;
}

/** The heading that the page itself gives a screen without one. */
const OF_THE_PAGE = '[data-of-page]';
/** A screen that keeps the heading of the one before is taken as drawn after this time, in milliseconds. */
const SAME_HEADING_MS = 1000;
/** Going back ends in vain on a screen that has become shorter; until then it may be loading what makes it as long, in milliseconds. */
const LENGTH_AWAITED_MS = 5000;

const entryOf = ({ history }: Window): unknown => history.state?.entry;

/**
 * What a browser does at each new page, done for the screens of one (SHELL-25): another screen begins at its top, going back leads to where one was,
 * the keyboard stands on the heading, and the title is said. A person who has pressed or typed something meanwhile keeps their focus.
 */
export function followArrivals({ page, services, screenOf, say }: ArrivalsInput): () => void {
  const { history } = services;
  const places = new Map<unknown, number>();
  let entry = entryOf(page);
  let screen = screenOf(history.location.pathname);
  let endArrival: () => void = () => undefined;

  const onAddress = () => {
    const [nextEntry, nextScreen] = [entryOf(page), screenOf(history.location.pathname)];
    if (nextEntry !== entry) places.set(entry, page.scrollY);
    const isNew = nextScreen !== screen;
    const place = nextEntry === entry ? undefined : places.get(nextEntry);
    [entry, screen] = [nextEntry, nextScreen];
    if (!isNew) return;
    endArrival();
    const endFocus = focusHeading(page, say);
    const endScroll = scrollWhenLong(page, place ?? 0);
    endArrival = () => {
      endFocus();
      endScroll();
    };
  };
  const giveBack = () => {
    // A reload is the browser's own matter again.
    page.history.scrollRestoration = 'auto';
  };

  const takeOver = () => {
    page.history.scrollRestoration = 'manual';
  };

  takeOver();
  page.addEventListener('pagehide', giveBack);
  // A page that was kept whole in the browser's cache goes on where it was left.
  page.addEventListener('pageshow', takeOver);
  const unsubscribe = history.subscribe(onAddress);
  const endDialogs = closeLeftDialogs(services, screenOf);
  return () => {
    unsubscribe();
    endDialogs();
    endArrival();
    page.removeEventListener('pagehide', giveBack);
    page.removeEventListener('pageshow', takeOver);
    giveBack();
  };
}

/** Scrolls to `top` at once or as soon as the page is as long, unless the person scrolls first. */
function scrollWhenLong(page: Window, top: number): () => void {
  const { document } = page;
  const isLongEnough = () => document.documentElement.scrollHeight - page.innerHeight >= top;
  page.scrollTo(0, top);
  if (isLongEnough()) return () => undefined;
  const observer = new ResizeObserver(() => {
    if (!isLongEnough()) return;
    page.scrollTo(0, top);
    end();
  });
  const events = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
  const timer = setTimeout(() => end(), LENGTH_AWAITED_MS);
  const end = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const event of events) page.removeEventListener(event, end);
  };
  for (const event of events) page.addEventListener(event, end, { passive: true });
  observer.observe(document.body);
  return end;
}

/** Waits for the heading of the new screen, puts the focus on it and says the title. */
function focusHeading(page: Window, say: (title: string) => void): () => void {
  const { document } = page;
  const main = document.getElementById('main');
  if (!main) return () => undefined;
  const heading = () => main.querySelector<HTMLElement>(`h1:not(${OF_THE_PAGE})`);
  const [old, oldText, origin] = [heading(), heading()?.textContent, document.activeElement];
  let isElsewhere = false;
  const moveOn = () => {
    isElsewhere = true;
  };
  const arrive = (found: HTMLElement) => {
    end();
    // The title follows its screen in the same breath.
    setTimeout(() => say(document.title));
    const active = document.activeElement;
    const isTaken = active?.closest('[aria-modal]') || (active !== origin && active?.matches('input, textarea'));
    if (!isElsewhere && !isTaken) focusOnce(found);
  };
  const look = () => {
    const found = heading();
    if (found && (found !== old || found.textContent !== oldText)) arrive(found);
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => {
    const found = heading() ?? main.querySelector<HTMLElement>(OF_THE_PAGE);
    if (found) arrive(found);
  }, SAME_HEADING_MS);
  const end = () => {
    clearTimeout(timer);
    observer.disconnect();
    page.removeEventListener('pointerdown', moveOn);
    page.removeEventListener('keydown', moveOn);
  };
  observer.observe(main, { childList: true, subtree: true, characterData: true });
  page.addEventListener('pointerdown', moveOn);
  page.addEventListener('keydown', moveOn);
  return end;
}

/** The heading takes the focus without being a stop of the keyboard later on. */
function focusOnce(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  heading.focus({ preventScroll: true });
}
