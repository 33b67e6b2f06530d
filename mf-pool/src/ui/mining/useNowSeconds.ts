import { selectBlock } from '@dex/mf-shared/state';
import { useSharedSelector } from '@dex/mf-shared/ui';
import { useEffect, useState } from 'react';

const clock = () => Math.floor(Date.now() / 1000);

/** The chain's time in seconds since the epoch, counted on between blocks; the computer's clock while no block is known. */
export function useNowSeconds(): number {
  const timestamp = useSharedSelector((state) => selectBlock(state)?.timestamp ?? null);
  const [now, setNow] = useState(() => timestamp ?? clock());
  useEffect(() => {
    const seenAt = clock();
    const tick = () => setNow(timestamp === null ? clock() : timestamp + clock() - seenAt);
    const first = setTimeout(tick, 0);
    const timer = setInterval(tick, 1000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [timestamp]);
  return now;
}
