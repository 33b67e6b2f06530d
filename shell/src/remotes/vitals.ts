/** What the browser measured of this page so far, in whole milliseconds; undefined where it cannot tell or nothing happened. */
export interface Vitals {
  largestPaint(): number | undefined;
  slowestInteraction(): number | undefined;
  stop(): void;
}

function interactionOf(entry: PerformanceEntry): number | null {
  const id: unknown = Reflect.get(entry, 'interactionId');
  return typeof id === 'number' && id > 0 ? entry.duration : null;
}

function observe(type: string, see: (entry: PerformanceEntry) => void): () => void {
  if (typeof PerformanceObserver === 'undefined' || !PerformanceObserver.supportedEntryTypes?.includes(type)) return () => undefined;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(see));
  observer.observe({ type, buffered: true });
  return () => observer.disconnect();
}

/** Watches the largest contentful paint, and the slowest interaction as the measure of interaction to next paint. */
export function watchVitals(): Vitals {
  let paint: number | undefined;
  let interaction: number | undefined;
  const stops = [
    observe('largest-contentful-paint', (entry) => {
      paint = Math.round(entry.startTime);
    }),
    observe('event', (entry) => {
      const duration = interactionOf(entry);
      if (duration !== null) interaction = Math.max(interaction ?? 0, Math.round(duration));
    }),
  ];
  return {
    largestPaint: () => paint,
    slowestInteraction: () => interaction,
    stop: () => stops.forEach((stop) => stop()),
  };
}
