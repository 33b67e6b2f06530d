import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { groupDigits } from '../../domain/amounts/roundRatio';
import { Icon } from '../primitives/Icon';
import { VisuallyHidden } from '../primitives/layout';
import { theme } from '../theme/theme';
import { figureTexts as texts } from './Figure.messages';

/** A figure and its button in one line, as high before the figure is known as after. */
export const WithCopy = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
  min-height: 24px;
  @media (pointer: coarse) {
    min-height: ${theme.height.touch};
  }
`;

const Frame = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.small};
  background: transparent;
  color: ${theme.color.textMuted};
  cursor: pointer;
  &:hover {
    color: ${theme.color.text};
  }
  @media (pointer: coarse) {
    width: ${theme.height.touch};
    height: ${theme.height.touch};
  }
`;

/** Copies the exact value of a figure. */
export function CopyFigure({ exact }: { readonly exact: string }) {
  const intl = useIntl();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(exact);
      setCopied(true);
    } catch {
      // A page without the right to the clipboard still shows the exact value in the title.
      setCopied(false);
    }
  };
  const label = intl.formatMessage(texts.copy, { exact: groupDigits(exact) });
  return (
    <Frame
      type="button"
      aria-label={label}
      title={label}
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
      onPointerLeave={() => setCopied(false)}
    >
      <Icon name={isCopied ? 'check' : 'copy'} size={16} />
      {isCopied && <VisuallyHidden role="status">{intl.formatMessage(texts.copied)}</VisuallyHidden>}
    </Frame>
  );
}
