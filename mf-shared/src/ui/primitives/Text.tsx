import { styled } from 'styled-components';
import { theme } from '../theme/theme';

interface TextLook {
  readonly $size?: keyof typeof theme.fontSize;
  readonly $tone?: 'text' | 'textMuted' | 'accent' | 'success' | 'warning' | 'danger';
  readonly $strong?: boolean;
  readonly $align?: 'start' | 'center' | 'end';
  /** One line, cut with an ellipsis. */
  readonly $cut?: boolean;
}

/** A piece of text; `as` gives it its meaning (`p`, `h1`, `dt` …). */
export const Text = styled.span<TextLook>`
  min-width: 0;
  color: ${({ $tone }) => theme.color[$tone ?? 'text']};
  font-size: ${({ $size }) => theme.fontSize[$size ?? 'medium']};
  font-weight: ${({ $strong }) => ($strong ? theme.fontWeight.strong : theme.fontWeight.text)};
  ${({ $align }) => $align && `text-align: ${$align};`}
  ${({ $cut }) => ($cut ? 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap;' : 'overflow-wrap: anywhere;')}
  /* A name beside its value keeps its words whole: it is the value that gives way. */
  &:is(dt) {
    min-width: min-content;
    overflow-wrap: break-word;
  }
`;

/** The heading of a screen or dialog. */
export const Heading = styled.h1<{ readonly $size?: 'medium' | 'large' | 'title' }>`
  font-size: ${({ $size }) => theme.fontSize[$size ?? 'large']};
  font-weight: ${theme.fontWeight.strong};
  line-height: 1.25;
  overflow-wrap: anywhere;
  text-wrap: balance;
`;
