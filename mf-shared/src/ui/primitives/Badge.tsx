import { styled } from 'styled-components';
import { theme } from '../theme/theme';

const { color } = theme;

const grounds = {
  neutral: [color.hover, color.textMuted],
  accent: [color.accentSoft, color.onAccentSoft],
  success: [color.successSoft, color.success],
  warning: [color.warningSoft, color.warning],
  danger: [color.dangerSoft, color.danger],
} as const;

export type BadgeTone = keyof typeof grounds;

/** A word about the state of a thing; the word says it, the colour repeats it. */
export const Badge = styled.span<{ readonly $tone?: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  padding: 2px 8px;
  border-radius: ${theme.radius.small};
  background: ${({ $tone }) => grounds[$tone ?? 'neutral'][0]};
  color: ${({ $tone }) => grounds[$tone ?? 'neutral'][1]};
  font-size: ${theme.fontSize.tiny};
  font-weight: ${theme.fontWeight.strong};
  white-space: nowrap;
`;
