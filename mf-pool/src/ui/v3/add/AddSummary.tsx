import { formatFee, rawAmount, shortenSymbol, type FeeTier } from '@dex/mf-shared/domain';
import { Badge } from '@dex/mf-shared/ui/controls';
import { Column, CurrencyPairLogo, Divider, PriceText, Row, Text } from '@dex/mf-shared/ui';
import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { isTurnedOver, type ShownPair } from '../../../domain/rangePrice';
import { marketGap } from '../../../domain/v3/startPrice';
import type { AddPositionTerms } from '../../../domain/v3/positionTerms';
import { AmountRow } from '../AmountRow';
import { priceText, rangeTexts } from '../priceTexts';
import { orderTexts, positionTexts } from '../v3.messages';
import { PriceGapNotice } from '../market/PriceGapText';
import type { AddScreenForm } from './useAddForm';

interface SummaryProps {
  readonly terms: AddPositionTerms;
  readonly pair: ShownPair;
  readonly fee: FeeTier | null;
  readonly form: AddScreenForm;
}

function symbolsOf({ currencyA, currencyB }: AddScreenForm) {
  return { base: shortenSymbol(currencyA?.symbol ?? ''), quote: shortenSymbol(currencyB?.symbol ?? '') };
}

interface StartPriceProps {
  readonly startSqrtPriceX96: string;
  readonly pair: ShownPair;
  readonly form: AddScreenForm;
}

/** The price that a pool is made at, and how far it is from the market as that is known now (V3-26). */
export function StartPrice({ startSqrtPriceX96, pair, form }: StartPriceProps) {
  const { market, priceGap } = form;
  const sqrtPriceX96 = BigInt(startSqrtPriceX96);
  const gap = marketGap(sqrtPriceX96, market);
  return (
    <>
      <Line label={<FormattedMessage {...orderTexts.startPrice} />} testId="pool-v3-order-start">
        <PriceText text={priceText(startSqrtPriceX96, pair)} /> <FormattedMessage {...positionTexts.per} values={symbolsOf(form)} />
      </Line>
      {priceGap && <PriceGapNotice of={{ ...priceGap, sqrtPriceX96, isNew: true, gap }} testId="pool-v3-order-start-gap" />}
    </>
  );
}

/** What an addition is about: every figure is read from the order that will be sent. */
export function AddSummary({ terms, pair, fee, form }: SummaryProps) {
  const { currencyA, currencyB } = form;
  if (!currencyA || !currencyB) return null;
  const turned = isTurnedOver(pair);
  const [desiredA, desiredB] = turned ? [terms.amount1Desired, terms.amount0Desired] : [terms.amount0Desired, terms.amount1Desired];
  const [leastA, leastB] = turned ? [terms.amount1Min, terms.amount0Min] : [terms.amount0Min, terms.amount1Min];
  const range = rangeTexts(terms, pair, fee);
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
          <FormattedMessage {...positionTexts.percent} values={{ value: formatFee(terms.fee) }} />
        </Badge>
      </Row>
      {sides.map(({ currency, desired, name }) => (
        <AmountRow
          key={name}
          currency={currency}
          amount={rawAmount(BigInt(desired))}
          digits={6}
          rounding="up"
          testId={`pool-v3-order-${name}`}
        />
      ))}
      <Divider />
      {terms.startSqrtPriceX96 !== null ? (
        <StartPrice startSqrtPriceX96={terms.startSqrtPriceX96} pair={pair} form={form} />
      ) : (
        form.priceGap && <PriceGapNotice of={form.priceGap} testId="pool-v3-order-pool-gap" />
      )}
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
        <FormattedDate value={terms.deadlineSeconds * 1000} dateStyle="medium" timeStyle="short" />
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
