import { Row, theme } from '@dex/mf-shared/ui';
import { styled } from 'styled-components';

/** The buttons of the head. What can be collected is known late: its button comes where it moves none of the others. */
export const Ways = styled(Row)`
  flex: 1 1 auto;
  justify-content: flex-end;
  @media (max-width: ${theme.breakpoint.medium}px) {
    flex-basis: 100%;
    justify-content: flex-start;
    > [data-way='new'] {
      flex: 1 0 100%;
      order: -1;
    }
    > [data-testid='pool-v3-collect-all-open'] {
      order: 1;
    }
  }
`;
