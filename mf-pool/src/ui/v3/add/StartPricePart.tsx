import { shortenSymbol, significantDigits } from '@dex/mf-shared/domain';
import { AmountField, Button, Column, Figure, Inset, Notice, PriceText, Row, Text } from '@dex/mf-shared/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { shownPrice, type ShownPair } from '../../../domain/rangePrice';
import { doReferencesDisagree } from '../../../domain/v3/startPrice';
import { priceText } from '../priceTexts';
import { SourceText, StartGapText } from './StartGapText';
import type { AddCommands } from './useAddCommands';
import type { AddScreenForm } from './useAddForm';
import { startPriceTexts as texts } from './startPrice.messages';

/** So many digits of a price are taken over: more than any market is exact to. */
const TAKEN_DIGITS = 8;

interface PartProps {
  readonly form: AddScreenForm;
  readonly commands: AddCommands;
}

/** The first price of a pool that does not exist yet (V3-8), beside what its tokens trade at elsewhere (V3-26). */
export function StartPricePart({ form, commands }: PartProps) {
  const intl = useIntl();
  const { currencyA, currencyB, facts, typed, startGap } = form;
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
      {facts.pair && <Elsewhere form={form} commands={commands} pair={facts.pair} names={{ base, quote }} />}
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
      {startGap && startGap.standing !== 'near' && facts.price && (
        <Notice kind={startGap.standing === 'far' ? 'error' : 'warning'} testId="pool-v3-start-gap">
          <StartGapText form={form} startGap={startGap} startSqrtPriceX96={facts.price.sqrtPriceX96} />
        </Notice>
      )}
    </Column>
  );
}

interface ElsewhereProps extends PartProps {
  readonly pair: ShownPair;
  readonly names: { readonly base: string; readonly quote: string };
}

/** The prices that are known from elsewhere, each to be taken over by a press. */
function Elsewhere({ form: { market }, commands, pair, names }: ElsewhereProps) {
  if (market.kind === 'loading') return null;
  const { references, isComplete } = market;
  return (
    <Column $gap={8} data-testid="pool-v3-start-elsewhere">
      {references.length === 0 && isComplete && (
        <Notice kind="warning" testId="pool-v3-start-unknown">
          <FormattedMessage {...texts.unknown} />
        </Notice>
      )}
      {references.length > 0 && (
        <Text $size="small" $tone="textMuted">
          <FormattedMessage {...texts.elsewhere} values={names} />
        </Text>
      )}
      {references.map(({ source, sqrtPriceX96 }) => (
        <Row key={source.kind}>
          <Button
            $tone="secondary"
            $size="small"
            data-testid={`pool-v3-start-use-${source.kind}`}
            onClick={() => commands.typeStartPrice(significantDigits(shownPrice(BigInt(sqrtPriceX96), pair), TAKEN_DIGITS))}
          >
            <FormattedMessage
              {...texts.use}
              values={{ ...names, price: <PriceText text={priceText(sqrtPriceX96, pair)} />, source: <SourceText source={source} /> }}
            />
          </Button>
        </Row>
      ))}
      {doReferencesDisagree(references) && (
        <Notice kind="warning" testId="pool-v3-start-disagree">
          <FormattedMessage {...texts.disagree} />
        </Notice>
      )}
      {!isComplete && (
        <Notice kind="warning" testId="pool-v3-start-incomplete">
          <FormattedMessage {...texts.incomplete} />
        </Notice>
      )}
    </Column>
  );
}
