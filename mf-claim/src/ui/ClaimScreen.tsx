import { Button, Card, Column, FormColumn, Heading, lazyPart, useAccount, useOpenDialog } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { SelfClaim } from './SelfClaim';
import { claimTexts } from './claim.messages';
import { useClaim } from './useClaim';
import { useClaimToken } from './useClaimToken';

// With the engine of orders, which the first picture does not wait for.
const ClaimReview = lazyPart(async () => (await import(/* webpackChunkName: "orders" */ './ClaimReview')).ClaimReview);

/** `/claim`: the self claim, and the way to a claim for any address. */
export function ClaimScreen() {
  const openDialog = useOpenDialog();
  const { symbol } = useClaimToken();
  const claim = useClaim(useAccount(), 'valid');
  const review = claim.reviewed && (
    <ClaimReview claim={claim} isPage>
      {(notice) => notice}
    </ClaimReview>
  );
  return (
    <FormColumn>
      <Card data-testid="claim-screen">
        <Column $gap={16}>
          <Heading>
            <FormattedMessage {...claimTexts.screenTitle} values={{ symbol }} />
          </Heading>
          <SelfClaim claim={claim} notice={review} />
          <Button $tone="text" onClick={() => openDialog({ kind: 'addressClaim' })}>
            <FormattedMessage {...claimTexts.openAddressClaim} />
          </Button>
        </Column>
      </Card>
    </FormColumn>
  );
}
