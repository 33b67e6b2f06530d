import type { DialogRequest } from '@dex/mf-shared/contract';
import { selectOpenDialog } from '@dex/mf-shared/state';
import { Spinner, theme, useCloseDialog, useOpenDialog, useSharedSelector } from '@dex/mf-shared/ui';
import { type ComponentType, type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

const Frame = styled.div`
  position: relative;
  display: inline-flex;
`;

const Sheet = styled.div`
  position: absolute;
  top: calc(100% + 8px);
  right: 0;
  z-index: ${theme.layer.flyout};
  width: max-content;
  min-width: 196px;
  max-width: calc(100vw - 24px);
  max-height: 350px;
  overflow-y: auto;
  padding: 8px;
  border-radius: ${theme.radius.large};
  background: ${theme.color.surface};
  box-shadow:
    0 8px 40px ${theme.color.shadow},
    0 0 0 1px ${theme.color.hover};
  /* Beside a long account name the button is far from the edge: the sheet keeps to the screen, not to the button. */
  @media (max-width: ${theme.breakpoint.small}px) {
    position: fixed;
    top: ${theme.height.header};
    right: 12px;
  }
`;

const Waiting = styled.div`
  display: flex;
  justify-content: center;
  padding: 12px;
`;

/** Stands in a sheet while what it holds is on its way. */
export function SheetToCome() {
  return (
    <Waiting>
      <Spinner />
    </Waiting>
  );
}

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** What a sheet holds; it tells when it is drawn, since its code comes with the first opening. */
export interface FlyoutContentProps {
  readonly onShown: () => void;
}

interface FlyoutProps {
  /** The kind of dialog that this sheet is; only one of all dialogs is open at a time. */
  readonly dialog: Extract<DialogRequest['kind'], 'menu' | 'arbitrumOptions'>;
  readonly label: string;
  readonly trigger: (button: {
    readonly 'aria-expanded': boolean;
    readonly 'aria-haspopup': 'menu';
    readonly onClick: () => void;
  }) => ReactNode;
  readonly Content: ComponentType<FlyoutContentProps>;
}

/** A menu that hangs on its button in the header; arrows move, Escape and a press elsewhere close it. */
export function Flyout({ dialog, label, trigger, Content }: FlyoutProps) {
  const isOpen = useSharedSelector((state) => selectOpenDialog(state)?.kind === dialog);
  const open = useOpenDialog();
  const close = useCloseDialog();
  const frame = useRef<HTMLDivElement>(null);
  useClosedElsewhere(frame, isOpen, close);
  const focusFirst = useCallback(() => frame.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus(), []);
  return (
    <Frame
      ref={frame}
      onKeyDown={(event) => {
        if (!isOpen) return;
        if (event.key === 'Escape') {
          event.stopPropagation();
          close();
          frame.current?.querySelector('button')?.focus();
        }
        const step = STEPS[event.key];
        const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]:not(:disabled)')];
        if (!step || items.length === 0) return;
        event.preventDefault();
        items[
          step(
            items.findIndex((item) => item === document.activeElement),
            items.length,
          )
        ]?.focus();
      }}
    >
      {trigger({ 'aria-expanded': isOpen, 'aria-haspopup': 'menu', onClick: () => open({ kind: dialog }) })}
      {isOpen && (
        <Sheet role="menu" aria-label={label} data-testid={`shell-${dialog}`}>
          <Content onShown={focusFirst} />
        </Sheet>
      )}
    </Frame>
  );
}

function useClosedElsewhere(frame: RefObject<HTMLDivElement | null>, isOpen: boolean, close: () => void): void {
  const closing = useRef(close);
  useEffect(() => {
    closing.current = close;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) closing.current();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [frame, isOpen]);
}
