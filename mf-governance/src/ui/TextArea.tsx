import { theme } from '@dex/mf-shared/ui';
import { useId } from 'react';
import { styled } from 'styled-components';

const Area = styled.textarea`
  width: 100%;
  min-height: 200px;
  padding: 12px 16px;
  border: 1px solid ${theme.color.outline};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: inherit;
  font-size: ${theme.fontSize.medium};
  line-height: 1.5;
  resize: vertical;
  &::placeholder {
    color: ${theme.color.textMuted};
    opacity: 1;
  }
`;

const Label = styled.label`
  display: flex;
  flex-direction: column;
  gap: 4px;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
`;

interface TextAreaProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  onChange(value: string): void;
  readonly testId: string;
}

/** Several lines of text with their label. */
export function TextArea({ label, placeholder, value, onChange, testId }: TextAreaProps) {
  const id = useId();
  return (
    <Label htmlFor={id}>
      <span>{label}</span>
      <Area
        id={id}
        data-testid={testId}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Label>
  );
}
