import { Skeleton } from '@dex/mf-shared/ui';
import { styled } from 'styled-components';

/** The place of the open details, with what opens below them, as tall as they are for a sale in one way. */
export const DetailsToCome = styled(Skeleton)`
  height: 186px;
  margin-block: 4px;
  @media (pointer: coarse) {
    height: 194px;
  }
`;
