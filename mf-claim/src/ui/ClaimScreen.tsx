import { Button, Card, Column, FormColumn, Heading, useOpenDialog } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { SelfClaim } from './SelfClaim';
import { claimTexts } from './claim.messages';
import { useClaimToken } from './useClaimToken';

/** `/claim`: the self claim, and the way to a claim for any address. */
export function ClaimScreen() {
  const openDialog = useOpenDialog();
  const { symbol } = useClaimToken();
  return (
    <FormColumn>
      <Card data-testid="claim-screen">
        <Column $gap={16}>
          <Heading>
            <FormattedMessage {...claimTexts.screenTitle} values={{ symbol }} />
          </Heading>
          <SelfClaim />
          <Button $tone="text" onClick={() => openDialog({ kind: 'addressClaim' })}>
            <FormattedMessage {...claimTexts.openAddressClaim} />
          </Button>
        </Column>
      </Card>
    </FormColumn>
  );
}
