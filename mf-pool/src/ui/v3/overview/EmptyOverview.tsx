import { paths } from '@dex/mf-shared/contract';
import { AppLink, Button, useOpenDialog } from '@dex/mf-shared/ui';
import { EmptyState } from '@dex/mf-shared/ui/controls';
import { FormattedMessage } from 'react-intl';
import { overviewTexts as texts } from '../v3.messages';
import { overviewTitle } from './overviewTitle.messages';

/** What stands where an account has no positions, or where there is no account. */
export function EmptyOverview({ isConnected }: { readonly isConnected: boolean }) {
  const openDialog = useOpenDialog();
  const next = isConnected ? (
    <AppLink to={paths.add('ETH')}>
      <FormattedMessage {...texts.newPosition} />
    </AppLink>
  ) : (
    <Button data-kind="invitation" data-testid="pool-v3-connect" onClick={() => openDialog({ kind: 'wallet' })}>
      <FormattedMessage {...texts.connect} />
    </Button>
  );
  return (
    <EmptyState testId="pool-v3-empty" next={next}>
      <FormattedMessage {...overviewTitle.none} />
    </EmptyState>
  );
}
