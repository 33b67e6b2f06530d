import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';

const Frame = styled.label`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: ${theme.height.touch};
  cursor: pointer;
`;

const Box = styled.input`
  flex: none;
  width: 20px;
  height: 20px;
  margin: 0;
  accent-color: ${theme.color.accent};
  cursor: inherit;
`;

interface CheckboxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

/** A statement that the person agrees to. */
export function Checkbox({ checked, onChange, children }: CheckboxProps) {
  return (
    <Frame>
      <Box type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{children}</span>
    </Frame>
  );
}
