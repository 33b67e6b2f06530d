import { useEffect, useState } from 'react';

/** A dialog lies over the notices: who cannot read one must not lose it. */
const isCovered = () => document.querySelector('[aria-modal="true"]') !== null;

/**
 * Closes a popup after its time and gives what is left of it in whole percent; stands still while held (under the pointer or
 * with the focus inside) and while a dialog is open. Null time means until closed.
 */
export function usePopupTimer(removeAfterMs: number | null, isHeld: boolean, close: () => void): number {
  const [leftMs, setLeftMs] = useState(removeAfterMs ?? 0);
  const isOver = removeAfterMs !== null && leftMs <= 0;
  useEffect(() => {
    if (isOver) close();
  }, [isOver, close]);
  useEffect(() => {
    if (removeAfterMs === null || isHeld) return undefined;
    // One step a percent: more would be drawn for nothing.
    const stepMs = removeAfterMs / 100;
    const timer = setInterval(() => {
      if (!isCovered()) setLeftMs((left) => left - stepMs);
    }, stepMs);
    return () => clearInterval(timer);
  }, [removeAfterMs, isHeld]);
  return removeAfterMs === null ? 100 : Math.max(0, Math.round((leftMs / removeAfterMs) * 100));
}
