import { useEffect, useReducer } from 'react';

/** Draws the component anew once that moment (milliseconds since the epoch) has come, as what it shows then is another; null for none. */
export function useRenderAt(timeMs: number | null): void {
  const [drawn, render] = useReducer((before: number) => before + 1, 0);
  // Drawn too early by the clock's last millisecond, it waits for the rest.
  useEffect(() => {
    if (timeMs === null) return;
    const timer = setTimeout(render, Math.max(0, timeMs - Date.now()));
    return () => clearTimeout(timer);
  }, [timeMs, drawn]);
}
