import { formatPrice, ratio, significantDigits, shortenSymbol, type Ratio } from '@dex/mf-shared/domain';
import { Button, Column, Inset, Notice, PriceText, Row } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { isWarnedDifference } from '../../domain/migrate/migration';
import { isTurnedOver, shownPrice } from '../../domain/rangePrice';
import { FigureRow } from '../orders/FigureRow';
import { MarketPrices, PoolDoubts } from '../v3/market/MarketPrices';
import { PriceGapNotice } from '../v3/market/PriceGapText';
import { priceText } from '../v3/priceTexts';
import { migrateTexts as texts } from './migrate.messages';
import type { MigrateFacts } from './useMigrateForm';

/** The first price of a missing pool: the pair's own, or one that others know (V3-26). */
function StartPart({ facts }: { readonly facts: MigrateFacts }) {
  const { setup, change, market, priceGap, shown } = facts;
  return (
    <Column $gap={12}>
      <Notice kind="info" testId="pool-migrate-new-pool">
        <FormattedMessage {...texts.newPool} />
      </Notice>
      {priceGap && (
        <>
          <FigureRow label={<FormattedMessage {...texts.startPrice} />} testId="pool-migrate-start">
            <FormattedMessage
              {...texts.price}
              values={{
                price: <PriceText text={priceText(priceGap.sqrtPriceX96, shown, 6)} />,
                quote: shortenSymbol(priceGap.quote.symbol),
                base: shortenSymbol(priceGap.base.symbol),
              }}
            />
          </FigureRow>
          <MarketPrices market={market} {...priceGap} onUse={({ sqrtPriceX96 }) => change({ ...setup, start: sqrtPriceX96 })} />
          {setup.start !== null && (
            <Row>
              <Button
                $tone="secondary"
                $size="small"
                data-testid="pool-migrate-start-own"
                onClick={() => change({ ...setup, start: null })}
              >
                <FormattedMessage {...texts.ownPrice} />
              </Button>
            </Row>
          )}
          <PriceGapNotice of={priceGap} testId="pool-migrate-start-gap" />
        </>
      )}
    </Column>
  );
}

/** What a missing pool means, or the pool beside the pair and beside the market (V3-26). */
export function PricePart({ facts }: { readonly facts: MigrateFacts }) {
  const { pool, market, priceGap } = facts;
  if (pool.kind === 'notExists') return <StartPart facts={facts} />;
  return (
    <>
      <PairPart facts={facts} />
      <PoolDoubts pool={pool} market={market} />
      {priceGap && <PriceGapNotice of={priceGap} testId="pool-migrate-pool-gap" />}
    </>
  );
}

/** Both prices, and the warning where they differ by 2 % or more. */
function PairPart({ facts }: { readonly facts: MigrateFacts }) {
  const { price, difference, shown, pair, state } = facts;
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
