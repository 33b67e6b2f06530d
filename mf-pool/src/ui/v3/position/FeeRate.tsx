import { significantDigits, type Ratio } from '@dex/mf-shared/domain';
import { Column, Figure, Row, Text, sectionSelector, useServices } from '@dex/mf-shared/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { dailyRate, type RateSpan } from '../../../domain/v3/feeRate';
import { valuedInQuote } from '../../../domain/v3/positionHistory';
import { selectFeeGrowth } from '../../../state/selectAnswers';
import { poolAddressOf } from '../../../state/v3/selectWishes';
import { wantedSlice } from '../../../state/wantedSlice';
import { useWanted } from '../../useWanted';
import type { PositionView } from '../usePositionView';
import { feeRateTexts as texts } from './feeRate.messages';

const useRateSelector = sectionSelector(wantedSlice);
const SPANS = ['day', 'week'] as const satisfies readonly RateSpan[];

/** What the liquidity of a position earned over the last day and week, as a part of its value (V3-33). */
export function FeeRate({ view }: { readonly view: PositionView }) {
  const intl = useIntl();
  const { chains } = useServices();
  const { chain, position, token0, token1, sqrtPriceX96, amounts, shown } = view;
  const { tickLower, tickUpper, fee } = position;
  const pool = poolAddressOf(chains, chain.chainId, position.token0, position.token1, fee);
  const key = pool && `${chain.chainId}:${pool}:${tickLower}:${tickUpper}`;
  useWanted(pool && key ? { kind: 'feeGrowth', chainId: chain.chainId, pool, tickLower, tickUpper, key } : null);
  const growth = useRateSelector((state) => (key ? selectFeeGrowth(state, key) : null));
  const liquidity = BigInt(position.liquidity);
  const rateOver = (span: RateSpan): Ratio | null => {
    if (growth?.kind !== 'known' || !amounts || sqrtPriceX96 === null) return null;
    const held = { range: { tickLower, tickUpper }, liquidity, amounts };
    return dailyRate(growth[span], growth.now, held, valuedInQuote(token0, token1, sqrtPriceX96, shown));
  };
  return (
    <Column $gap={8} data-testid="pool-v3-fee-rate" data-kind={growth?.kind ?? 'failed'}>
      {SPANS.map((span) => {
        const rate = rateOver(span);
        return (
          <Row key={span} $justify="space-between" $gap={12}>
            <Text $size="small" $tone="textMuted">
              <FormattedMessage {...texts[span]} />
            </Text>
            <Figure shown={rate && intl.formatMessage(texts.percent, { value: percentText(rate) })} testId={`pool-v3-fee-rate-${span}`} />
          </Row>
        );
      })}
      <Text as="p" $size="small" $tone="textMuted">
        <FormattedMessage {...texts.assumption} />
      </Text>
    </Column>
  );
}

/** Three digits of a percentage; less than a thousandth of a percent is said to be less. */
function percentText({ numerator, denominator }: Ratio): string {
  if (numerator === 0n) return '0';
  const percent = { numerator: numerator * 100n, denominator };
  return percent.numerator * 1000n < denominator ? '<0.001' : significantDigits(percent, 3);
}
