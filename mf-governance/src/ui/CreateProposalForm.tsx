import { OrderInPlace } from '@dex/mf-shared/orders';
import { ConfirmBurn, DecimalsNotice, TextField } from '@dex/mf-shared/ui/controls';
import {
  Button,
  Column,
  ExternalLink,
  Notice,
  Spinner,
  Text,
  useAccount,
  useActiveChain,
  useOpenDialog,
  useSharedSelector,
} from '@dex/mf-shared/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { proposeDraft } from '../domain/governanceDrafts';
import { LATEST_GOVERNOR } from '../domain/governor';
import { proposalDraft, proposalFormFault } from '../domain/proposalForm';
import { proposeButton } from '../domain/proposeButton';
import { governanceOrders } from '../orders';
import { selectIsProposing } from '../state/governanceSelectors';
import { ActionFields } from './ActionFields';
import { callDetail } from './callDetail';
import { createTexts, proposeButtonTexts } from './governance.messages';
import { proposeButtonLook } from './ProposeButton.look';
import { shownVotes } from './shownVotes';
import { TextArea } from './TextArea';
import { useVoter } from './useGovernance';
import { useProposalForm } from './useProposalForm';

/** Where anybody can gather votes for a proposal of their own. */
const AUTONOMOUS_PROPOSALS = 'https://fish.vote';

/** The fields of a new proposal and its one button. */
export function CreateProposalForm({ onSubmitted }: { readonly onSubmitted: () => void }) {
  const intl = useIntl();
  const account = useAccount();
  const { chainId, governance } = useActiveChain();
  const voter = useVoter();
  const openDialog = useOpenDialog();
  const [order, setOrder] = useState<ReturnType<typeof proposeDraft> | null>(null);
  const [isAskingToBurn, setAskingToBurn] = useState(false);
  const isProposing = useSharedSelector(selectIsProposing);
  const proposal = useProposalForm();
  const { typed, form, decimals, recipient, change } = proposal;
  const kind = proposeButton({
    hasAccount: account !== null,
    isAvailable: true,
    votes: voter.votes,
    threshold: voter.threshold,
    isLoading: voter.isLoading,
    // A governor takes one of a proposer at a time, and knows nothing yet of one that is on its way.
    latestStatus: isProposing ? 'pending' : voter.latestStatus,
    formFault: proposalFormFault(form),
    decimals,
  });
  const look = proposeButtonLook[kind];
  const known = recipient.kind === 'known' ? recipient : null;
  const review = () => {
    setAskingToBurn(false);
    const draft = proposalDraft(form);
    const governor = governance.governors[LATEST_GOVERNOR];
    if (look.command === 'propose' && account && draft && governor)
      setOrder(proposeDraft({ chainId, account }, { governor, draft }, form.title.trim(), known?.name ?? null));
  };
  const press = () => {
    if (look.command === 'connect') openDialog({ kind: 'wallet' });
    else if (known?.isBurn) setAskingToBurn(true);
    else review();
  };
  const threshold = shownVotes(voter.threshold);
  const label = <FormattedMessage {...proposeButtonTexts.propose} values={{ threshold }} />;
  return (
    <OrderInPlace
      isPage
      engineOf={governanceOrders}
      slot="propose"
      testId="governance-proposal"
      draft={order}
      endsWhenSent
      onEnd={(how) => {
        setOrder(null);
        if (how === 'sent') onSubmitted();
      }}
      title={label}
      doing={label}
      confirm={label}
      currencies={typed.currency ? [typed.currency] : []}
      detail={callDetail(typed.currency)}
      summary={null}
    >
      {(notice) => (
        <Column $gap={16}>
          <Notice kind="info">
            <FormattedMessage {...createTexts.hint} />
          </Notice>
          <Text as="h2" $strong>
            <FormattedMessage {...createTexts.action} />
          </Text>
          <ActionFields proposal={proposal} />
          <TextField
            label={intl.formatMessage(createTexts.proposalTitle)}
            placeholder={intl.formatMessage(createTexts.titlePlaceholder)}
            value={typed.title}
            onChange={(title) => change({ title })}
            data-testid="governance-title"
          />
          <TextArea
            label={intl.formatMessage(createTexts.body)}
            placeholder={intl.formatMessage(createTexts.bodyPlaceholder)}
            value={typed.body}
            onChange={(body) => change({ body })}
            testId="governance-body"
          />
          {typed.currency && <DecimalsNotice of={[{ currency: typed.currency, decimals }]} testId="governance-decimals" />}
          {notice}
          <Button
            $size="large"
            $tone={look.tone}
            disabled={look.command === 'none'}
            onClick={press}
            data-testid="governance-propose"
            data-kind={kind}
          >
            {kind === 'loadingVotes' && <Spinner />}
            <FormattedMessage {...proposeButtonTexts[kind]} values={{ threshold }} />
          </Button>
          {(kind === 'belowThreshold' || kind === 'thresholdUnknown') && (
            <ExternalLink href={AUTONOMOUS_PROPOSALS}>
              <FormattedMessage {...createTexts.autonomous} values={{ threshold }} />
            </ExternalLink>
          )}
          {isAskingToBurn && <ConfirmBurn onConfirm={review} onDismiss={() => setAskingToBurn(false)} />}
        </Column>
      )}
    </OrderInPlace>
  );
}
