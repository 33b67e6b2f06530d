/** Dragged further than this, a dialog on a phone is dismissed (SHELL-10), in pixels. */
export const DISMISS_DISTANCE_PX = 300;
/** A flick faster than this dismisses it too (SHELL-10), in pixels per millisecond. */
const DISMISS_SPEED = 3;

/** One place of the finger: pixels from the top of the window, and milliseconds. */
export interface DragPoint {
  readonly y: number;
  readonly at: number;
}

/** A drag from its first to its newest place, and the place before the newest one. */
export interface Drag {
  readonly first: DragPoint;
  readonly previous: DragPoint;
  readonly newest: DragPoint;
}

export function dragFrom(point: DragPoint): Drag {
  return { first: point, previous: point, newest: point };
}

export function dragMoved(drag: Drag, point: DragPoint): Drag {
  return { ...drag, previous: drag.newest, newest: point };
}

/** How far the dialog follows the finger: downward only. */
export function dragOffset({ first, newest }: Drag): number {
  return Math.max(0, newest.y - first.y);
}

/** True when letting go now dismisses the dialog: far enough, or fast enough downward. */
export function isDismissed({ first, previous, newest }: Drag): boolean {
  if (newest.y - first.y > DISMISS_DISTANCE_PX) return true;
  const elapsed = newest.at - previous.at;
  return elapsed > 0 && (newest.y - previous.y) / elapsed > DISMISS_SPEED;
}
