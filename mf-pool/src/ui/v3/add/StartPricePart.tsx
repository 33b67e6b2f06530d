import { shortenSymbol } from '@dex/mf-shared/domain';
import { AmountField, Column, Figure, Inset, Notice, Row, Text } from '@dex/mf-shared/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { priceText } from '../priceTexts';
import type { AddCommands } from './useAddCommands';
import type { AddScreenForm } from './useAddForm';
import { startPriceTexts as texts } from './add.messages';

/** The first price of a pool that does not exist yet (V3-8). */
export function StartPricePart({ form, commands }: { readonly form: AddScreenForm; readonly commands: AddCommands }) {
  const intl = useIntl();
  const { currencyA, currencyB, facts, typed } = form;
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
      <Row $justify="space-between" $gap={12}>
        <Text $size="small" $tone="textMuted">
          <FormattedMessage {...texts.current} values={{ base }} />
        </Text>
        <Text $size="small">
          <Figure
            shown={facts.price && facts.pair ? priceText(facts.price.sqrtPriceX96, facts.pair) : null}
            unit={quote}
            testId="pool-v3-start-shown"
          />
        </Text>
      </Row>
    </Column>
  );
}
