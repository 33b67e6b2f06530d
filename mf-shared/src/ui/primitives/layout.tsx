import { styled } from 'styled-components';
import { theme } from '../theme/theme';

const ROOM = { rest: 'flex: 1 1 0;', own: 'flex: none;' } as const;

interface Flow {
  readonly $gap?: number;
  readonly $align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  readonly $justify?: 'start' | 'center' | 'end' | 'space-between';
  readonly $wrap?: boolean;
  /** Takes the room that is left; or keeps its own size when room is short. */
  readonly $room?: 'rest' | 'own';
}

/** Things beside one another; gaps in pixels, multiples of 4. */
export const Row = styled.div<Flow>`
  display: flex;
  min-width: 0;
  gap: ${({ $gap }) => $gap ?? 8}px;
  align-items: ${({ $align }) => $align ?? 'center'};
  justify-content: ${({ $justify }) => $justify ?? 'start'};
  ${({ $wrap }) => $wrap && 'flex-wrap: wrap;'}
  ${({ $room }) => $room && ROOM[$room]}
`;

/** Things below one another. */
export const Column = styled.div<Omit<Flow, '$wrap'>>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  gap: ${({ $gap }) => $gap ?? 8}px;
  align-items: ${({ $align }) => $align ?? 'stretch'};
  justify-content: ${({ $justify }) => $justify ?? 'start'};
  ${({ $room }) => $room && ROOM[$room]}
`;

/** The surface that a form or a section stands on. */
export const Card = styled.section<{ readonly $padding?: number }>`
  padding: ${({ $padding }) => $padding ?? 20}px;
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: 0 8px 32px ${theme.color.shadow};
  @media (max-width: ${theme.breakpoint.small}px) {
    padding: ${({ $padding }) => Math.min($padding ?? 16, 16)}px;
  }
`;

/** A part inside a card: one step of surface, no border. */
export const Inset = styled.div<{ readonly $padding?: number }>`
  padding: ${({ $padding }) => $padding ?? 16}px;
  border-radius: ${theme.radius.large};
  background: ${theme.color.inset};
`;

/** The column of a form page: at most 480 px, centred. */
export const FormColumn = styled.div<{ readonly $width?: string }>`
  width: 100%;
  max-width: ${({ $width }) => $width ?? theme.width.form};
  margin: 0 auto;
`;

export const Divider = styled.hr`
  width: 100%;
  height: 1px;
  margin: 0;
  border: 0;
  background: ${theme.color.hover};
`;

/** Seen by screen readers alone. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
