import { Dialog } from '@dex/mf-shared/ui/controls';
import { useAccount, useCloseDialog } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { ClaimReview } from './ClaimReview';
import { SelfClaim } from './SelfClaim';
import { claimTexts } from './claim.messages';
import { useClaim } from './useClaim';
import { useClaimToken } from './useClaimToken';

/** The self claim over whatever page is open. */
export function SelfClaimDialog() {
  const close = useCloseDialog();
  const { symbol } = useClaimToken();
  const claim = useClaim(useAccount(), 'valid');
  return (
    <ClaimReview claim={claim}>
      {(notice) => (
        <Dialog title={<FormattedMessage {...claimTexts.screenTitle} values={{ symbol }} />} onDismiss={close} testId="claim-self-dialog">
          <SelfClaim claim={claim} notice={notice} isDialog />
        </Dialog>
      )}
    </ClaimReview>
  );
}
