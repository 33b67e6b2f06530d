import { explorerLink, isRecent } from '@dex/mf-shared/domain';
import { isSuccessful, selectAccountTransactions, type TransactionDetails, transactionsCleared } from '@dex/mf-shared/state';
import { Badge, type BadgeTone } from '@dex/mf-shared/ui/controls';
import { Button, Column, ExternalLink, Heading, Row, Text, useActiveChain, useDispatch, useSharedSelector } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { TransactionSummaryText } from '../transactions/TransactionSummaryText';
import { outcomeTexts, walletTexts } from './wallet.messages';

const tones: Readonly<Record<keyof typeof outcomeTexts, BadgeTone>> = {
  pending: 'accent',
  success: 'success',
  failure: 'danger',
  replaced: 'warning',
  dropped: 'warning',
};

function outcomeOf(transaction: TransactionDetails): keyof typeof outcomeTexts {
  if (transaction.receipt) return isSuccessful(transaction) ? 'success' : 'failure';
  return transaction.fate ?? 'pending';
}

function TransactionRow({ transaction }: { readonly transaction: TransactionDetails }) {
  const chain = useActiveChain();
  const outcome = outcomeOf(transaction);
  return (
    <Row as="li" $justify="space-between" $gap={12}>
      <ExternalLink href={explorerLink(chain, 'transaction', transaction.hash)} style={{ fontSize: '14px' }}>
        <TransactionSummaryText summary={transaction.summary} />
      </ExternalLink>
      <Badge $tone={tones[outcome]}>
        <FormattedMessage {...outcomeTexts[outcome]} />
      </Badge>
    </Row>
  );
}

/** What the account did on this network within the last day. */
export function RecentTransactions() {
  const dispatch = useDispatch();
  const { chainId } = useActiveChain();
  const transactions = useSharedSelector(selectAccountTransactions).filter(({ addedTime }) => isRecent(addedTime, Date.now()));
  if (transactions.length === 0) {
    return (
      <Text as="p" $size="small" $tone="textMuted">
        <FormattedMessage {...walletTexts.noTransactions} />
      </Text>
    );
  }
  return (
    <Column $gap={12} data-testid="shell-recent">
      <Row $justify="space-between">
        <Heading as="h3" $size="medium">
          <FormattedMessage {...walletTexts.recent} />
        </Heading>
        <Button $size="small" $tone="text" onClick={() => dispatch(transactionsCleared(chainId))}>
          <FormattedMessage {...walletTexts.clearAll} />
        </Button>
      </Row>
      <Column as="ul" $gap={12} style={{ listStyle: 'none' }}>
        {transactions.map((transaction) => (
          <TransactionRow key={transaction.hash} transaction={transaction} />
        ))}
      </Column>
    </Column>
  );
}
