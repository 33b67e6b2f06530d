import { rawAmount, type Address, type Chain, type Currency, type Token } from '@dex/mf-shared/domain';
import { Column } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { collectAllArrivals, type CollectAllTerms } from '../../../domain/v3/collectAll';
import { poolKinds } from '../../../orders';
import { PoolOrderDialog } from '../../orders/PoolOrderDialog';
import { useOrderClosedOnLeave } from '../../orders/useOrderClosedOnLeave';
import { AmountRow } from '../AmountRow';
import { Receiver } from '../PayoutSummary';
import { collectAllTexts as texts } from './collectAll.messages';

interface DialogProps {
  readonly chain: Chain;
  readonly tokens: ReadonlyMap<Address, Token>;
  readonly onSent: () => void;
}

/** The dialog of a collection from many positions: every figure is read from the order that will be sent. */
export function CollectAllDialog({ chain, tokens, onSent }: DialogProps) {
  useOrderClosedOnLeave(poolKinds.collectAll.kind);
  const currencyOf = (asset: Address | 'native'): Currency | null => (asset === 'native' ? chain.native : (tokens.get(asset) ?? null));
  return (
    <PoolOrderDialog
      kind={poolKinds.collectAll}
      title={<FormattedMessage {...texts.title} />}
      confirm={<FormattedMessage {...texts.confirm} />}
      currencies={[...tokens.values()]}
      doing={({ terms }) => <FormattedMessage {...texts.doing} values={{ count: terms.positions.length }} />}
      summary={({ terms, account }) => <CollectAllSummary terms={terms} account={account} currencyOf={currencyOf} />}
      onClosed={(wasSent) => {
        if (wasSent) onSent();
      }}
      testId="pool-v3-collect-all"
      parts="pool-v3"
    />
  );
}

interface SummaryProps {
  readonly terms: CollectAllTerms;
  readonly account: Address;
  readonly currencyOf: (asset: Address | 'native') => Currency | null;
}

/** What arrives in all, each asset once, and at whom. */
function CollectAllSummary({ terms, account, currencyOf }: SummaryProps) {
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
