import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';

const Frame = styled.button<{ readonly $edge?: 'start' | 'end' | undefined }>`
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
    background: ${theme.color.quiet};
    color: ${theme.color.text};
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
  ${({ $edge }) => $edge && `margin-inline-${$edge}: -8px;`}
  @media (pointer: coarse) {
    min-width: ${theme.height.touch};
    height: ${theme.height.touch};
    ${({ $edge }) => $edge && `margin-inline-${$edge}: -12px;`}
  }
`;

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** What the button does, for those who do not see the icon; also its title. */
  readonly label: string;
  /** The icon, and not the button around it, stands at this edge of what holds it. */
  readonly edge?: 'start' | 'end';
  readonly children: ReactNode;
}

/** A button whose only content is an icon. */
export function IconButton({ label, edge, children, ...rest }: IconButtonProps) {
  return (
    <Frame $edge={edge} type="button" aria-label={label} title={label} {...rest}>
      {children}
    </Frame>
  );
}
