import { shortenSymbol, significantDigits } from '@dex/mf-shared/domain';
import { AmountField, Column, Figure, Inset, Notice, Row, Text } from '@dex/mf-shared/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { shownPrice } from '../../../domain/rangePrice';
import { priceText } from '../priceTexts';
import { MarketPrices } from '../market/MarketPrices';
import { PriceGapNotice } from '../market/PriceGapText';
import { startPriceTexts as texts } from '../market/startPrice.messages';
import type { AddCommands } from './useAddCommands';
import type { AddScreenForm } from './useAddForm';

/** So many digits of a price are taken over: more than any market is exact to. */
const TAKEN_DIGITS = 8;

interface PartProps {
  readonly form: AddScreenForm;
  readonly commands: AddCommands;
}

/** The first price of a pool that does not exist yet (V3-8), beside what its tokens trade at elsewhere (V3-26). */
export function StartPricePart({ form, commands }: PartProps) {
  const intl = useIntl();
  const { currencyA, currencyB, facts, typed, market } = form;
  const { pair } = facts;
  if (!currencyA || !currencyB) return null;
  const [base, quote] = [shortenSymbol(currencyA.symbol), shortenSymbol(currencyB.symbol)];
  return (
    <Column $gap={12} data-testid="pool-v3-start-part">
      <Text as="h2" $strong>
        <FormattedMessage {...texts.title} />
      </Text>
      <Notice kind="info">
        <FormattedMessage {...texts.text} />
      </Notice>
      <Inset $padding={12}>
        <Row>
          <AmountField
            label={intl.formatMessage(texts.label, { quote, base })}
            size="medium"
            value={typed.startPriceTypedValue}
            onChange={commands.typeStartPrice}
            invalid={facts.isPriceInvalid}
            testId="pool-v3-start-price"
          />
        </Row>
      </Inset>
      {pair && (
        <MarketPrices
          market={market}
          pair={pair}
          base={currencyA}
          quote={currencyB}
          onUse={({ sqrtPriceX96 }) => commands.typeStartPrice(significantDigits(shownPrice(BigInt(sqrtPriceX96), pair), TAKEN_DIGITS))}
        />
      )}
      <Row $justify="space-between" $gap={12}>
        <Text $size="small" $tone="textMuted">
          <FormattedMessage {...texts.current} values={{ base }} />
        </Text>
        <Text $size="small">
          <Figure
            shown={facts.price && pair ? priceText(facts.price.sqrtPriceX96, pair) : null}
            unit={quote}
            testId="pool-v3-start-shown"
          />
        </Text>
      </Row>
      {form.priceGap && <PriceGapNotice of={form.priceGap} testId="pool-v3-start-gap" />}
    </Column>
  );
}
