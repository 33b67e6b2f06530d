import { formatExact, formatLiquidityAmount, shortenSymbol, type Currency, type RawAmount } from '@dex/mf-shared/domain';
import { Slider } from '@dex/mf-shared/ui/controls';
import { Button, Column, CurrencyLogo, Figure, Inset, Row, Text, useDispatch } from '@dex/mf-shared/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { removeTyped } from '../../../state/v2/formsSlice';
import { FigureRow } from '../../orders/FigureRow';
import { useDebouncedChange } from '../../orders/useDebouncedChange';
import { removeTexts as texts } from './remove.messages';
import type { RemoveFacts } from './useRemoveForm';

const STEPS = [25, 50, 75, 100] as const;

/** The part to take out by slider, and what comes of it. */
export function SimpleAmount({ facts }: { readonly facts: RemoveFacts }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { removal, pair, balance } = facts;
  const setPercent = (percent: number) => dispatch(removeTyped({ field: 'LIQUIDITY_PERCENT', value: String(percent) }));
  const typed = facts.form.independentField === 'LIQUIDITY_PERCENT' ? Number(facts.form.typedValue) : removal.percent.whole;
  const [moved, setMoved] = useDebouncedChange(typed, setPercent);
  const isMoving = moved !== typed;
  const shown = !isMoving && removal.percent.isBelowOne ? '<1' : String(moved);
  return (
    <Column $gap={12}>
      <Text as="p" $size="display" data-testid="pool-v2-percent">
        <FormattedMessage {...texts.percent} values={{ percent: shown }} />
      </Text>
      <Slider label={intl.formatMessage(texts.slider)} value={moved} disabled={balance === null} onChange={setMoved} />
      <Row $gap={8}>
        {STEPS.map((step) => (
          <Button key={step} $tone="soft" $size="small" $full data-testid={`pool-v2-percent-${step}`} onClick={() => setPercent(step)}>
            {step === 100 ? <FormattedMessage {...texts.max} /> : <FormattedMessage {...texts.percent} values={{ percent: step }} />}
          </Button>
        ))}
      </Row>
      <Inset>
        <Column $gap={8}>
          <Text $size="small" $strong>
            <FormattedMessage {...texts.outputs} />
          </Text>
          <Output currency={pair.a} amount={pair.unread.includes('a') ? null : removal.amountA} testId="pool-v2-output-a" />
          <Output currency={pair.b} amount={pair.unread.includes('b') ? null : removal.amountB} testId="pool-v2-output-b" />
        </Column>
      </Inset>
    </Column>
  );
}

function Output({
  currency,
  amount,
  testId,
}: {
  readonly currency: Currency | null;
  readonly amount: RawAmount | null;
  readonly testId: string;
}) {
  if (!currency) return null;
  return (
    <FigureRow
      label={
        <Row $gap={8}>
          <CurrencyLogo currency={currency} size={16} />
          <span>{shortenSymbol(currency.symbol)}</span>
        </Row>
      }
    >
      <Figure
        shown={amount && formatLiquidityAmount(amount, currency.decimals)}
        exact={amount ? formatExact(amount, currency.decimals) : undefined}
        testId={testId}
      />
    </FigureRow>
  );
}
