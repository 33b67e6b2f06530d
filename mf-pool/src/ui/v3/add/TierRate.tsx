import { significantDigits, type FeeTier } from '@dex/mf-shared/domain';
import { Figure, Text } from '@dex/mf-shared/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TierRatesAnswer } from '../../../domain/v3/tierRates';
import { tierRatesTexts as texts } from './tierRates.messages';

/** What a tier's fees come to in a day; a dash where that is not known. */
export function TierRate({ tier, answer }: { readonly tier: FeeTier; readonly answer: TierRatesAnswer }) {
  const intl = useIntl();
  const rate = answer.kind === 'known' ? (answer.rates[tier] ?? null) : null;
  const shown = rate === null ? null : intl.formatMessage(texts.percent, { value: percentOf(rate) });
  return (
    <Text $size="tiny" $tone="textMuted">
      <FormattedMessage {...texts.rate} values={{ value: <Figure shown={shown} testId={`pool-v3-fee-rate-${tier}`} /> }} />
    </Text>
  );
}

/** Where the figures come from, with the assumption; why there are none. */
export function TierRatesHint({ answer }: { readonly answer: TierRatesAnswer }) {
  const kind = answer.kind === 'known' ? answer.source : answer.kind;
  const hours = answer.kind === 'known' ? Math.round(answer.seconds / 3600) : 0;
  return (
    <Text as="p" $size="tiny" $tone="textMuted" data-testid="pool-v3-tier-rates" data-kind={kind}>
      <FormattedMessage {...texts[kind]} values={{ hours }} />
    </Text>
  );
}

const FINE = 10n ** 12n;

/** Three digits of a percentage; less than a thousandth of a percent is said to be less. */
function percentOf(rate: number): string {
  if (rate === 0) return '0';
  return rate < 0.000_01 ? '<0.001' : significantDigits({ numerator: BigInt(Math.round(rate * 1e12)) * 100n, denominator: FINE }, 3);
}
