import { formatExact, formatLiquidityAmount, shortenSymbol, slippagePercent, type Currency, type RawAmount } from '@dex/mf-shared/domain';
import { brand, Column, CurrencyLogo, Figure, Heading, Row, Text } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { SHARE_DECIMALS } from '../../../domain/v2/removeForm';
import { acceptedRemoval, type RemovePairTerms } from '../../../domain/v2/pairOrders';
import { poolKinds } from '../../../orders';
import { FigureRow } from '../../orders/FigureRow';
import { PoolOrderDialog } from '../../orders/PoolOrderDialog';
import { shareOf } from '../shareOf';
import { Rates } from '../add/AddPrices';
import { removeTexts as texts } from './remove.messages';
import type { RemoveFacts } from './useRemoveForm';

interface RemoveDialogProps {
  readonly facts: RemoveFacts;
  readonly onClosed: (wasSent: boolean) => void;
}

/** What comes out, then its way through the wallet. Every amount and limit shown is the order's own. */
export function RemoveDialog({ facts, onClosed }: RemoveDialogProps) {
  const { a, b, ref } = facts.pair;
  const known = [a, b, ref && shareOf(ref)].filter((currency) => currency !== null);
  return (
    <PoolOrderDialog
      kind={poolKinds.removePair}
      title={<FormattedMessage {...texts.confirmTitle} />}
      confirm={<FormattedMessage {...texts.confirm} />}
      currencies={known}
      doing={({ terms }) => <FormattedMessage {...texts.doing} values={removedTexts(terms)} />}
      summary={({ terms }) => <AgreedRemoval terms={terms} facts={facts} />}
      accepted={acceptedRemoval}
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

function AgreedRemoval({ terms, facts }: { readonly terms: RemovePairTerms; readonly facts: RemoveFacts }) {
  const { a, b } = terms;
  return (
    <Column $gap={12}>
      <Received currency={a} amount={terms.amountA} />
      <Received currency={b} amount={terms.amountB} />
      <Text as="p" $size="small" $tone="textMuted">
        <FormattedMessage {...texts.estimated} values={{ slippage: slippagePercent(facts.slippage) }} />
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
      {facts.price && (
        <FigureRow label={<FormattedMessage {...texts.price} />}>
          <Column $gap={4} $align="end">
            <Rates a={a} b={b} price={facts.price} />
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
