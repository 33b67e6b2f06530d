import { parseFeeTier, shortenSymbol, type ChainId } from '@dex/mf-shared/domain';
import { Column, Divider, Text } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import type { ShownMoveWithSwap } from '../../../domain/v3/shownTerms';
import { poolKinds } from '../../../orders';
import { PoolOrderDialog } from '../../orders/PoolOrderDialog';
import { ReviewedGap } from '../market/ReviewedGap';
import { rangeTexts } from '../priceTexts';
import { PurchaseFigures } from '../PurchaseFigures';
import { purchaseTexts } from '../purchase.messages';
import { moveRangeTexts as texts } from './moveRange.messages';

interface DialogProps {
  readonly tokenId: string;
  /** The move was sent: the form closes, so that one press does not do it again. */
  readonly onSent: () => void;
}

/** The dialog of a move that buys what the new range lacks: every figure is read from the order that will be sent. */
export function MoveWithSwapDialog({ tokenId, onSent }: DialogProps) {
  return (
    <PoolOrderDialog
      kind={poolKinds.moveWithSwap}
      subject={tokenId}
      tell={({ terms, chainId }) => ({
        title: <FormattedMessage {...texts.title} />,
        confirm: <FormattedMessage {...texts.confirm} />,
        currencies: terms.currencies,
        doing: <FormattedMessage {...texts.doing} values={{ id: terms.tokenId }} />,
        summary: <Summary terms={terms} chainId={chainId} />,
      })}
      onClosed={(wasSent) => {
        if (wasSent) onSent();
      }}
      testId="pool-v3-swapMove-order"
      parts="pool-v3"
    />
  );
}

function Summary({ terms, chainId }: { readonly terms: ShownMoveWithSwap; readonly chainId: ChainId }) {
  const { pair } = terms;
  const { min, max } = rangeTexts(terms, pair, parseFeeTier(terms.fee));
  return (
    <Column $gap={12}>
      <Text $strong data-testid="pool-v3-order-range">
        <FormattedMessage
          {...texts.range}
          values={{ min, max, quote: shortenSymbol(pair.quote.symbol), base: shortenSymbol(pair.base.symbol) }}
        />
      </Text>
      <ReviewedGap chainId={chainId} terms={terms} range={terms} />
      <Divider />
      <PurchaseFigures of={terms} testId="pool-v3-order" />
      <Text as="p" $size="small" $tone="textMuted">
        <FormattedMessage {...purchaseTexts.moveHint} />
      </Text>
    </Column>
  );
}
