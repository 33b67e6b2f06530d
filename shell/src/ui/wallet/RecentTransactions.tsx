import { explorerLink } from '@dex/mf-shared/domain';
import { selectAccount, transactionsCleared } from '@dex/mf-shared/state';
import { Badge, type BadgeTone } from '@dex/mf-shared/ui/controls';
import { Button, Column, ExternalLink, Heading, Row, Text, theme, useActiveChain, useDispatch, useSharedSelector } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { isOpenEntry, type RecentEntry, type RecentOutcome } from '../../state/recentEntries';
import { nextWordTime, type WordByHand, wordByHand } from '../../state/wordByHand';
import { TransactionSummaryText } from '../transactions/TransactionSummaryText';
import { useRecentEntries } from '../transactions/useRecentEntries';
import { EndByHand } from './EndByHand';
import { useHasCode } from './useHasCode';
import { useRenderAt } from './useRenderAt';
import { outcomeTexts, walletTexts } from './wallet.messages';

const tones: Readonly<Record<RecentOutcome, BadgeTone>> = {
  pending: 'accent',
  waitsForSigners: 'accent',
  batchPending: 'accent',
  success: 'success',
  failure: 'danger',
  replaced: 'warning',
  dropped: 'warning',
  unclear: 'warning',
  unknown: 'warning',
  partial: 'warning',
  notSent: 'warning',
};

interface RecentRowProps {
  readonly entry: RecentEntry;
  readonly word: WordByHand | null;
}

function RecentRow({ entry: { key, summary, outcome, link }, word }: RecentRowProps) {
  const chain = useActiveChain();
  return (
    <Column as="li" $gap={4}>
      <Row $justify="space-between" $gap={12}>
        <ExternalLink href={explorerLink(chain, link.subject, link.id)} style={{ fontSize: theme.fontSize.small }}>
          <TransactionSummaryText summary={summary} />
        </ExternalLink>
        <Badge $tone={tones[outcome]}>
          <FormattedMessage {...outcomeTexts[outcome]} />
        </Badge>
      </Row>
      {word && <EndByHand key={word} id={key} word={word} />}
    </Column>
  );
}

/** What the account did on this network within the last day, and what is still open. */
export function RecentTransactions() {
  const dispatch = useDispatch();
  const { chainId } = useActiveChain();
  const account = useSharedSelector(selectAccount);
  const entries = useRecentEntries();
  const hasCode = useHasCode(chainId, entries.some(({ proof }) => proof === 'nonces') ? account : null);
  useRenderAt(nextWordTime(entries, Date.now()));
  const openCount = entries.filter(isOpenEntry).length;
  if (entries.length === 0) {
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
        {account && openCount < entries.length && (
          <Button $size="small" $tone="text" onClick={() => dispatch(transactionsCleared({ chainId, account }))}>
            <FormattedMessage {...walletTexts.clearAll} />
          </Button>
        )}
      </Row>
      {openCount > 0 && (
        <Text as="p" $size="small" $tone="textMuted">
          <FormattedMessage {...walletTexts.openStays} />
        </Text>
      )}
      <Column as="ul" $gap={12} style={{ listStyle: 'none' }}>
        {entries.map((entry) => (
          <RecentRow key={entry.key} entry={entry} word={wordByHand(entry, hasCode, Date.now())} />
        ))}
      </Column>
    </Column>
  );
}
