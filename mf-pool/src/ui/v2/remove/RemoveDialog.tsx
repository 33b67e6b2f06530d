import { formatExact, formatLiquidityAmount, shortenSymbol, slippagePercent, type Currency, type RawAmount } from '@dex/mf-shared/domain';
import { brand, Column, CurrencyLogo, Figure, Heading, Row, Text } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { SHARE_DECIMALS } from '../../../domain/v2/removeForm';
import { rateOf } from '../../../domain/v2/rate';
import { acceptedRemoval, type RemovePairTerms, type ShownPairRemoval } from '../../../domain/v2/pairOrders';
import { poolKinds } from '../../../orders';
import { FigureRow } from '../../orders/FigureRow';
import { PoolOrderDialog } from '../../orders/PoolOrderDialog';
import { Rates } from '../add/AddPrices';
import { removalRecord } from './removalRecord';
import { removeTexts as texts } from './remove.messages';

interface RemoveDialogProps {
  readonly subject: string;
  readonly onClosed: (wasSent: boolean) => void;
}

/** What comes out, then its way through the wallet. Every figure shown is the order's own. */
export function RemoveDialog({ subject, onClosed }: RemoveDialogProps) {
  return (
    <PoolOrderDialog
      kind={poolKinds.removePair}
      subject={subject}
      tell={({ terms }) => ({
        title: <FormattedMessage {...texts.confirmTitle} />,
        confirm: <FormattedMessage {...texts.confirm} />,
        currencies: [terms.a, terms.b, terms.share],
        doing: <FormattedMessage {...texts.doing} values={removedTexts(terms)} />,
        summary: <AgreedRemoval terms={terms} />,
      })}
      accepted={(order, limit) => {
        const accepted = acceptedRemoval(order, limit);
        return { order: accepted, record: removalRecord(accepted.terms) };
      }}
      onClosed={onClosed}
      testId="pool-v2-remove"
    />
  );
}

function removedTexts({ a, b, amountA, amountB }: RemovePairTerms) {
  return {
    amountA: formatLiquidityAmount(amountA, a.decimals, 6),
    symbolA: shortenSymbol(a.symbol),
    amountB: formatLiquidityAmount(amountB, b.decimals, 6),
    symbolB: shortenSymbol(b.symbol),
  };
}

/** What arrives; every figure is the order's own, also where it is what a trial measured. */
export function AgreedRemoval({ terms }: { readonly terms: ShownPairRemoval }) {
  const { a, b, moment } = terms;
  return (
    <Column $gap={12}>
      <Received currency={a} amount={terms.amountA} />
      <Received currency={b} amount={terms.amountB} />
      <Text as="p" $size="small" $tone="textMuted">
        <FormattedMessage {...texts.estimated} values={{ slippage: slippagePercent(terms.slippageBps) }} />
      </Text>
      <FigureRow label={<FormattedMessage {...texts.atLeast} values={{ symbol: shortenSymbol(a.symbol) }} />}>
        {figure(terms.minimumA, a.decimals)}
      </FigureRow>
      <FigureRow label={<FormattedMessage {...texts.atLeast} values={{ symbol: shortenSymbol(b.symbol) }} />}>
        {figure(terms.minimumB, b.decimals)}
      </FigureRow>
      <FigureRow label={<FormattedMessage {...texts.burned} values={{ symbol: brand.liquidityTokenSymbol }} />}>
        {figure(terms.shares, SHARE_DECIMALS)}
      </FigureRow>
      {moment && (
        <FigureRow label={<FormattedMessage {...texts.price} />}>
          <Column $gap={4} $align="end">
            <Rates a={a} b={b} price={rateOf(moment.reserveA, a, moment.reserveB, b)} />
          </Column>
        </FigureRow>
      )}
    </Column>
  );
}

function figure(raw: RawAmount, decimals: number) {
  return <Figure shown={formatLiquidityAmount(raw, decimals, 6)} exact={formatExact(raw, decimals)} />;
}

function Received({ currency, amount }: { readonly currency: Currency; readonly amount: RawAmount }) {
  return (
    <Row $justify="space-between">
      <Heading as="p">{figure(amount, currency.decimals)}</Heading>
      <Row $gap={8}>
        <CurrencyLogo currency={currency} />
        <Text $strong>{shortenSymbol(currency.symbol)}</Text>
      </Row>
    </Row>
  );
}
