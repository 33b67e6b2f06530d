import { styled } from 'styled-components';
import { Column } from '../primitives/layout';

/** The padded, scrolling content of a view whose dialog is bare. */
export const Scrolling = styled(Column).attrs({ $gap: 16 })`
  flex: 1 1 auto;
  min-height: 0;
  padding: 8px 20px 20px;
  overflow-y: auto;
  overscroll-behavior: contain;
`;
