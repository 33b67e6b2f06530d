import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import { VisuallyHidden } from './layout';
import { Text } from './Text';

const Input = styled.input`
  width: 100%;
  min-height: ${theme.height.touch};
  padding: 10px 16px;
  border: 1px solid ${theme.color.outline};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font-size: ${theme.fontSize.medium};
  &::placeholder {
    color: ${theme.color.textMuted};
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.danger};
  }
  &:focus-visible {
    outline-offset: 0;
    border-color: ${theme.color.accent};
  }
`;

const Label = styled.label`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
`;

const Frame = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-width: 0;
`;

interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value' | 'size'> {
  readonly label: string;
  /** The label is for screen readers alone, because the place says it to the eye. */
  readonly hideLabel?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Why the value cannot be used; marks the field as invalid and is announced. */
  readonly error?: ReactNode;
  readonly hint?: ReactNode;
}

/** A line of text with its label, hint and error. */
export function TextField({ label, hideLabel, value, onChange, error, hint, id, ...rest }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const noteId = `${fieldId}-note`;
  const hasNote = Boolean(error) || Boolean(hint);
  return (
    <Frame>
      {hideLabel ? (
        <VisuallyHidden as="label" htmlFor={fieldId}>
          {label}
        </VisuallyHidden>
      ) : (
        <Label htmlFor={fieldId}>{label}</Label>
      )}
      <Input
        id={fieldId}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={hasNote ? noteId : undefined}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
      />
      {hasNote && (
        <Text id={noteId} role={error ? 'alert' : undefined} $size="small" $tone={error ? 'danger' : 'textMuted'}>
          {error || hint}
        </Text>
      )}
    </Frame>
  );
}
