import { shortenSymbol } from '@dex/mf-shared/domain';
import { Button, PriceText, Row, Text } from '@dex/mf-shared/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { presetRange, PRESETS } from '../../../domain/v3/presets';
import { rangeTexts } from '../priceTexts';
import type { AddCommands } from './useAddCommands';
import type { AddScreenForm } from './useAddForm';
import { presetTexts as texts } from './presets.messages';

interface PartProps {
  readonly form: AddScreenForm;
  readonly commands: AddCommands;
}

/** Ranges by purpose; the full one has a button of its own, behind a word on what it costs (V3-25). */
export function Presets({ form: { facts, fee }, commands }: PartProps) {
  const intl = useIntl();
  const { price, pair } = facts;
  return (
    <Row $gap={8} $wrap role="group" aria-label={intl.formatMessage(texts.title)}>
      {PRESETS.map((kind) => (
        <Button
          key={kind}
          $tone="secondary"
          $size="small"
          disabled={!price || !pair || fee === null}
          data-testid={`pool-v3-preset-${kind}`}
          onClick={() => {
            if (price && pair && fee !== null) commands.typeRange(presetRange(kind, price.tick, pair, fee));
          }}
        >
          <FormattedMessage {...texts[kind]} />
        </Button>
      ))}
    </Row>
  );
}

/** What a range beside the price does: which token it sells on the way, and that this turns back with the price. */
export function OneSidedNote({ form: { facts, fee, currencyA, currencyB } }: Pick<PartProps, 'form'>) {
  const { pair, range, standing, isLockedB } = facts;
  if (!standing?.isOutOfRange || !pair || !currencyA || !currencyB || range.lower === null || range.upper === null) return null;
  const shown = rangeTexts({ tickLower: range.lower, tickUpper: range.upper }, pair, fee);
  const [base, quote] = [shortenSymbol(currencyA.symbol), shortenSymbol(currencyB.symbol)];
  // With the quote locked the range lies above the price: the base is sold as it rises.
  const [sold, from, to] = isLockedB ? [base, shown.min, shown.max] : [quote, shown.max, shown.min];
  return (
    <Text as="p" $size="small" data-testid="pool-v3-one-sided">
      <FormattedMessage {...texts.sells} values={{ sold, from: <PriceText text={from} />, to: <PriceText text={to} />, quote, base }} />
    </Text>
  );
}
