/**
 * Starts something that nobody waits for once the page has settled: after `delayMs`, with its code loaded then. Gives the
 * function that ends it, started or not.
 */
export function startLater(delayMs: number, start: () => Promise<() => void>): () => void {
  let isOver = false;
  let stop: (() => void) | null = null;
  const timer = setTimeout(() => {
    start().then(
      (end) => {
        if (isOver) end();
        else stop = end;
      },
      (cause: unknown) => console.error('A part of the page could not be started', cause),
    );
  }, delayMs);
  return () => {
    isOver = true;
    clearTimeout(timer);
    stop?.();
  };
}
