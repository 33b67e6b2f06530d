import { useRef, useState, type PointerEvent } from 'react';
import type { ScaleLinear } from 'd3-scale';

export type BrushPart = 'left' | 'right' | 'body';
export type Extent = readonly [number, number];

interface BrushOptions {
  readonly scale: ScaleLinear<number, number>;
  readonly extent: Extent;
  /** The drawn width of one unit of the picture, so that pointers and picture agree. */
  readonly onEnd: (extent: Extent) => void;
}

interface Drag {
  readonly part: BrushPart;
  readonly startX: number;
  readonly start: Extent;
  readonly perPixel: number;
}

/** The dragging of the two ends of a range, or of both at once; the new ends are told when the pointer is let go. */
export function useBrush({ scale, extent, onEnd }: BrushOptions) {
  const [dragged, setDragged] = useState<Extent | null>(null);
  const drag = useRef<Drag | null>(null);
  const latest = useRef<Extent | null>(null);
  const frame = useRef(0);

  const moved = ({ part, startX, start, perPixel }: Drag, clientX: number): Extent => {
    const shift = (clientX - startX) * perPixel;
    const at = (price: number) => Math.max(0, scale.invert(scale(price) + shift));
    const [low, high] = start;
    if (part === 'left') return [Math.min(at(low), high), high];
    if (part === 'right') return [low, Math.max(at(high), low)];
    return [at(low), at(high)];
  };

  return {
    extent: dragged ?? extent,
    isDragging: dragged !== null,
    handlers: (part: BrushPart) => ({
      onPointerDown: (event: PointerEvent<SVGElement>) => {
        const svg = event.currentTarget.ownerSVGElement;
        if (!svg) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = {
          part,
          startX: event.clientX,
          start: extent,
          perPixel: svg.viewBox.baseVal.width / svg.getBoundingClientRect().width,
        };
      },
      onPointerMove: (event: PointerEvent<SVGElement>) => {
        if (!drag.current) return;
        latest.current = moved(drag.current, event.clientX);
        // One drawing a frame, however often the pointer reports.
        if (frame.current) return;
        frame.current = requestAnimationFrame(() => {
          frame.current = 0;
          if (drag.current) setDragged(latest.current);
        });
      },
      onPointerUp: () => {
        const end = latest.current;
        drag.current = null;
        latest.current = null;
        setDragged(null);
        if (end) onEnd(end);
      },
      onPointerCancel: () => {
        drag.current = null;
        latest.current = null;
        setDragged(null);
      },
    }),
  };
}
