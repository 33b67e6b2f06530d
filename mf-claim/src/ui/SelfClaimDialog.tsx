import { Dialog } from '@dex/mf-shared/ui/controls';
import { useCloseDialog } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { SelfClaim } from './SelfClaim';
import { claimTexts } from './claim.messages';
import { useClaimToken } from './useClaimToken';

/** The self claim over whatever page is open. */
export function SelfClaimDialog() {
  const close = useCloseDialog();
  const { symbol } = useClaimToken();
  return (
    <Dialog title={<FormattedMessage {...claimTexts.screenTitle} values={{ symbol }} />} onDismiss={close} testId="claim-self-dialog">
      <SelfClaim />
    </Dialog>
  );
}
