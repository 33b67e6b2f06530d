import { rawAmount, sameAddress, type Address } from '@dex/mf-shared/domain';
import { Column } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { acceptedCollectAll, collectAllArrivals, type ShownCollectAll } from '../../../domain/v3/collectAll';
import { poolKinds } from '../../../orders';
import { PoolOrderDialog } from '../../orders/PoolOrderDialog';
import { AmountRow } from '../AmountRow';
import { Receiver } from '../PayoutSummary';
import { collectAllTexts as texts } from './collectAll.messages';

/** What the order is about: everything that its account holds. */
export const COLLECT_ALL = 'all';

/** The dialog of a collection from many positions: every figure is read from the order that will be sent. */
export function CollectAllDialog({ onSent }: { readonly onSent: () => void }) {
  return (
    <PoolOrderDialog
      kind={poolKinds.collectAll}
      subject={COLLECT_ALL}
      tell={({ terms, account }) => ({
        title: <FormattedMessage {...texts.title} />,
        confirm: <FormattedMessage {...texts.confirm} />,
        currencies: terms.currencies,
        doing: <FormattedMessage {...texts.doing} values={{ count: terms.positions.length }} />,
        summary: <CollectAllSummary terms={terms} account={account} />,
      })}
      accepted={(order, limit) => ({ order: acceptedCollectAll(order, limit) })}
      onClosed={(wasSent) => {
        if (wasSent) onSent();
      }}
      testId="pool-v3-collect-all"
      parts="pool-v3"
    />
  );
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
