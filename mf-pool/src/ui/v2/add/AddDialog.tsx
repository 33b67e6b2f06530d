import {
  formatAddedShare,
  formatExact,
  formatLiquidityAmount,
  shortenSymbol,
  slippagePercent,
  type ChainId,
  type Currency,
  type RawAmount,
} from '@dex/mf-shared/domain';
import { brand, Column, CurrencyPairLogo, Figure, Heading, Row, Text } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { acceptedAddition, type AddPairTerms, type ShownPairAddition } from '../../../domain/v2/pairOrders';
import { rateOf } from '../../../domain/v2/rate';
import { SHARE_DECIMALS } from '../../../domain/v2/removeForm';
import { agreedShares } from '../../../domain/v2/shares';
import { poolKinds } from '../../../orders';
import { FigureRow } from '../../orders/FigureRow';
import { PoolOrderDialog } from '../../orders/PoolOrderDialog';
import { addTexts as texts } from './add.messages';
import { ReviewedPairGap } from './AddMarket';
import { Rates } from './AddPrices';

interface AddDialogProps {
  readonly subject: string;
  readonly onClosed: (wasSent: boolean) => void;
}

/** What the deposit is and gives, then its way through the wallet. Every figure shown is the order's own. */
export function AddDialog({ subject, onClosed }: AddDialogProps) {
  return (
    <PoolOrderDialog
      kind={poolKinds.addPair}
      subject={subject}
      tell={({ terms, chainId }) => ({
        title: <FormattedMessage {...(terms.moment === null ? texts.createConfirmTitle : texts.confirmTitle)} />,
        confirm: <FormattedMessage {...(terms.moment === null ? texts.createConfirm : texts.confirm)} />,
        currencies: [terms.a, terms.b, terms.share],
        doing: <FormattedMessage {...texts.doing} values={depositTexts(terms)} />,
        summary: <AgreedDeposit terms={terms} chainId={chainId} />,
      })}
      accepted={(order, limit) => ({ order: acceptedAddition(order, limit) })}
      onClosed={onClosed}
      testId="pool-v2-add"
    />
  );
}

function depositTexts({ a, b, amountA, amountB }: AddPairTerms) {
  return {
    amountA: formatLiquidityAmount(amountA, a.decimals, 6, 'up'),
    symbolA: shortenSymbol(a.symbol),
    amountB: formatLiquidityAmount(amountB, b.decimals, 6, 'up'),
    symbolB: shortenSymbol(b.symbol),
  };
}

/** Shares, rate and part of the pool are those of the pair that the amounts were made for. */
function AgreedDeposit({ terms, chainId }: { readonly terms: ShownPairAddition; readonly chainId: ChainId }) {
  const { a, b, amountA, amountB, moment } = terms;
  const isEmpty = moment === null;
  const { minted, share } = agreedShares(terms);
  return (
    <Column $gap={12}>
      <Row $justify="space-between">
        <Heading as="p">
          <Figure
            shown={minted && formatLiquidityAmount(minted, SHARE_DECIMALS, 6)}
            exact={minted ? formatExact(minted, SHARE_DECIMALS) : undefined}
          />
        </Heading>
        <CurrencyPairLogo one={a} other={b} size={24} />
      </Row>
      <Text $strong>{`${shortenSymbol(a.symbol)}/${shortenSymbol(b.symbol)} ${brand.liquidityTokenSymbol}`}</Text>
      {!isEmpty && (
        <Text as="p" $size="small" $tone="textMuted">
          <FormattedMessage {...texts.estimated} values={{ slippage: slippagePercent(terms.slippageBps) }} />
        </Text>
      )}
      {terms.measuredShares && (
        <Text as="p" $size="small" $tone="textMuted" data-testid="pool-v2-add-measured">
          <FormattedMessage {...texts.measured} />
        </Text>
      )}
      <Side currency={a} amount={terms.amountA} minimum={terms.minimumA} isEmpty={isEmpty} />
      <Side currency={b} amount={terms.amountB} minimum={terms.minimumB} isEmpty={isEmpty} />
      <FigureRow label={<FormattedMessage {...texts.rates} />}>
        <Column $gap={4} $align="end">
          <Rates a={a} b={b} price={moment ? rateOf(moment.reserveA, a, moment.reserveB, b) : rateOf(amountA, a, amountB, b)} />
        </Column>
      </FigureRow>
      <ReviewedPairGap terms={terms} chainId={chainId} />
      <FigureRow label={<FormattedMessage {...texts.share} />}>
        <Figure shown={share && `${formatAddedShare(share)}%`} />
      </FigureRow>
    </Column>
  );
}

interface SideProps {
  readonly currency: Currency;
  readonly amount: RawAmount;
  readonly minimum: RawAmount;
  readonly isEmpty: boolean;
}

function Side({ currency, amount, minimum, isEmpty }: SideProps) {
  const symbol = shortenSymbol(currency.symbol);
  const figure = (raw: RawAmount, rounding: 'down' | 'up') => (
    <Figure shown={formatLiquidityAmount(raw, currency.decimals, 6, rounding)} exact={formatExact(raw, currency.decimals)} />
  );
  return (
    <>
      <FigureRow label={<FormattedMessage {...texts.deposited} values={{ symbol }} />}>{figure(amount, 'up')}</FigureRow>
      {!isEmpty && <FigureRow label={<FormattedMessage {...texts.atLeast} values={{ symbol }} />}>{figure(minimum, 'down')}</FigureRow>}
    </>
  );
}
