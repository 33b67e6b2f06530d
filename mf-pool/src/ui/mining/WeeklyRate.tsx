import { formatFixedAmount, type RawAmount, type Token } from '@dex/mf-shared/domain';
import { Figure } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { perWeek } from '../../domain/mining/staking';
import { miningTexts as texts } from './mining.messages';

interface WeeklyRateProps {
  /** Raw units per second; null while unknown. */
  readonly rate: RawAmount | null;
  readonly token: Token | null;
}

/** A reward rate as the amount of a week. */
export function WeeklyRate({ rate, token }: WeeklyRateProps) {
  if (rate === null || !token) return <Figure shown={null} />;
  return (
    <FormattedMessage {...texts.perWeek} values={{ amount: formatFixedAmount(perWeek(rate), token.decimals, 2), symbol: token.symbol }} />
  );
}
