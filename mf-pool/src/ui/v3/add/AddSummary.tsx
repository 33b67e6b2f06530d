import { formatFee, rawAmount, shortenSymbol, type FeeTier } from '@dex/mf-shared/domain';
import { Badge } from '@dex/mf-shared/ui/controls';
import { Column, CurrencyPairLogo, Divider, PriceText, Row, Text } from '@dex/mf-shared/ui';
import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { isTurnedOver, type ShownPair } from '../../../domain/rangePrice';
import type { AddOrder } from '../../../domain/v3/orders';
import type { Review } from '../../../state/v3/poolV3Slice';
import { AmountRow } from '../AmountRow';
import { priceText, rangeTexts } from '../priceTexts';
import { orderTexts, positionTexts } from '../v3.messages';
import type { AddScreenForm } from './useAddForm';

/** What an addition is about: every figure is read from the order that will be sent. */
export function AddSummary({ review: { subject }, form }: { readonly review: Review; readonly form: AddScreenForm }) {
  const { facts, fee } = form;
  if ((subject.kind !== 'add' && subject.kind !== 'createPool') || !facts.pair) return null;
  return subject.kind === 'add' ? (
    <Summary order={subject.order} pair={facts.pair} fee={fee} form={form} />
  ) : (
    <StartPrice order={subject.order} pair={facts.pair} form={form} />
  );
}

interface SummaryProps {
  readonly order: AddOrder;
  readonly pair: ShownPair;
  readonly form: AddScreenForm;
}

function symbolsOf({ currencyA, currencyB }: AddScreenForm) {
  return { base: shortenSymbol(currencyA?.symbol ?? ''), quote: shortenSymbol(currencyB?.symbol ?? '') };
}

function StartPrice({ order, pair, form }: SummaryProps) {
  if (order.startSqrtPriceX96 === null) return null;
  return (
    <Line label={<FormattedMessage {...orderTexts.startPrice} />} testId="pool-v3-order-start">
      <PriceText text={priceText(order.startSqrtPriceX96, pair)} /> <FormattedMessage {...positionTexts.per} values={symbolsOf(form)} />
    </Line>
  );
}

function Summary({ order, pair, fee, form }: SummaryProps & { readonly fee: FeeTier | null }) {
  const { currencyA, currencyB } = form;
  if (!currencyA || !currencyB) return null;
  const turned = isTurnedOver(pair);
  const [desiredA, desiredB] = turned ? [order.amount1Desired, order.amount0Desired] : [order.amount0Desired, order.amount1Desired];
  const [leastA, leastB] = turned ? [order.amount1Min, order.amount0Min] : [order.amount0Min, order.amount1Min];
  const range = rangeTexts(order, pair, fee);
  const symbols = symbolsOf(form);
  const sides = [
    { currency: currencyA, desired: desiredA, least: leastA, name: 'a' },
    { currency: currencyB, desired: desiredB, least: leastB, name: 'b' },
  ];
  return (
    <Column $gap={12}>
      <Row $gap={8}>
        <CurrencyPairLogo one={currencyA} other={currencyB} size={24} />
        <Text $strong>
          <FormattedMessage {...positionTexts.pair} values={{ quote: symbols.base, base: symbols.quote }} />
        </Text>
        <Badge>
          <FormattedMessage {...positionTexts.percent} values={{ value: formatFee(order.fee) }} />
        </Badge>
      </Row>
      {sides.map(({ currency, desired, name }) => (
        <AmountRow key={name} currency={currency} amount={rawAmount(BigInt(desired))} digits={6} testId={`pool-v3-order-${name}`} />
      ))}
      <Divider />
      <StartPrice order={order} pair={pair} form={form} />
      <Line label={<FormattedMessage {...positionTexts.minPrice} />} testId="pool-v3-order-min-price">
        <PriceText text={range.min} /> <FormattedMessage {...positionTexts.per} values={symbols} />
      </Line>
      <Line label={<FormattedMessage {...positionTexts.maxPrice} />} testId="pool-v3-order-max-price">
        <PriceText text={range.max} /> <FormattedMessage {...positionTexts.per} values={symbols} />
      </Line>
      {sides.map(({ currency, least, name }) => (
        <AmountRow
          key={name}
          currency={currency}
          amount={rawAmount(BigInt(least))}
          digits={6}
          label={<FormattedMessage {...orderTexts.leastLabel} values={{ symbol: shortenSymbol(currency.symbol) }} />}
          testId={`pool-v3-order-least-${name}`}
        />
      ))}
      <Line label={<FormattedMessage {...orderTexts.deadline} />} testId="pool-v3-order-deadline">
        <FormattedDate value={order.deadlineSeconds * 1000} dateStyle="medium" timeStyle="short" />
      </Line>
    </Column>
  );
}

function Line({ label, children, testId }: { readonly label: ReactNode; readonly children: ReactNode; readonly testId: string }) {
  return (
    <Row $justify="space-between" $gap={12}>
      <Text $size="small" $tone="textMuted">
        {label}
      </Text>
      <Text $size="small" $strong data-testid={testId}>
        {children}
      </Text>
    </Row>
  );
}
