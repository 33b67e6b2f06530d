import { OrderInPlace } from '@dex/mf-shared/orders';
import { ConfirmBurn, Dialog, RecipientField, SegmentedControl } from '@dex/mf-shared/ui/controls';
import { Button, Column, Text, useAccount, useActiveChain, useCloseDialog, useOpenDialog, useRecipient } from '@dex/mf-shared/ui';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { delegateDraft } from '../domain/governanceDrafts';
import { governanceOrders } from '../orders';
import { callDetail } from './callDetail';
import { delegateTexts, detailTexts } from './governance.messages';

type Target = 'self' | 'other';

const DETAIL = callDetail();

/** Gives the account's votes to itself or to another address (GOV-12). */
export function DelegateDialog() {
  const intl = useIntl();
  const close = useCloseDialog();
  const openDialog = useOpenDialog();
  const account = useAccount();
  const chain = useActiveChain();
  const { chainId, governanceToken } = chain;
  const [target, setTarget] = useState<Target>('self');
  const [typed, setTyped] = useState('');
  const [draft, setDraft] = useState<ReturnType<typeof delegateDraft> | null>(null);
  const [isAskingToBurn, setAskingToBurn] = useState(false);
  const recipient = useRecipient(target === 'other' ? typed : '', { chain });
  const known = recipient.kind === 'known' ? recipient : null;
  const delegatee = target === 'self' ? account : (known?.address ?? null);
  const send = () => {
    setAskingToBurn(false);
    if (!account || !delegatee || !governanceToken) return;
    const terms = { token: governanceToken.address, delegatee };
    setDraft(delegateDraft({ chainId, account }, terms, target === 'other' ? (known?.name ?? null) : null));
  };
  if (isAskingToBurn) return <ConfirmBurn onConfirm={send} onDismiss={() => setAskingToBurn(false)} />;
  const title = <FormattedMessage {...delegateTexts.title} />;
  const form = (notice: ReactNode) => (
    <Dialog title={title} onDismiss={close} testId="governance-delegate-dialog">
      <Column $gap={16}>
        {notice}
        <Text as="p" $tone="textMuted">
          <FormattedMessage {...delegateTexts.explanation} values={{ symbol: governanceToken?.symbol ?? '' }} />
        </Text>
        <SegmentedControl<Target>
          label={intl.formatMessage(delegateTexts.title)}
          value={target}
          onChange={setTarget}
          options={[
            { value: 'self', text: <FormattedMessage {...delegateTexts.self} /> },
            { value: 'other', text: <FormattedMessage {...delegateTexts.other} /> },
          ]}
        />
        {target === 'other' && (
          <RecipientField
            label={intl.formatMessage(delegateTexts.recipient)}
            placeholder={intl.formatMessage(delegateTexts.placeholder)}
            value={typed}
            onChange={setTyped}
            recipient={recipient}
            error={recipient.kind === 'notFound' ? intl.formatMessage(delegateTexts.invalid) : undefined}
            testId="governance-delegatee"
          />
        )}
        {account ? (
          <Button
            $size="large"
            disabled={delegatee === null}
            onClick={() => (known?.isBurn ? setAskingToBurn(true) : send())}
            data-testid="governance-delegate-submit"
          >
            <FormattedMessage {...(target === 'self' ? delegateTexts.self : delegateTexts.submit)} />
          </Button>
        ) : (
          <Button $size="large" $tone="soft" onClick={() => openDialog({ kind: 'wallet' })}>
            <FormattedMessage {...detailTexts.connect} />
          </Button>
        )}
      </Column>
    </Dialog>
  );
  return (
    <OrderInPlace
      engineOf={governanceOrders}
      slot="delegate"
      testId="governance-delegate"
      draft={draft}
      onEnd={(how) => {
        setDraft(null);
        if (how === 'sent') close();
      }}
      title={title}
      doing={title}
      confirm={<FormattedMessage {...delegateTexts.submit} />}
      currencies={[]}
      detail={DETAIL}
      summary={null}
    >
      {form}
    </OrderInPlace>
  );
}
