import { rawAmount, sameAddress, type Address } from '@dex/mf-shared/domain';
import { isOrderOf, OrderInPlace, selectSendingWay, useOrder, ordersSlice } from '@dex/mf-shared/orders';
import { Column, Text, sectionSelector, useServices } from '@dex/mf-shared/ui';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { acceptedCollectAll, collectAllArrivals, collectionSteps, type ShownCollectAll } from '../../../domain/v3/collectAll';
import { afterStep, collectionDraft, type Collection } from '../../../domain/v3/collectionDraft';
import { mayOnePartFail, withAgreed } from '../../../domain/v3/collectionParts';
import { poolKinds, poolOrders } from '../../../orders';
import { detailText } from '../../orders/detailText';
import { poolSlot } from '../../orders/poolSlot';
import { AmountRow } from '../AmountRow';
import { Receiver } from '../PayoutSummary';
import { collectAllTexts as texts } from './collectAll.messages';
import { FailingParts } from './FailingParts';

const useOrdersSelector = sectionSelector(ordersSlice);
/** What the order is about: everything that its account holds. */
const SLOT = poolSlot(poolKinds.collectAll, 'all');

interface CollectAllDialogProps {
  /** What is being collected; null while nothing is. */
  readonly collection: Collection | null;
  readonly onChange: (collection: Collection | null) => void;
  /** Something of it was sent, and nothing more of it will be. */
  readonly onSent: () => void;
}

/**
 * The reviews of a collection: one where the wallet takes several calls together, else one step after the other; leaving a step leaves those
 * after it. Every figure is read from the order that will be sent.
 */
export function CollectAllDialog({ collection, onChange, onSent }: CollectAllDialogProps) {
  // The engine's part of the store is there once the engine is.
  poolOrders(useServices());
  const isTogether = useOrdersSelector((state) => collection !== null && selectSendingWay(state, collection.owner) !== 'call');
  const steps = useMemo(() => (collection ? collectionSteps(collection.left, isTogether) : []), [collection, isTogether]);
  const [next] = steps;
  const draft = useMemo(() => (collection && next ? collectionDraft(collection.owner, next) : null), [collection, next]);
  // What is shown, and what was sent, is the order that is open: how the wallet sends may change while it holds one.
  const { order: opened } = useOrder(poolOrders, SLOT);
  const order = opened && isOrderOf(poolKinds.collectAll, opened.draft.order) ? opened.draft.order : null;
  const step = order?.terms ?? next;
  const end = (left: Collection | null, wasSent: boolean) => {
    onChange(left);
    if (left === null && wasSent) onSent();
  };
  const sent = collection?.sent ?? 0;
  const after = collection && step ? afterStep(collection, step) : null;
  const toCome = after ? collectionSteps(after.left, isTogether).length : 0;
  const counts = { count: step?.positions.length ?? 0, rewards: step?.rewards.length ?? 0 };
  const takeOnly = (left: ShownCollectAll) => {
    if (collection) onChange({ ...collection, left });
  };
  return (
    <OrderInPlace
      isPage
      engineOf={poolOrders}
      slot={SLOT}
      draft={draft}
      onEnd={(how) => end(how === 'sent' ? after : null, how === 'sent' || sent > 0)}
      endsWhenSent={toCome > 0}
      title={<FormattedMessage {...texts.title} />}
      confirm={<FormattedMessage {...texts.confirm} />}
      doing={<FormattedMessage {...texts.doing} values={{ ...counts, both: String(counts.count > 0 && counts.rewards > 0) }} />}
      currencies={step?.currencies ?? []}
      detail={detailText([])}
      summary={
        step && (
          <Column $gap={12}>
            <CollectAllSummary terms={step} account={order?.account ?? collection?.owner.account ?? null} />
            {sent + toCome > 0 && (
              <Text as="p" $size="small" $tone="textMuted" data-testid="pool-v3-collect-all-step">
                <FormattedMessage {...texts.step} values={{ step: sent + 1, steps: sent + 1 + toCome }} />
              </Text>
            )}
            {order && collection && opened?.status.kind === 'blocked' && mayOnePartFail(opened.status.problem) && (
              <FailingParts key={opened.id} order={order} left={collection.left} onTake={takeOnly} />
            )}
          </Column>
        )
      }
      accept={(limit) => {
        if (collection && order) takeOnly(withAgreed(collection.left, acceptedCollectAll(order, limit).terms));
      }}
      testId="pool-v3-collect-all"
      parts="pool-v3"
    >
      {(notice) => notice}
    </OrderInPlace>
  );
}

interface SummaryProps {
  readonly terms: ShownCollectAll;
  readonly account: Address | null;
}

/** What arrives in all, each asset once, and at whom. */
function CollectAllSummary({ terms, account }: SummaryProps) {
  const currencyOf = (asset: Address | 'native') =>
    terms.currencies.find((currency) =>
      currency.kind === 'native' ? asset === 'native' : asset !== 'native' && sameAddress(currency.address, asset),
    );
  return (
    <Column $gap={12}>
      {collectAllArrivals(terms).map(({ asset, amount }) => {
        const currency = currencyOf(asset);
        return (
          currency && (
            <AmountRow key={asset} currency={currency} amount={rawAmount(amount)} digits={6} testId={`pool-v3-order-arrives-${asset}`} />
          )
        );
      })}
      {account && <Receiver account={account} owner={account} />}
    </Column>
  );
}
