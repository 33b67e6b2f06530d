import { Dialog } from '@dex/mf-shared/ui/controls';
import { Button, Column, Heading, Text, useAccount, useOpenDialog, useCloseDialog } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { ClaimAmount } from './ClaimAmount';
import { claimTexts } from './claim.messages';
import { useClaim } from './useClaim';
import { useClaimToken } from './useClaimToken';

/** The card that appears by itself for an account with an unclaimed airdrop. */
export function ClaimPopup() {
  const account = useAccount();
  const claim = useClaim(account, 'valid');
  const { symbol } = useClaimToken();
  const openDialog = useOpenDialog();
  const close = useCloseDialog();
  if (!claim.entry) return null;
  return (
    <Dialog title={<FormattedMessage {...claimTexts.popupTitle} values={{ symbol }} />} onDismiss={close} testId="claim-popup">
      <Column $gap={16} $align="center">
        <Heading as="p" $size="title">
          <ClaimAmount raw={claim.entry.amount} symbol={symbol} />
        </Heading>
        <Text as="p" $tone="textMuted" $align="center">
          <FormattedMessage {...claimTexts.vote} />
        </Text>
        <Button $size="large" onClick={() => openDialog({ kind: 'selfClaim' })} data-testid="claim-popup-action">
          <FormattedMessage {...claimTexts.popupAction} />
        </Button>
      </Column>
    </Dialog>
  );
}
