import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';

const Frame = styled.span`
  position: relative;
  display: inline-flex;
`;

const Sheet = styled.div<{ readonly $side: 'start' | 'end'; readonly $up: boolean }>`
  position: absolute;
  ${({ $up }) => ($up ? 'bottom: calc(100% + 8px);' : 'top: calc(100% + 8px);')}
  ${({ $side }) => ($side === 'end' ? 'right: 0;' : 'left: 0;')}
  z-index: ${theme.layer.flyout};
  min-width: 196px;
  max-width: calc(100vw - 32px);
  max-height: 350px;
  overflow-y: auto;
  padding: 8px;
  border-radius: ${theme.radius.large};
  background: ${theme.color.surface};
  box-shadow:
    0 8px 40px ${theme.color.shadow},
    0 0 0 1px ${theme.color.hover};
`;

function useDismissal(frame: RefObject<HTMLElement | null>, open: boolean, dismiss: () => void): void {
  useEffect(() => {
    if (!open) return undefined;
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) dismiss();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [frame, open, dismiss]);
}

/** What the opener must spread on its button. */
export interface PopoverTrigger {
  readonly 'aria-expanded': boolean;
  readonly 'aria-haspopup': 'menu' | 'dialog';
  readonly onClick: () => void;
}

interface PopoverProps {
  readonly kind?: 'menu' | 'dialog';
  readonly trigger: (props: PopoverTrigger) => ReactNode;
  readonly children: (close: () => void) => ReactNode;
  readonly side?: 'start' | 'end';
  /** Opens upward: at the bottom edge of a phone. */
  readonly up?: boolean;
  readonly startsOpen?: boolean;
}

/** A sheet that hangs on its button; Escape, a press elsewhere or the focus going elsewhere puts it away. A choice in it gives the focus back to the button. */
export function Popover({ kind = 'dialog', trigger, children, side = 'end', up = false, startsOpen = false }: PopoverProps) {
  const [open, setOpen] = useState(startsOpen);
  const frame = useRef<HTMLSpanElement>(null);
  const close = () => setOpen(false);
  useDismissal(frame, open, close);
  const backToOpener = () => {
    close();
    frame.current?.querySelector('button')?.focus();
  };
  return (
    <Frame
      ref={frame}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        backToOpener();
      }}
      onBlur={(event) => {
        if (open && event.relatedTarget instanceof Node && !frame.current?.contains(event.relatedTarget)) close();
      }}
    >
      {trigger({ 'aria-expanded': open, 'aria-haspopup': kind, onClick: () => setOpen(!open) })}
      {open && (
        <Sheet $side={side} $up={up}>
          {children(backToOpener)}
        </Sheet>
      )}
    </Frame>
  );
}
