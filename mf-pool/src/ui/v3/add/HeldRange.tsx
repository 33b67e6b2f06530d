import { formatFee, shortenSymbol } from '@dex/mf-shared/domain';
import { Badge } from '@dex/mf-shared/ui/controls';
import { Column, CurrencyPairLogo, Inset, Notice, PriceText, Row, Text } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { unwrapped } from '../../../domain/v3/shownOrder';
import { AmountRow } from '../AmountRow';
import { rangeTexts } from '../priceTexts';
import { RangeBadge } from '../RangeBadge';
import { rawOf, type PositionView } from '../usePositionView';
import { positionTexts } from '../v3.messages';
import { rangeInputTexts } from './add.messages';

/** The position that is increased: its pair, its fee, what it holds and its range, which stays. */
export function HeldRange({ view }: { readonly view: PositionView }) {
  const { shown, chain, position, fee, currency0, currency1, amounts } = view;
  const [base, quote] = [unwrapped(shown.base, chain), unwrapped(shown.quote, chain)];
  const range = rangeTexts(position, shown, fee);
  const values = { base: shortenSymbol(base.symbol), quote: shortenSymbol(quote.symbol) };
  return (
    <Column $gap={12}>
      <Row $justify="space-between" $gap={12} $wrap>
        <Row $gap={8}>
          <CurrencyPairLogo one={quote} other={base} size={24} />
          <Text $strong>
            <FormattedMessage {...positionTexts.pair} values={values} />
          </Text>
          <Badge>
            <FormattedMessage {...positionTexts.percent} values={{ value: formatFee(position.fee) }} />
          </Badge>
        </Row>
        <RangeBadge state={view.state} />
      </Row>
      <Inset>
        <Column $gap={8}>
          <AmountRow currency={currency0} amount={rawOf(amounts?.amount0)} />
          <AmountRow currency={currency1} amount={rawOf(amounts?.amount1)} />
          <Row $justify="space-between" $gap={12} $wrap>
            <Text $size="small">
              <Text $tone="textMuted" $size="small">
                <FormattedMessage {...positionTexts.minPrice} />
              </Text>{' '}
              <PriceText text={range.min} />
            </Text>
            <Text $size="small">
              <Text $tone="textMuted" $size="small">
                <FormattedMessage {...positionTexts.maxPrice} />
              </Text>{' '}
              <PriceText text={range.max} />
            </Text>
            <Text $size="small" $tone="textMuted">
              <FormattedMessage {...positionTexts.per} values={values} />
            </Text>
          </Row>
        </Column>
      </Inset>
      {view.state === 'outOfRange' && (
        <Notice kind="warning" testId="pool-v3-out-of-range">
          <FormattedMessage {...rangeInputTexts.outOfRange} />
        </Notice>
      )}
    </Column>
  );
}
