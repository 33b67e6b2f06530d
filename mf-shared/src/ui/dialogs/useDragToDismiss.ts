import { type RefObject, type TouchEvent, useRef, useState } from 'react';
import { type Drag, dragFrom, dragMoved, dragOffset, isDismissed } from './dialogDrag';

function isScrolled(target: EventTarget, panel: HTMLElement): boolean {
  for (let node = target instanceof Element ? target : null; node; node = node.parentElement) {
    if (node.scrollTop > 0) return true;
    if (node === panel) return false;
  }
  return false;
}

function isAdjusting(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === 'range';
}

interface DragToDismiss {
  /** How far the dialog has been pulled down, in pixels; null while nobody pulls. */
  readonly offset: number | null;
  readonly handlers: {
    readonly onTouchStart: (event: TouchEvent) => void;
    readonly onTouchMove: (event: TouchEvent) => void;
    readonly onTouchEnd: () => void;
    readonly onTouchCancel: () => void;
  };
}

/** Lets a finger pull a dialog down: far or fast enough dismisses it, else it springs back. A list is scrolled first. */
export function useDragToDismiss(panel: RefObject<HTMLElement | null>, onDismiss: () => void): DragToDismiss {
  const drag = useRef<Drag | null>(null);
  const [offset, setOffset] = useState<number | null>(null);
  const stop = () => {
    drag.current = null;
    setOffset(null);
  };
  return {
    offset,
    handlers: {
      onTouchStart: (event) => {
        const touch = event.touches[0];
        const element = panel.current;
        if (!touch || !element || event.touches.length > 1) return stop();
        // A dialog that lies over this one reports here too, through the tree of components.
        if (!(event.target instanceof Node) || !element.contains(event.target)) return undefined;
        if (isScrolled(event.target, element) || isAdjusting(event.target)) return undefined;
        drag.current = dragFrom({ y: touch.clientY, at: event.timeStamp });
        return undefined;
      },
      onTouchMove: (event) => {
        const touch = event.touches[0];
        if (!touch || !drag.current) return;
        drag.current = dragMoved(drag.current, { y: touch.clientY, at: event.timeStamp });
        setOffset(dragOffset(drag.current));
      },
      onTouchEnd: () => {
        const dismissed = drag.current !== null && isDismissed(drag.current);
        stop();
        if (dismissed) onDismiss();
      },
      onTouchCancel: stop,
    },
  };
}
