import { formatPrice, ratio, significantDigits, shortenSymbol, type Ratio } from '@dex/mf-shared/domain';
import { Column, Inset, Notice, PriceText } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { isWarnedDifference } from '../../domain/migrate/migration';
import { isTurnedOver, shownPrice } from '../../domain/rangePrice';
import { FigureRow } from '../orders/FigureRow';
import { migrateTexts as texts } from './migrate.messages';
import type { MigrateFacts } from './useMigrateForm';

/** Both prices, the warning where they differ by 2 % or more, and what a missing pool means. */
export function PricePart({ facts }: { readonly facts: MigrateFacts }) {
  const { pool, price, difference, shown, pair, state } = facts;
  if (pool.kind === 'notExists') {
    return (
      <Notice kind="info" testId="pool-migrate-new-pool">
        <FormattedMessage {...texts.newPool} />
      </Notice>
    );
  }
  const [reserveBase, reserveQuote] = isTurnedOver(shown) ? [state.reserve1, state.reserve0] : [state.reserve0, state.reserve1];
  const paired = ratio(
    BigInt(reserveQuote) * 10n ** BigInt(shown.base.decimals),
    BigInt(reserveBase) * 10n ** BigInt(shown.quote.decimals),
  );
  const text = (value: Ratio | null) =>
    value && (
      <FormattedMessage
        {...texts.price}
        values={{
          price: <PriceText text={formatPrice(value, 6)} />,
          quote: shortenSymbol(shown.quote.symbol),
          base: shortenSymbol(shown.base.symbol),
        }}
      />
    );
  const figures = (
    <Column $gap={8} style={{ width: '100%' }}>
      <FigureRow label={<FormattedMessage {...texts.v2Price} />} testId="pool-migrate-v2-price">
        {text(paired)}
      </FigureRow>
      <FigureRow label={<FormattedMessage {...texts.v3Price} />} testId="pool-migrate-v3-price">
        {price && text(shownPrice(price.sqrtPriceX96, shown))}
      </FigureRow>
    </Column>
  );
  if (!isWarnedDifference(difference) || !difference) return <Inset key={pair.address}>{figures}</Inset>;
  return (
    <Notice kind="warning" testId="pool-migrate-difference">
      {figures}
      <FigureRow label={<FormattedMessage {...texts.difference} />}>
        <FormattedMessage
          {...texts.differencePercent}
          values={{ percent: significantDigits({ ...difference, numerator: difference.numerator * 100n }, 4) }}
        />
      </FigureRow>
      <FormattedMessage {...texts.differs} />
    </Notice>
  );
}
