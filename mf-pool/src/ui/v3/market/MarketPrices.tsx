import { shortenSymbol, type Currency } from '@dex/mf-shared/domain';
import { Button, Column, Notice, PriceText, Row, Text } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import type { ShownPair } from '../../../domain/rangePrice';
import type { PriceReference } from '../../../domain/v3/market';
import type { MarketAnswer } from '../../../domain/v3/ports';
import { areDoubtsSaid, doReferencesDisagree, type Backing } from '../../../domain/v3/startPrice';
import { priceText } from '../priceTexts';
import { SourceText } from './PriceGapText';
import { startPriceTexts as texts } from './startPrice.messages';

interface PricesProps {
  readonly market: MarketAnswer;
  readonly pair: ShownPair;
  readonly base: Currency;
  readonly quote: Currency;
  readonly onUse: (reference: PriceReference) => void;
}

/** The prices of a pair that are known from elsewhere, each to be taken over by a press (V3-26). */
export function MarketPrices({ market, pair, base, quote, onUse }: PricesProps) {
  if (market.kind === 'loading') return null;
  const { references } = market;
  const names = { base: shortenSymbol(base.symbol), quote: shortenSymbol(quote.symbol) };
  return (
    <Column $gap={8} data-testid="pool-v3-start-elsewhere">
      <MarketDoubts market={market} />
      {references.length > 0 && (
        <Text $size="small" $tone="textMuted">
          <FormattedMessage {...texts.elsewhere} values={names} />
        </Text>
      )}
      {references.map((reference) => (
        <Row key={reference.source.kind}>
          <Button
            $tone="secondary"
            $size="small"
            data-testid={`pool-v3-start-use-${reference.source.kind}`}
            onClick={() => onUse(reference)}
          >
            <FormattedMessage
              {...texts.use}
              values={{
                ...names,
                price: <PriceText text={priceText(reference.sqrtPriceX96, pair)} />,
                source: <SourceText source={reference.source} />,
              }}
            />
          </Button>
        </Row>
      ))}
      {doReferencesDisagree(references) && (
        <Notice kind="warning" testId="pool-v3-start-disagree">
          <FormattedMessage {...texts.disagree} />
        </Notice>
      )}
    </Column>
  );
}

/** The doubts about an existing pool: what could not be read always, that nothing is known where nothing stands behind its price. */
export function PoolDoubts({ pool, market }: Pick<PricesProps, 'market'> & { readonly pool: Backing }) {
  return areDoubtsSaid(pool, market) ? <MarketDoubts market={market} /> : null;
}

/** That no price is known from elsewhere, or that not everything could be read. */
function MarketDoubts({ market }: Pick<PricesProps, 'market'>) {
  if (market.kind === 'loading') return null;
  if (!market.isComplete)
    return (
      <Notice kind="warning" testId="pool-v3-start-incomplete">
        <FormattedMessage {...texts.incomplete} />
      </Notice>
    );
  if (market.references.length > 0) return null;
  return (
    <Notice kind="warning" testId="pool-v3-start-unknown">
      <FormattedMessage {...texts.unknown} />
    </Notice>
  );
}
