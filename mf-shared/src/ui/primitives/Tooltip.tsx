import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';

const Frame = styled.span`
  position: relative;
  display: inline-flex;
`;

const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 24px;
  min-height: 24px;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.small};
  background: transparent;
  color: ${theme.color.textMuted};
  cursor: help;
`;

const Bubble = styled.span`
  position: absolute;
  bottom: calc(100% + 4px);
  left: 50%;
  z-index: ${theme.layer.tooltip};
  width: max-content;
  max-width: min(260px, 80vw);
  padding: 8px 12px;
  border-radius: ${theme.radius.medium};
  background: ${theme.color.text};
  color: ${theme.color.surface};
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.fontWeight.text};
  text-align: start;
  transform: translateX(-50%);
  pointer-events: none;
`;

interface TooltipProps {
  /** What the thing is that is being explained. */
  readonly label: string;
  readonly text: ReactNode;
  readonly children: ReactNode;
}

/** An explanation shown on hover, focus or press; Escape puts it away. */
export function Tooltip({ label, text, children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Frame onPointerEnter={() => setOpen(true)} onPointerLeave={() => setOpen(false)}>
      <Trigger
        type="button"
        aria-label={label}
        aria-describedby={open ? id : undefined}
        onClick={() => setOpen(true)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !open) return;
          event.stopPropagation();
          setOpen(false);
        }}
      >
        {children}
      </Trigger>
      {open && (
        <Bubble role="tooltip" id={id}>
          {text}
        </Bubble>
      )}
    </Frame>
  );
}
