import { ChangingLabel } from '@dex/mf-shared/ui';
import { useIntl } from 'react-intl';
import { dialogTexts, takePendingTexts } from './mining.messages';

const TITLES = { withdraw: dialogTexts.withdrawTitle, claim: dialogTexts.claimTitle } as const;

/** What a button says that takes everything back, or the rewards; and while that is on its way, that it is. */
export function TakeLabel({
  kind,
  isUnderWay,
  text,
}: {
  readonly kind: 'withdraw' | 'claim';
  readonly isUnderWay: boolean;
  readonly text?: string;
}) {
  const intl = useIntl();
  return <ChangingLabel text={isUnderWay ? intl.formatMessage(takePendingTexts[kind]) : (text ?? intl.formatMessage(TITLES[kind]))} />;
}
