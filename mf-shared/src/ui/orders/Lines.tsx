import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Column } from '../primitives/layout';
import { Text } from '../primitives/Text';
import { theme } from '../theme/theme';

/** Names and values below one another. */
export const Lines = styled.dl`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.small};
  margin: 0;
`;

/** A name and its value beside one another, on one line of writing; a value that would leave too little for the name goes below it, whole. */
const Pair = styled.div<{ readonly $brief?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  align-items: baseline;
  > dt {
    flex: ${({ $brief }) => ($brief ? '1 0 auto' : '1 1 112px')};
    max-width: 100%;
    text-wrap: balance;
  }
`;

const Value = styled.dd<{ readonly $wide?: boolean }>`
  min-width: 0;
  max-width: 100%;
  margin: 0;
  margin-inline-start: ${({ $wide }) => ($wide ? '0' : 'auto')};
  font-size: ${({ $wide }) => ($wide ? theme.fontSize.tiny : theme.fontSize.small)};
  text-align: ${({ $wide }) => ($wide ? 'start' : 'end')};
  overflow-wrap: anywhere;
  text-wrap: ${({ $wide }) => ($wide ? 'balance' : 'wrap')};
  white-space: ${({ $wide }) => ($wide ? 'pre-line' : 'normal')};
  font-variant-numeric: tabular-nums;
`;

interface LineProps {
  readonly name: ReactNode;
  readonly children: ReactNode;
  readonly testId?: string;
  /** The value stands below its name, with its lines as they are: for an address in full, or a text. */
  readonly wide?: boolean;
  /** The name is a word or two, which stay on one line. */
  readonly brief?: boolean;
}

/** One name with its value. */
export function Line({ name, children, testId, wide, brief }: LineProps) {
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
  return wide ? <Column $gap={4}>{parts}</Column> : <Pair $brief={brief}>{parts}</Pair>;
}
