import { impactTone, type Ratio } from '@dex/mf-shared/domain';
import { Text, VisuallyHidden } from '@dex/mf-shared/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { IMPACT_TONES, percentText } from '../details/impactLook';
import { swapTexts } from '../swap.messages';

interface ReceivedValueProps {
  /** The value in dollars, null while it is not known. */
  readonly dollars: string | null;
  /** What the trade loses to its own size, and to what its tokens keep; null without a trade. */
  readonly impact: Ratio | null;
  /** True where its tokens are known to keep a part. */
  readonly isPartKept?: boolean;
}

/** The value of what arrives; beside it, once it is worth a look, what the trade loses to its own size (FIGURE-12). */
export function ReceivedValue({ dollars, impact, isPartKept = false }: ReceivedValueProps) {
  const intl = useIntl();
  const tone = impact && impactTone(impact);
  // In an element of its own, so that nothing is lost where a translator has replaced it.
  const value = dollars !== null && <span>{dollars}</span>;
  if (!impact || (tone !== 'warning' && tone !== 'bad')) return value;
  const percent = intl.formatMessage(swapTexts.percent, { value: `−${percentText(impact)}` });
  return (
    <>
      {value}{' '}
      <Text as="span" $size="small" $tone={IMPACT_TONES[tone]} data-testid="swap-impact-beside">
        <VisuallyHidden>
          <FormattedMessage {...(isPartKept ? swapTexts.impactAndKept : swapTexts.impact)} />
        </VisuallyHidden>{' '}
        <span>{`(${percent})`}</span>
      </Text>
    </>
  );
}
