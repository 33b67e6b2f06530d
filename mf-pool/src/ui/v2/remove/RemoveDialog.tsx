import {
  formatExact,
  formatLiquidityAmount,
  shortenSymbol,
  slippagePercent,
  UNKNOWN_FIGURE,
  type Currency,
  type RawAmount,
} from '@dex/mf-shared/domain';
import { brand, Column, CurrencyLogo, Figure, Heading, Row, Text } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { SHARE_DECIMALS } from '../../../domain/v2/removeForm';
import { rateOf } from '../../../domain/v2/rate';
import { acceptedRemoval, type PairSide, type ShownPairRemoval } from '../../../domain/v2/pairOrders';
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
        currencies: [...SIDES.flatMap((side) => (terms.unread.includes(side) ? [] : [terms[side]])), terms.share],
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

const SIDES: readonly PairSide[] = ['a', 'b'];

function removedTexts({ a, b, amountA, amountB, unread }: ShownPairRemoval) {
  const textOf = (side: PairSide, amount: RawAmount, { decimals }: Currency) =>
    unread.includes(side) ? UNKNOWN_FIGURE : formatLiquidityAmount(amount, decimals, 6);
  return {
    amountA: textOf('a', amountA, a),
    symbolA: shortenSymbol(a.symbol),
    amountB: textOf('b', amountB, b),
    symbolB: shortenSymbol(b.symbol),
  };
}

/** What arrives; every figure is the order's own, also where it is what a trial measured. */
export function AgreedRemoval({ terms }: { readonly terms: ShownPairRemoval }) {
  const { a, b, moment, unread } = terms;
  const [decimalsA, decimalsB] = [unread.includes('a') ? null : a.decimals, unread.includes('b') ? null : b.decimals];
  return (
    <Column $gap={12}>
      <Received currency={a} decimals={decimalsA} amount={terms.amountA} />
      <Received currency={b} decimals={decimalsB} amount={terms.amountB} />
      <Text as="p" $size="small" $tone="textMuted">
        <FormattedMessage {...texts.estimated} values={{ slippage: slippagePercent(terms.slippageBps) }} />
      </Text>
      <FigureRow label={<FormattedMessage {...texts.atLeast} values={{ symbol: shortenSymbol(a.symbol) }} />}>
        {figure(terms.minimumA, decimalsA)}
      </FigureRow>
      <FigureRow label={<FormattedMessage {...texts.atLeast} values={{ symbol: shortenSymbol(b.symbol) }} />}>
        {figure(terms.minimumB, decimalsB)}
      </FigureRow>
      <FigureRow label={<FormattedMessage {...texts.burned} values={{ symbol: brand.liquidityTokenSymbol }} />}>
        {figure(terms.shares, SHARE_DECIMALS)}
      </FigureRow>
      {moment && unread.length === 0 && (
        <FigureRow label={<FormattedMessage {...texts.price} />}>
          <Column $gap={4} $align="end">
            <Rates a={a} b={b} price={rateOf(moment.reserveA, a, moment.reserveB, b)} />
          </Column>
        </FigureRow>
      )}
    </Column>
  );
}

/** A dash where the token does not say its decimals. */
function figure(raw: RawAmount, decimals: number | null) {
  if (decimals === null) return <Figure shown={null} />;
  return <Figure shown={formatLiquidityAmount(raw, decimals, 6)} exact={formatExact(raw, decimals)} />;
}

interface ReceivedProps {
  readonly currency: Currency;
  readonly decimals: number | null;
  readonly amount: RawAmount;
}

function Received({ currency, decimals, amount }: ReceivedProps) {
  return (
    <Row $justify="space-between">
      <Heading as="p">{figure(amount, decimals)}</Heading>
      <Row $gap={8}>
        <CurrencyLogo currency={currency} />
        <Text $strong>{shortenSymbol(currency.symbol)}</Text>
      </Row>
    </Row>
  );
}
