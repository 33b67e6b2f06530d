import { css, styled } from 'styled-components';
import { theme } from '../theme/theme';

export type ButtonTone = 'primary' | 'soft' | 'secondary' | 'text' | 'danger' | 'warning';

const { color } = theme;

const tones = {
  primary: css`
    background: ${color.accent};
    color: ${color.onAccent};
    &:hover:not(:disabled) {
      background: ${color.accentHover};
    }
  `,
  soft: css`
    background: ${color.accentSoft};
    color: ${color.onAccentSoft};
    &:hover:not(:disabled) {
      background: ${color.hover};
    }
  `,
  secondary: css`
    background: ${color.quiet};
    color: ${color.text};
    &:hover:not(:disabled) {
      background: ${color.quietHover};
    }
  `,
  text: css`
    background: transparent;
    color: ${color.accent};
    &:hover:not(:disabled) {
      background: ${color.quiet};
    }
  `,
  danger: css`
    background: ${color.danger};
    color: ${color.onDanger};
    &:hover:not(:disabled) {
      background: ${color.dangerHover};
    }
  `,
  warning: css`
    background: ${color.warningSoft};
    color: ${color.warning};
    &:hover:not(:disabled) {
      background: ${color.hover};
    }
  `,
} as const satisfies Record<ButtonTone, unknown>;

const sizes = {
  small: css`
    min-height: 36px;
    padding: 6px 12px;
    border-radius: ${theme.radius.medium};
    font-size: ${theme.fontSize.small};
    /* A short label of Chinese stays in one line, as one word of English does. */
    word-break: keep-all;
    @media (pointer: coarse) {
      min-height: ${theme.height.touch};
    }
  `,
  medium: css`
    min-height: ${theme.height.touch};
    padding: 10px 16px;
    border-radius: ${theme.radius.medium};
    font-size: ${theme.fontSize.medium};
  `,
  large: css`
    min-height: 56px;
    padding: 14px 20px;
    border-radius: ${theme.radius.large};
    font-size: ${theme.fontSize.medium};
    width: 100%;
  `,
} as const;

interface ButtonLook {
  readonly $tone?: ButtonTone;
  readonly $size?: keyof typeof sizes;
  readonly $full?: boolean;
  /** Its words, and not the room around them, stand at this edge of what holds it: for a small button without a ground. */
  readonly $flush?: 'start' | 'end';
}

/** A button; large is the one main action of a form, as wide as the form. */
export const Button = styled.button.attrs((props) => ({ type: props.type ?? 'button' }))<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  border: 0;
  font-weight: ${theme.fontWeight.strong};
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  overflow-wrap: break-word;
  cursor: pointer;
  transition: background-color ${theme.motion.quick};
  ${({ $tone }) => tones[$tone ?? 'primary']}
  ${({ $size }) => sizes[$size ?? 'medium']}
  ${({ $full }) => $full && 'width: 100%;'}
  ${({ $flush }) => $flush && `margin-inline-${$flush}: -12px; text-align: ${$flush};`}
  &:disabled {
    background: ${color.quiet};
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`;
