import { theme } from '@dex/mf-shared/ui';
import { styled } from 'styled-components';

export const Track = styled.div`
  height: 8px;
  border-radius: ${theme.radius.round};
  background: ${theme.color.hover};
  overflow: hidden;
`;

const COLORS = { for: theme.color.success, against: theme.color.danger, quorum: theme.color.accent } as const;

/** What fills the track; its share is set as a scale from the left. */
export const Fill = styled.div<{ readonly $side: keyof typeof COLORS }>`
  height: 100%;
  transform-origin: left;
  background: ${({ $side }) => COLORS[$side]};
`;
