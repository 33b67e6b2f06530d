import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { fadeOutCopy } from './fadeOutCopy';
import { keepFocus } from './keepFocus';

let openCount = 0;

/** The dialogs that are open, the one on top last. */
const openPanels: HTMLElement[] = [];

/** What had the focus before each dialog. */
const openers = new WeakMap<Element, Element | null>();

/** The opener, or, of a dialog that took another one's place, what opened the first of them. */
function standingOpener(opener: Element | null): Element | null {
  if (!opener || opener.isConnected) return opener;
  const gone = opener.closest('[role=dialog]');
  return gone ? standingOpener(openers.get(gone) ?? null) : opener;
}

/** The page behind stays where it is; what the scroll bar took is kept free, so that nothing moves. */
function lockScroll(step: 1 | -1): void {
  const { clientWidth, style } = document.documentElement;
  if (openCount === 0 && step === 1) style.paddingRight = `${window.innerWidth - clientWidth}px`;
  openCount += step;
  if (openCount === 0) style.paddingRight = '';
  style.overflow = openCount > 0 ? 'hidden' : '';
}

/** An opener that has gone leaves the keyboard in the dialog that it stood in, or at the beginning of the page's content. */
function returnFocus(opener: HTMLElement): void {
  for (const home of [opener, openPanels.at(-1) ?? document.getElementById('main')]) {
    // Whoever else has the focus by now keeps it: the next dialog, say.
    if (document.activeElement?.contains(home)) home?.focus({ preventScroll: true });
  }
}

/**
 * Takes the focus into the dialog when it opens and gives it back when it closes. Only the Tab key is kept inside: a
 * wallet may lay its own window over ours and must be able to take the focus.
 */
export function useDialogFocus(frame: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>): void {
  // Asked before anything is mounted: a field with autoFocus has the focus by the time that effects run.
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    lockScroll(1);
    return () => lockScroll(-1);
  }, []);

  useLayoutEffect(() => {
    const [element, overlay] = [panel.current, frame.current];
    if (!element) return undefined;
    openPanels.push(element);
    openers.set(element, opener);
    // A field with autoFocus keeps it.
    if (!element.contains(document.activeElement)) element.focus({ preventScroll: true });
    // A view that changes takes the focused button with it: without this the keyboard would be left outside.
    const stopKeeping = keepFocus(element, () => element.focus({ preventScroll: true }));
    return () => {
      stopKeeping();
      openPanels.splice(openPanels.indexOf(element), 1);
      const hadFocus = element.contains(document.activeElement);
      if (overlay) fadeOutCopy(overlay);
      if (!hadFocus) return;
      queueMicrotask(() => {
        const home = standingOpener(opener);
        if (home instanceof HTMLElement) returnFocus(home);
      });
    };
  }, [frame, panel, opener]);
}
