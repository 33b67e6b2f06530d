import type { Connectivity } from '../connectivity';
import type { Visibility } from '../visibility';

/** Who is there to read for: users of a chain, the eyes on the page, the device's network. */
export interface Attendance {
  count(): number;
  isSeen(): boolean;
  /** Counts a user until the returned function is called, which also runs `leave`. */
  join(leave: () => void): () => void;
}

/** What is done when it changes. `onSeen` and `onNetwork` come only while there are users. */
export interface AttendanceHandlers {
  /** The first user is there. */
  readonly onBegin: () => void;
  /** The last one has gone. */
  readonly onEnd: () => void;
  readonly onSeen: (isSeen: boolean) => void;
  readonly onNetwork: (isOnline: boolean) => void;
}

/** Nobody is there yet. */
export function createAttendance(
  { visibility, connectivity }: { readonly visibility: Visibility; readonly connectivity: Connectivity },
  { onBegin, onEnd, onSeen, onNetwork }: AttendanceHandlers,
): Attendance {
  let users = 0;
  let stops: readonly (() => void)[] = [];
  const begin = () => {
    stops = [visibility.onChange(() => onSeen(visibility.isVisible())), connectivity.onChange(() => onNetwork(connectivity.isOnline()))];
    onBegin();
  };
  const end = () => {
    for (const stop of stops) stop();
    onEnd();
  };
  return {
    count: () => users,
    isSeen: () => visibility.isVisible(),
    join: (leave) => {
      users += 1;
      if (users === 1) begin();
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        leave();
        users -= 1;
        if (users === 0) end();
      };
    },
  };
}
