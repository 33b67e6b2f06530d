import { useEffect, useEffectEvent, useState } from 'react';

/** Pause of the removal slider, in milliseconds (V3-18). */
export const SLIDER_PAUSE_MS = 100;

/**
 * A value that follows the hand at once and is handed on after a pause. A value that changes from outside is taken over, unless the
 * hand is still moving.
 */
export function useDebouncedChange<T>(value: T, onChange: (value: T) => void, pauseMs = SLIDER_PAUSE_MS): readonly [T, (value: T) => void] {
  const [moving, setMoving] = useState<{ readonly value: T } | null>(null);
  const handOn = useEffectEvent((moved: T) => {
    onChange(moved);
    setMoving(null);
  });
  useEffect(() => {
    if (!moving) return undefined;
    const timer = setTimeout(() => handOn(moving.value), pauseMs);
    return () => clearTimeout(timer);
  }, [moving, pauseMs]);
  return [moving ? moving.value : value, (next) => setMoving({ value: next })];
}
