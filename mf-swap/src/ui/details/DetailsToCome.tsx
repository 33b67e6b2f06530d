import { Skeleton } from '@dex/mf-shared/ui';
import { styled } from 'styled-components';

/** The place of the open details, as tall as they are for a sale in one way. */
export const DetailsToCome = styled(Skeleton)`
  height: 210px;
`;
