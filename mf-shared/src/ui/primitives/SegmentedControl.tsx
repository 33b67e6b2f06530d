import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';

const Frame = styled.div`
  display: flex;
  gap: 2px;
  padding: 2px;
  border-radius: ${theme.radius.medium};
  background: ${theme.color.quiet};
`;

const Segment = styled.button`
  flex: 1;
  min-height: 40px;
  padding: 4px 8px;
  border: 0;
  border-radius: 10px;
  background: transparent;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.fontWeight.strong};
  cursor: pointer;
  transition: background-color ${theme.motion.quick};
  &[aria-checked='true'] {
    background: ${theme.color.surface};
    color: ${theme.color.text};
  }
  &:hover:not([aria-checked='true']) {
    color: ${theme.color.text};
  }
  @media (pointer: coarse) {
    min-height: ${theme.height.touch};
  }
`;

interface SegmentedControlProps<T extends string> {
  /** What is being chosen. */
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly text: ReactNode }[];
  readonly onChange: (value: T) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** One of a few, all in sight; a radio group to the keyboard and to screen readers. */
export function SegmentedControl<T extends string>({ label, value, options, onChange }: SegmentedControlProps<T>) {
  return (
    <Frame
      role="radiogroup"
      aria-label={label}
      onKeyDown={(event) => {
        const step = STEPS[event.key];
        if (step === undefined) return;
        event.preventDefault();
        const index = options.findIndex((option) => option.value === value);
        const next = (index + step + options.length) % options.length;
        const chosen = options[next];
        if (chosen) onChange(chosen.value);
        const button = event.currentTarget.children[next];
        if (button instanceof HTMLElement) button.focus();
      }}
    >
      {options.map((option) => (
        <Segment
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => onChange(option.value)}
        >
          {option.text}
        </Segment>
      ))}
    </Frame>
  );
}
