import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import { Text } from '../primitives/Text';

const Frame = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  min-width: 0;
  min-height: ${theme.height.touch};
  padding: 0 12px;
  border: 1px solid ${theme.color.outline};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.surface};
  &:has([aria-invalid]) {
    border-color: ${theme.color.danger};
  }
  &:focus-within {
    border-color: ${theme.color.accent};
    outline: 1px solid ${theme.color.accent};
  }
`;

const Input = styled.input`
  flex: 1;
  width: 0;
  min-width: 0;
  padding: 8px;
  border: 0;
  background: transparent;
  color: ${theme.color.text};
  text-align: end;
  font-variant-numeric: tabular-nums;
  &:focus-visible {
    outline: none;
  }
  @media (pointer: coarse) {
    min-height: ${theme.height.touch};
  }
  &::placeholder {
    color: ${theme.color.textMuted};
    opacity: 1;
  }
`;

interface UnitFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly unit: ReactNode;
  readonly invalid: boolean;
  readonly onChange: (value: string) => void;
  /** The field was left: its text may take its full form. */
  readonly onLeave?: () => void;
  readonly note: ReactNode;
  readonly noteTone: 'warning' | 'danger';
  readonly beside?: ReactNode;
  readonly testId?: string;
}

/** A number with its unit, and under it what is wrong with it. */
export function UnitField({ label, value, placeholder, unit, invalid, onChange, onLeave, note, noteTone, beside, testId }: UnitFieldProps) {
  const noteId = useId();
  return (
    <div>
      <Text as="div">
        <Frame>
          {beside}
          <Input
            aria-label={label}
            aria-invalid={invalid ? true : undefined}
            aria-describedby={note ? noteId : undefined}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            placeholder={placeholder}
            value={value}
            data-testid={testId}
            onBlur={onLeave}
            onChange={(event) => onChange(event.currentTarget.value.replace(',', '.'))}
          />
          <Text $size="small" $tone="textMuted">
            {unit}
          </Text>
        </Frame>
      </Text>
      {note && (
        <Text as="p" id={noteId} role="status" $size="small" $tone={noteTone}>
          {note}
        </Text>
      )}
    </div>
  );
}
