import { Row, theme } from '@dex/mf-shared/ui';
import { styled } from 'styled-components';

/** The head of the first part of a column, as high as with a small button in it: the heads of both columns stand in one line, and a button that comes moves nothing. */
export const PartHead = styled(Row)`
  flex-wrap: wrap;
  gap: 4px 12px;
  justify-content: space-between;
  min-height: 36px;
  @media (pointer: coarse) {
    min-height: ${theme.height.touch};
  }
`;
