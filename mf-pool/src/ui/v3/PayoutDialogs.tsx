import { shortenSymbol, type Currency } from '@dex/mf-shared/domain';
import type { OrderDraft } from '@dex/mf-shared/orders';
import { FormattedMessage } from 'react-intl';
import { acceptedCollection, acceptedRemoval } from '../../domain/v3/acceptedPayouts';
import { paidAlone, takenAmounts } from '../../domain/v3/paidAlone';
import { collectFeesOrder, removePositionOrder } from '../../domain/v3/positionOrders';
import type { Side } from '../../domain/v3/positionTerms';
import type { PaidSides, ShownCollection, ShownRemoval, Unread } from '../../domain/v3/shownTerms';
import { poolKinds } from '../../orders';
import { PoolOrderDialog } from '../orders/PoolOrderDialog';
import { CollectSummary, RemoveSummary } from './PayoutSummary';
import { amountText, removalRecord } from './remove/removalRecord';
import { TakeAlone } from './TakeAlone';
import { orderTexts as texts } from './v3.messages';

/** What the recent transactions keep of a collection of one side. */
export function aloneRecord({ currencies, tokenId }: ShownCollection, side: Side): OrderDraft['record'] {
  return { summary: { kind: 'collectFeesAlone', symbol: shortenSymbol(currencies[side].symbol), collectsFrom: [tokenId] } };
}

/** The dialog of a collection of one position. */
export function CollectDialog({ tokenId }: { readonly tokenId: string }) {
  return (
    <PoolOrderDialog
      kind={poolKinds.collectFees}
      subject={tokenId}
      tell={(order) => ({
        title: <FormattedMessage {...texts.claimTitle} />,
        confirm: <FormattedMessage {...texts.claim} />,
        currencies: readCurrencies(order.terms),
        sides: order.terms,
        doing: <FormattedMessage {...texts.doingCollect} />,
        summary: (
          <>
            <CollectSummary terms={order.terms} account={order.account} />
            <TakeAlone
              kind={poolKinds.collectFees}
              terms={order.terms}
              draftFor={(side) => ({
                order: collectFeesOrder(order, paidAlone(order.terms, side)),
                record: aloneRecord(order.terms, side),
              })}
            />
          </>
        ),
      })}
      accepted={(order, limit) => ({ order: acceptedCollection(order, limit) })}
      testId="pool-v3-collect"
      parts="pool-v3"
    />
  );
}

const SIDES: readonly Side[] = [0, 1];

/** Without decimals an amount is none: the engine names such a token by its address alone. */
function readCurrencies({ currencies, unread }: PaidSides & Unread): readonly Currency[] {
  return SIDES.flatMap((side) => (unread.includes(side) ? [] : [currencies[side]]));
}

interface RemoveDialogProps {
  readonly tokenId: string;
  /** The removal was sent: the form begins anew, so that one press does not do it again. */
  readonly onSent: () => void;
}

/** The dialog of a removal from one position. */
export function RemoveDialog({ tokenId, onSent }: RemoveDialogProps) {
  return (
    <PoolOrderDialog
      kind={poolKinds.removePosition}
      subject={tokenId}
      tell={(order) => ({
        title: <FormattedMessage {...texts.removeTitle} />,
        confirm: <FormattedMessage {...texts.remove} />,
        currencies: readCurrencies(order.terms),
        sides: order.terms,
        doing: <FormattedMessage {...texts.doingRemove} values={removedTexts(order.terms)} />,
        summary: (
          <>
            <RemoveSummary terms={order.terms} account={order.account} />
            <TakeAlone
              kind={poolKinds.removePosition}
              terms={order.terms}
              draftFor={(side) => {
                const alone = removePositionOrder(order, paidAlone(order.terms, side));
                return { order: alone, record: removalRecord(alone.terms) };
              }}
            />
          </>
        ),
      })}
      accepted={(order, limit) => {
        const accepted = acceptedRemoval(order, limit);
        return { order: accepted, record: removalRecord(accepted.terms) };
      }}
      onClosed={(wasSent) => {
        if (wasSent) onSent();
      }}
      testId="pool-v3-remove"
      parts="pool-v3"
    />
  );
}

function removedTexts(terms: ShownRemoval) {
  const [one, other] = terms.currencies;
  const [taken0, taken1] = takenAmounts(terms);
  return {
    amountA: amountText(terms, 0, taken0),
    symbolA: shortenSymbol(one.symbol),
    amountB: amountText(terms, 1, taken1),
    symbolB: shortenSymbol(other.symbol),
  };
}
