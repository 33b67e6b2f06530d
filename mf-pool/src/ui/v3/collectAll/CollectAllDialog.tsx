import { rawAmount, sameAddress, type Address } from '@dex/mf-shared/domain';
import { OrderInPlace, selectSendingWay, type WithOrders, useOrderClosedOnLeave } from '@dex/mf-shared/orders';
import { Column, Text, useSectionSelector, useServices } from '@dex/mf-shared/ui';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { acceptedCollectAll, collectAllArrivals, collectionSteps, type ShownCollectAll } from '../../../domain/v3/collectAll';
import { afterStep, collectionDraft, type Collection } from '../../../domain/v3/collectionDraft';
import { poolKinds, poolOrders } from '../../../orders';
import { detailText } from '../../orders/detailText';
import { poolSlot } from '../../orders/poolSlot';
import { AmountRow } from '../AmountRow';
import { Receiver } from '../PayoutSummary';
import { collectAllTexts as texts } from './collectAll.messages';

const useOrdersSelector = useSectionSelector.withTypes<WithOrders>();
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
  useOrderClosedOnLeave(poolOrders, SLOT);
  const isTogether = useOrdersSelector((state) => collection !== null && selectSendingWay(state, collection.owner) !== 'call');
  const steps = useMemo(() => (collection ? collectionSteps(collection.left, isTogether) : []), [collection, isTogether]);
  const [step] = steps;
  const draft = useMemo(() => (collection && step ? collectionDraft(collection.owner, step) : null), [collection, step]);
  const end = (next: Collection | null, wasSent: boolean) => {
    onChange(next);
    if (next === null && wasSent) onSent();
  };
  const sent = collection?.sent ?? 0;
  const counts = { count: step?.positions.length ?? 0, rewards: step?.rewards.length ?? 0 };
  return (
    <OrderInPlace
      isPage
      engineOf={poolOrders}
      slot={SLOT}
      draft={draft}
      onEnd={(how) => end(how === 'sent' && collection && step ? afterStep(collection, step) : null, how === 'sent' || sent > 0)}
      endsWhenSent={steps.length > 1}
      title={<FormattedMessage {...texts.title} />}
      confirm={<FormattedMessage {...texts.confirm} />}
      doing={<FormattedMessage {...texts.doing} values={{ ...counts, both: String(counts.count > 0 && counts.rewards > 0) }} />}
      currencies={step?.currencies ?? []}
      detail={detailText(step?.currencies ?? [])}
      summary={
        collection &&
        step && (
          <Column $gap={12}>
            <CollectAllSummary terms={step} account={collection.owner.account} />
            {sent + steps.length > 1 && (
              <Text as="p" $size="small" $tone="textMuted" data-testid="pool-v3-collect-all-step">
                <FormattedMessage {...texts.step} values={{ step: sent + 1, steps: sent + steps.length }} />
              </Text>
            )}
          </Column>
        )
      }
      accept={(limit) => {
        if (collection && draft)
          onChange({ ...collection, left: lowered(collection.left, draft.order.terms, acceptedCollectAll(draft.order, limit).terms) });
      }}
      testId="pool-v3-collect-all"
      parts="pool-v3"
    >
      {(notice) => notice}
    </OrderInPlace>
  );
}

/** What is left with a step of it as it was agreed to anew. */
function lowered(left: ShownCollectAll, step: ShownCollectAll, agreed: ShownCollectAll): ShownCollectAll {
  const inPlace = <Part,>(all: readonly Part[], before: readonly Part[], after: readonly Part[]) =>
    all.map((part) => after[before.indexOf(part)] ?? part);
  return {
    ...left,
    positions: inPlace(left.positions, step.positions, agreed.positions),
    rewards: inPlace(left.rewards, step.rewards, agreed.rewards),
  };
}

interface SummaryProps {
  readonly terms: ShownCollectAll;
  readonly account: Address;
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
      <Receiver account={account} owner={account} />
    </Column>
  );
}
