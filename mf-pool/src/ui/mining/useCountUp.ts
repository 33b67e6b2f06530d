import type { RawAmount } from '@dex/mf-shared/domain';
import { rawAmount } from '@dex/mf-shared/domain';
import { useEffect, useRef, useState } from 'react';

/** How long the figure climbs to a new amount, in milliseconds (MINING-8). */
export const COUNT_UP_MS = 1000;
const STEPS = 1000n;

/** An amount that climbs to its new value within a second; it jumps for those who want no motion. */
export function useCountUp(target: RawAmount | null): RawAmount | null {
  const [shown, setShown] = useState(target);
  const from = useRef(target);
  useEffect(() => {
    const start = from.current;
    from.current = target;
    const stays = start === null || target === null || start === target || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = stays ? STEPS : BigInt(Math.min(Number(STEPS), Math.max(0, Math.floor(((now - began) * Number(STEPS)) / COUNT_UP_MS))));
      if (start === null || target === null || part === STEPS) {
        setShown(target);
        return;
      }
      setShown(rawAmount(BigInt(start) + ((BigInt(target) - BigInt(start)) * part) / STEPS));
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}
