import { keyframes, styled } from 'styled-components';
import { theme } from '../theme/theme';

const breathe = keyframes`
  from { opacity: 1; }
  to { opacity: 0.45; }
`;

/** The place of something that is on its way, in the size that it will have. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{
  readonly $width?: string;
  readonly $height?: string;
  readonly $round?: boolean;
}>`
  display: inline-block;
  flex: none;
  width: ${({ $width }) => $width ?? '100%'};
  height: ${({ $height }) => $height ?? '1em'};
  border-radius: ${({ $round }) => ($round ? theme.radius.round : theme.radius.small)};
  background: ${theme.color.hover};
  vertical-align: middle;
  animation: ${breathe} 900ms ease-in-out infinite alternate;
`;
