import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';

const Frame = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  min-width: 36px;
  height: 36px;
  padding: 0 8px;
  border: 0;
  border-radius: ${theme.radius.medium};
  background: transparent;
  color: ${theme.color.textMuted};
  cursor: pointer;
  transition: background-color ${theme.motion.quick};
  &:hover:not(:disabled) {
    background: ${theme.color.inset};
    color: ${theme.color.text};
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
  @media (pointer: coarse) {
    min-width: ${theme.height.touch};
    height: ${theme.height.touch};
  }
`;

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** What the button does, for those who do not see the icon; also its title. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A button whose only content is an icon. */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <Frame type="button" aria-label={label} title={label} {...rest}>
      {children}
    </Frame>
  );
}
