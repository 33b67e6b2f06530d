import { Row, Text, theme } from '@dex/mf-shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Names with their values, one below the other. */
export const List = styled.dl`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.small};
  margin: 0;
  font-size: ${theme.fontSize.small};
`;

const Value = styled.dd<{ readonly $isTotal: boolean }>`
  min-width: 0;
  margin: 0;
  text-align: end;
  font-weight: ${({ $isTotal }) => ($isTotal ? theme.fontWeight.strong : 'inherit')};
`;

/** What is given as the value stands beside and below the name as if it had no frame of its own. */
const Spread = styled(Row)`
  flex-wrap: wrap;
  > dd {
    display: contents;
  }
  > dd > * {
    margin-inline-start: auto;
  }
`;

interface LineProps {
  readonly name: ReactNode;
  readonly children: ReactNode;
  /** What the lines before it add up to. */
  readonly isTotal?: boolean;
  /** Whether a part of the value may take the whole width. */
  readonly isSpread?: boolean;
}

export function Line({ name, children, isTotal = false, isSpread = false }: LineProps) {
  const Frame = isSpread ? Spread : Row;
  return (
    <Frame $justify="space-between" $align="baseline" $gap={12}>
      <Text as="dt" $size="small" $tone="textMuted">
        {name}
      </Text>
      <Value $isTotal={isTotal} data-figure>
        {children}
      </Value>
    </Frame>
  );
}
