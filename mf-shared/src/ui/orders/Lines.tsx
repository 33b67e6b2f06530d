import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Column, Row } from '../primitives/layout';
import { Text } from '../primitives/Text';
import { theme } from '../theme/theme';

/** Names and values below one another. */
export const Lines = styled.dl`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.small};
  margin: ${theme.space.small} 0 0;
`;

const Value = styled.dd<{ readonly $wide?: boolean }>`
  min-width: 0;
  margin: 0;
  font-size: ${({ $wide }) => ($wide ? theme.fontSize.tiny : theme.fontSize.small)};
  text-align: ${({ $wide }) => ($wide ? 'start' : 'end')};
  overflow-wrap: anywhere;
  white-space: ${({ $wide }) => ($wide ? 'pre-line' : 'normal')};
  font-variant-numeric: tabular-nums;
`;

interface LineProps {
  readonly name: ReactNode;
  readonly children: ReactNode;
  readonly testId?: string;
  /** The value stands below its name, with its lines as they are: for an address in full, or a text. */
  readonly wide?: boolean;
}

/** One name with its value. */
export function Line({ name, children, testId, wide }: LineProps) {
  const parts = (
    <>
      <Text as="dt" $size="small" $tone="textMuted">
        {name}
      </Text>
      <Value data-testid={testId} $wide={wide}>
        {children}
      </Value>
    </>
  );
  return wide ? <Column $gap={4}>{parts}</Column> : <Row $justify="space-between">{parts}</Row>;
}
