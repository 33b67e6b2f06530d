import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import { Icon } from './Icon';

const { color } = theme;

const looks = {
  info: { ground: color.accentSoft, mark: color.onAccentSoft, icon: 'info', role: 'status' },
  success: { ground: color.successSoft, mark: color.success, icon: 'check', role: 'status' },
  warning: { ground: color.warningSoft, mark: color.warning, icon: 'warning', role: 'status' },
  error: { ground: color.dangerSoft, mark: color.danger, icon: 'error', role: 'alert' },
} as const;

const Frame = styled.div<{ readonly $ground: string }>`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  padding: 12px 16px;
  border-radius: ${theme.radius.large};
  background: ${({ $ground }) => $ground};
  color: ${color.text};
  font-size: ${theme.fontSize.small};
  overflow-wrap: anywhere;
`;

const Mark = styled.span<{ readonly $mark: string }>`
  flex: none;
  color: ${({ $mark }) => $mark};
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  gap: 8px;
  min-width: 0;
  text-wrap: balance;
`;

interface NoticeProps {
  readonly kind: keyof typeof looks;
  readonly children: ReactNode;
  readonly testId?: string;
}

/** Something to know before going on; an error interrupts a screen reader, the others wait. */
export function Notice({ kind, children, testId }: NoticeProps) {
  const look = looks[kind];
  return (
    <Frame role={look.role} $ground={look.ground} data-testid={testId}>
      <Mark $mark={look.mark}>
        <Icon name={look.icon} />
      </Mark>
      <Body>{children}</Body>
    </Frame>
  );
}
