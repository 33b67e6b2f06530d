import { useRef, useState, type PointerEvent } from 'react';
import type { ScaleLinear } from 'd3-scale';
import { movedExtent, seenPrice, type BrushPart, type Extent } from '../../../domain/v3/brush';

interface BrushOptions {
  readonly scale: ScaleLinear<number, number>;
  readonly extent: Extent;
  readonly onEnd: (extent: Extent, moved: BrushPart) => void;
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
    const [from = 0, to = 0] = scale.domain();
    // A single end beyond the view is taken up at the edge where it is drawn; the whole keeps its width.
    const drawn = (price: number) => scale(part === 'body' ? price : seenPrice(price, [from, to]));
    return movedExtent(start, part, (price) => scale.invert(drawn(price) + shift));
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
        if (end) onEnd(end, part);
      },
      onPointerCancel: () => {
        drag.current = null;
        latest.current = null;
        setDragged(null);
      },
    }),
  };
}
