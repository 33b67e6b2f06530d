import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { UNKNOWN_FIGURE } from '../../domain/amounts/figures';
import { groupDigits } from '../../domain/amounts/roundRatio';
import { VisuallyHidden } from '../primitives/layout';
import { theme } from '../theme/theme';
import { figureTexts } from './Figure.messages';
import { PriceText } from './PriceText';

const Plain = styled.span<{ readonly $dimmed: boolean }>`
  display: inline;
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: transparent;
  font: inherit;
  color: inherit;
  text-align: inherit;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
  opacity: ${({ $dimmed }) => ($dimmed ? 0.6 : 1)};
  transition: opacity ${theme.motion.quick};
`;

const Copying = styled(Plain).attrs({ as: 'button', type: 'button' })`
  cursor: copy;
  &:hover {
    text-decoration: underline dotted;
  }
`;

interface FigureProps {
  /** What is shown, rounded by its kind (FIGURE-5, FIGURE-6); null while it is not known. */
  readonly shown: string | null;
  /** The exact value: in the title, and what a click copies. Without it the figure is plain text. */
  readonly exact?: string;
  /** The figure belongs to an earlier block and a newer one is on its way. */
  readonly syncing?: boolean;
  readonly unit?: string;
  readonly testId?: string;
}

/** A figure: a dash when it is not known, dimmed when it is old, exact on demand. */
export function Figure({ shown, exact, syncing = false, unit, testId }: FigureProps) {
  const intl = useIntl();
  const [copied, setCopied] = useState(false);
  const text = unit && shown !== null ? `${shown} ${unit}` : shown;

  if (text === null) {
    return (
      <Plain $dimmed={false} data-testid={testId} title={intl.formatMessage(figureTexts.unknown)}>
        {UNKNOWN_FIGURE}
      </Plain>
    );
  }
  if (exact === undefined) {
    return (
      <Plain $dimmed={syncing} data-figure data-testid={testId}>
        <PriceText text={text} />
      </Plain>
    );
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(exact);
      setCopied(true);
    } catch {
      // A page without the right to the clipboard still shows the exact value in the title.
      setCopied(false);
    }
  };
  return (
    <Copying
      $dimmed={syncing}
      data-figure
      data-testid={testId}
      title={intl.formatMessage(copied ? figureTexts.copied : figureTexts.copy, { exact: groupDigits(exact) })}
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
      onPointerLeave={() => setCopied(false)}
    >
      <PriceText text={text} />
      {copied && <VisuallyHidden role="status">{intl.formatMessage(figureTexts.copied)}</VisuallyHidden>}
    </Copying>
  );
}
