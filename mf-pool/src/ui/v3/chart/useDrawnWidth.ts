import { useEffect, useState } from 'react';

/** How wide an element is drawn, in whole pixels, at most `widest`; so a picture is drawn at its real size and its texts keep theirs. */
export function useDrawnWidth(widest: number): readonly [number, (element: Element | null) => void] {
  const [element, setElement] = useState<Element | null>(null);
  const [width, setWidth] = useState(widest);
  useEffect(() => {
    if (!element) return undefined;
    const observer = new ResizeObserver((entries) => {
      const drawn = Math.floor(entries.at(-1)?.contentRect.width ?? 0);
      if (drawn > 0) setWidth(Math.min(widest, drawn));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, widest]);
  return [width, setElement];
}
