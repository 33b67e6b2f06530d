import { formatLiquidityAmount, rawAmount, shortenSymbol, type Currency } from '@dex/mf-shared/domain';
import { FormattedMessage } from 'react-intl';
import type { CollectFeesTerms, RemovePositionTerms } from '../../domain/v3/positionTerms';
import { poolKinds } from '../../orders';
import { PoolOrderDialog } from '../orders/PoolOrderDialog';
import { useOrderClosedOnLeave } from '../orders/useOrderClosedOnLeave';
import { CollectSummary, freedBy, RemoveSummary } from './PayoutSummary';
import type { PositionView } from './usePositionView';
import { orderTexts as texts } from './v3.messages';

/** The two sides as they are paid: the native coin where it is unwrapped. */
function paidAs({ token0, token1, currency0, currency1 }: PositionView, { nativeSide }: CollectFeesTerms): readonly [Currency, Currency] {
  return nativeSide === null ? [token0, token1] : [currency0, currency1];
}

/** The dialog of a collection. */
export function CollectDialog({ view }: { readonly view: PositionView }) {
  useOrderClosedOnLeave(poolKinds.collectFees.kind);
  return (
    <PoolOrderDialog
      kind={poolKinds.collectFees}
      title={<FormattedMessage {...texts.claimTitle} />}
      confirm={<FormattedMessage {...texts.claim} />}
      currencies={[view.token0, view.token1]}
      doing={() => <FormattedMessage {...texts.doingCollect} />}
      summary={({ terms, account }) => <CollectSummary terms={terms} account={account} view={view} currencies={paidAs(view, terms)} />}
      testId="pool-v3-collect"
      parts="pool-v3"
    />
  );
}

interface RemoveDialogProps {
  readonly view: PositionView;
  /** The removal was sent: the form begins anew, so that one press does not do it again. */
  readonly onSent: () => void;
}

/** The dialog of a removal. */
export function RemoveDialog({ view, onSent }: RemoveDialogProps) {
  useOrderClosedOnLeave(poolKinds.removePosition.kind);
  return (
    <PoolOrderDialog
      kind={poolKinds.removePosition}
      title={<FormattedMessage {...texts.removeTitle} />}
      confirm={<FormattedMessage {...texts.remove} />}
      currencies={[view.token0, view.token1]}
      doing={({ terms }) => <FormattedMessage {...texts.doingRemove} values={removedTexts(view, terms)} />}
      summary={({ terms, account }) => <RemoveSummary terms={terms} account={account} view={view} currencies={paidAs(view, terms)} />}
      onClosed={(wasSent) => {
        if (wasSent) onSent();
      }}
      testId="pool-v3-remove"
      parts="pool-v3"
    />
  );
}

function removedTexts(view: PositionView, terms: RemovePositionTerms) {
  const freed = freedBy(view, terms);
  const [one, other] = paidAs(view, terms);
  return {
    amountA: freed ? formatLiquidityAmount(rawAmount(freed.amount0), one.decimals) : '',
    symbolA: shortenSymbol(one.symbol),
    amountB: freed ? formatLiquidityAmount(rawAmount(freed.amount1), other.decimals) : '',
    symbolB: shortenSymbol(other.symbol),
  };
}
