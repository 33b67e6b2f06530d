import { formatFixedAmount } from '@dex/mf-shared/domain';
import { ConfirmBurn, Dialog, RecipientField } from '@dex/mf-shared/ui/controls';
import { Column, Text, useCloseDialog, useServices } from '@dex/mf-shared/ui';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CLAIM_CHAIN, CLAIM_DECIMALS } from '../domain/airdrop';
import { isUnderWay } from '../domain/claimButton';
import { ClaimButton } from './ClaimButton';
import { ClaimNotices } from './ClaimNotices';
import { ClaimProgressPanel } from './ClaimProgressPanel';
import { ClaimReview } from './ClaimReview';
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
  const claim = useClaim(recipient.address, recipient.kind, recipient.state.kind === 'known' ? recipient.state.name : null);
  const network = chains[CLAIM_CHAIN].label;
  const amount = claim.entry ? formatFixedAmount(claim.entry.amount, CLAIM_DECIMALS, 0) : null;
  const title = amount === null ? claimTexts.addressTitleUnknown : claimTexts.addressTitle;
  const hasNone = claim.status?.kind === 'notEligible' || claim.status?.kind === 'claimed';
  const fault = recipient.state.kind === 'notFound' ? claimButtonTexts.invalidAddress : hasNone ? claimButtonTexts.unavailable : undefined;
  const [isAskingToBurn, setAskingToBurn] = useState(false);
  const mustAsk = recipient.state.kind === 'known' && recipient.state.isBurn && claim.button === 'claim';
  if (isAskingToBurn) {
    const claimAnyway = () => {
      setAskingToBurn(false);
      claim.press();
    };
    return <ConfirmBurn onConfirm={claimAnyway} onDismiss={() => setAskingToBurn(false)} />;
  }

  const form = (notice: ReactNode) => (
    <Dialog title={<FormattedMessage {...title} values={{ amount, symbol }} />} onDismiss={close} testId="claim-address-dialog">
      {isUnderWay(claim.progress) ? (
        <ClaimProgressPanel progress={claim.progress} />
      ) : (
        <Column $gap={16}>
          <Text as="p" $tone="textMuted">
            <FormattedMessage {...claimTexts.addressHint} />
          </Text>
          <RecipientField
            label={intl.formatMessage(claimTexts.recipient)}
            placeholder={intl.formatMessage(claimTexts.recipientPlaceholder)}
            value={text}
            onChange={setText}
            recipient={recipient.state}
            error={fault && intl.formatMessage(fault)}
            testId="claim-recipient"
          />
          <ClaimNotices claim={claim} />
          {notice}
          <ClaimButton claim={mustAsk ? { ...claim, press: () => setAskingToBurn(true) } : claim} symbol={symbol} network={network} />
        </Column>
      )}
    </Dialog>
  );
  return <ClaimReview claim={claim}>{form}</ClaimReview>;
}
