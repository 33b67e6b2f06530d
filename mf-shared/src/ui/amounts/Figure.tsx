import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { UNKNOWN_FIGURE } from '../../domain/amounts/figures';
import { groupDigits } from '../../domain/amounts/roundRatio';
import { theme } from '../theme/theme';
import { CopyFigure, WithCopy } from './CopyFigure';
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

/** A symbol is not broken at its hyphen; before it the line may end. */
export const Unit = styled.span`
  white-space: nowrap;
`;

interface FigureProps {
  /** What is shown, rounded by its kind (FIGURE-5, FIGURE-6); null while it is not known. */
  readonly shown: string | null;
  /** The exact value, in the title. */
  readonly exact?: string;
  /** The exact value matters here: a button beside the figure copies it. */
  readonly copies?: boolean;
  /** The figure belongs to an earlier block and a newer one is on its way. */
  readonly syncing?: boolean;
  readonly unit?: string;
  readonly testId?: string;
}

/** A figure: a dash when it is not known, dimmed when it is old, exact in its title (FIGURE-14). */
export function Figure({ shown, exact, copies = false, syncing = false, unit, testId }: FigureProps) {
  const intl = useIntl();
  const text = unit && shown !== null ? `${shown} ${unit}` : shown;
  const figure =
    text === null ? (
      <Plain $dimmed={false} data-testid={testId} title={intl.formatMessage(figureTexts.unknown)}>
        {UNKNOWN_FIGURE}
      </Plain>
    ) : (
      <Plain $dimmed={syncing} data-figure data-testid={testId} title={exact && groupDigits(exact)}>
        <PriceText text={shown ?? ''} />
        {unit && (
          <>
            {' '}
            <Unit>{unit}</Unit>
          </>
        )}
      </Plain>
    );
  if (!copies) return figure;
  return (
    <WithCopy>
      {figure}
      {text !== null && exact !== undefined && <CopyFigure exact={exact} />}
    </WithCopy>
  );
}
