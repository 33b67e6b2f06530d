import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Column } from '../primitives/layout';
import { Text } from '../primitives/Text';
import { theme } from '../theme/theme';

const Place = styled(Column)`
  padding: ${theme.space.large} 0 ${theme.space.small};
`;

/** The lake of the mark on an empty day: peaks, their reflection, nobody there. Decorative; the sentence says what it is about. */
function EmptyLake() {
  return (
    <svg width="128" height="72" viewBox="0 0 128 72" aria-hidden="true" focusable="false">
      <circle cx="98" cy="16" r="7" fill="var(--accent)" opacity="0.35" />
      <path d="M14 42 44 12l12 14 9-9 25 25z" fill="var(--accent)" opacity="0.6" />
      <path d="M62 42 88 22l26 20z" fill="var(--accent)" opacity="0.35" />
      <path d="M14 46h100l-9 6H23z" fill="var(--accent)" opacity="0.28" />
      <path d="M30 56h68l-8 5H38z" fill="var(--accent)" opacity="0.2" />
      <path d="M46 65h36l-5 4H51z" fill="var(--accent)" opacity="0.14" />
    </svg>
  );
}

interface EmptyStateProps {
  /** One sentence: what would be here. */
  readonly children: ReactNode;
  /** What a person can do about it: a button or a link. */
  readonly next?: ReactNode;
  /** Stands there from the beginning on, beside a form that has a voice of its own: nothing to be announced. */
  readonly isQuiet?: boolean;
  readonly testId?: string;
}

/** The place of a list that is known to be empty: a picture, a sentence, and the next step. */
export function EmptyState({ children, next, isQuiet, testId }: EmptyStateProps) {
  return (
    <Place $gap={16} $align="center" data-testid={testId}>
      <EmptyLake />
      <Text as="p" role={isQuiet ? undefined : 'status'} $tone="textMuted" $align="center" style={{ textWrap: 'balance' }}>
        {children}
      </Text>
      {next}
    </Place>
  );
}
