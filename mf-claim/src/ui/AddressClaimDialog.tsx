import { formatFixedAmount } from '@dex/mf-shared/domain';
import { Dialog, TextField } from '@dex/mf-shared/ui/controls';
import { Column, Text, useCloseDialog, useServices } from '@dex/mf-shared/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CLAIM_CHAIN, CLAIM_DECIMALS } from '../domain/airdrop';
import { ClaimButton } from './ClaimButton';
import { ClaimNotices } from './ClaimNotices';
import { ClaimProgressPanel } from './ClaimProgressPanel';
import { claimButtonTexts, claimTexts } from './claim.messages';
import { useClaim } from './useClaim';
import { useClaimRecipient } from './useClaimRecipient';
import { useClaimToken } from './useClaimToken';

/** A claim for any address; `address` comes from a link and is only filled in. */
export function AddressClaimDialog({ address }: { readonly address?: string }) {
  const intl = useIntl();
  const close = useCloseDialog();
  const { chains } = useServices();
  const { symbol } = useClaimToken();
  const [text, setText] = useState(address ?? '');
  const recipient = useClaimRecipient(text);
  const claim = useClaim(recipient.address, recipient.kind);
  const network = chains[CLAIM_CHAIN].label;
  const amount = claim.entry ? formatFixedAmount(claim.entry.amount, CLAIM_DECIMALS, 0) : null;
  const title = amount === null ? claimTexts.addressTitleUnknown : claimTexts.addressTitle;
  const hasNone = claim.status?.kind === 'notEligible' || claim.status?.kind === 'claimed';
  const fault = recipient.kind === 'invalid' ? claimButtonTexts.invalidAddress : hasNone ? claimButtonTexts.unavailable : null;

  return (
    <Dialog title={<FormattedMessage {...title} values={{ amount, symbol }} />} onDismiss={close} testId="claim-address-dialog">
      {claim.progress.kind === 'idle' ? (
        <Column $gap={16}>
          <Text as="p" $tone="textMuted">
            <FormattedMessage {...claimTexts.addressHint} />
          </Text>
          <TextField
            label={intl.formatMessage(claimTexts.recipient)}
            placeholder={intl.formatMessage(claimTexts.recipientPlaceholder)}
            value={text}
            onChange={(typed) => setText(typed.replace(/\s+/g, ''))}
            error={fault && intl.formatMessage(fault)}
            data-testid="claim-recipient"
          />
          <ClaimNotices claim={claim} />
          <ClaimButton claim={claim} symbol={symbol} network={network} />
        </Column>
      ) : (
        <ClaimProgressPanel progress={claim.progress} />
      )}
    </Dialog>
  );
}
