import { paths } from '@dex/mf-shared/contract';
import {
  AppLink,
  Card,
  Column,
  FormColumn,
  Heading,
  Icon,
  lazyPart,
  Notice,
  Row,
  Skeleton,
  Text,
  useDebounced,
  usePageName,
  useRouteMatch,
  useSharedSelector,
} from '@dex/mf-shared/ui';
import { selectBlock } from '@dex/mf-shared/state';
import { ReadFailure } from '@dex/mf-shared/ui/controls';
import { FormattedDate, FormattedMessage, FormattedRelativeTime, useIntl } from 'react-intl';
import { parseGovernorIndex, parseProposalId, type GovernorIndex } from '../domain/governor';
import type { Proposal } from '../domain/proposal';
import { timeLeft, votingEnd } from '../domain/votingEnd';
import { ProposalTitle } from './ProposalTitle';
import { detailTexts, listTexts } from './governance.messages';
import { ProposalActions } from './ProposalActions';
import { Proposer } from './Proposer';
import { StatusBadge } from './StatusBadge';
import { useActions, useGovernanceAvailability, useProposal, useProposals } from './useGovernance';
import { VotingSection } from './VotingSection';
import { matchRoute } from '../routes';

const TITLE_WAIT_MS = 1500;

const ProposalText = lazyPart(async () => (await import('./ProposalText')).ProposalText, <Skeleton $height="160px" />);

function VotingEndLine({ endBlock }: { readonly endBlock: number }) {
  const latest = useSharedSelector((state) => selectBlock(state));
  if (!latest) return <Skeleton $width="240px" />;
  const end = votingEnd(endBlock, latest);
  const left = timeLeft(end, latest);
  const date = <FormattedDate value={end.timestamp * 1000} dateStyle="long" timeStyle="short" />;
  return (
    <div>
      <Text as="p" $tone="textMuted">
        <FormattedMessage {...(end.isPast ? detailTexts.endedAt : detailTexts.endsAt)} values={{ date }} />
      </Text>
      {/* A line of its own: the estimated date is another with each block, and must move nothing beside it. */}
      {left && (
        <Text as="p" $tone="textMuted">
          <FormattedRelativeTime value={left.value} unit={left.unit} />
        </Text>
      )}
    </div>
  );
}

function ProposalContentView({ proposal }: { readonly proposal: Proposal }) {
  const state = useProposals();
  const actions = useActions(proposal.governorIndex, proposal.id);
  const hasFailed = state.kind !== 'known' || state.hasFailed;
  // What a proposal does is shown with what it says of itself, or neither.
  if (proposal.content ? actions.kind === 'loading' : !hasFailed) return <Skeleton $height="320px" />;
  if (!proposal.content || actions.kind !== 'known') {
    return (
      <>
        <Text $tone="textMuted">
          <FormattedMessage {...detailTexts.contentMissing} />
        </Text>
        <Proposer address={proposal.proposer} />
      </>
    );
  }
  return (
    <>
      <Heading as="h2" $size="medium">
        <FormattedMessage {...detailTexts.details} />
      </Heading>
      <ProposalActions actions={actions.actions} />
      <Heading as="h2" $size="medium">
        <FormattedMessage {...detailTexts.description} />
      </Heading>
      {proposal.content.description.trim() === '' ? (
        <>
          <Text as="p" $tone="textMuted">
            <FormattedMessage {...detailTexts.noDescription} />
          </Text>
          <Proposer address={proposal.proposer} />
        </>
      ) : (
        <ProposalText text={proposal.content.description} proposer={proposal.proposer} />
      )}
    </>
  );
}

function ProposalView({ proposal }: { readonly proposal: Proposal }) {
  return (
    <Column $gap={20} data-testid="governance-proposal">
      <Heading $size="title">
        {proposal.content ? <ProposalTitle content={proposal.content} /> : `${proposal.governorIndex}.${proposal.id}`}
      </Heading>
      <VotingEndLine endBlock={proposal.endBlock} />
      <VotingSection proposal={proposal} />
      <ProposalContentView proposal={proposal} />
    </Column>
  );
}

/** What stands in a proposal's place, under its number; while it is still read, the shape of what comes. */
function Missing({ number }: { readonly number: string }) {
  const state = useProposals();
  const availability = useGovernanceAvailability();
  const isUnavailable = availability !== 'available';
  if (!isUnavailable && (state.kind === 'loading' || (state.kind === 'known' && !state.isComplete && !state.hasFailed)))
    return <Skeleton $height="320px" />;
  return (
    <Column $gap={16}>
      <Heading $size="title">
        <FormattedMessage {...detailTexts.number} values={{ number }} />
      </Heading>
      <MissingReason />
    </Column>
  );
}

function MissingReason() {
  const state = useProposals();
  const availability = useGovernanceAvailability();
  if (availability !== 'available') {
    return (
      <Notice kind="info">
        <FormattedMessage {...(availability === 'layer2' ? listTexts.layer2 : listTexts.empty)} />
      </Notice>
    );
  }
  const isUnread = state.kind === 'failed' || (state.kind === 'known' && !state.isComplete && state.hasFailed);
  if (isUnread) {
    return (
      <ReadFailure testId="governance-unread">
        <FormattedMessage {...detailTexts.unread} />
      </ReadFailure>
    );
  }
  return (
    <Notice kind="info">
      <FormattedMessage {...detailTexts.notFound} />
    </Notice>
  );
}

function KnownProposal({ governorIndex, id }: { readonly governorIndex: GovernorIndex; readonly id: string }) {
  const intl = useIntl();
  const proposal = useProposal(governorIndex, id);
  const state = useProposals();
  const actions = useActions(governorIndex, id);
  // The lines of its title move everything else: it is waited for, but not long, since votes are given without it too.
  const isLate = useDebounced(proposal !== null, TITLE_WAIT_MS);
  const lacksContent = proposal !== null && (proposal.content === null || actions.kind === 'loading');
  const isAwaited = lacksContent && state.kind === 'known' && !state.hasFailed && !isLate;
  const content = proposal?.content;
  const title = content && (content.title ?? intl.formatMessage(listTexts.untitled));
  usePageName(title ? intl.formatMessage(detailTexts.pageName, { number: `${governorIndex}.${id}`, title }) : null);
  return (
    <FormColumn $width="640px">
      <Card>
        <Column $gap={20}>
          <Row $justify="space-between">
            <AppLink to={paths.vote()}>
              <Icon name="back" size={16} />
              <FormattedMessage {...detailTexts.back} />
            </AppLink>
            {proposal && <StatusBadge status={proposal.status} />}
          </Row>
          {isAwaited && <Skeleton $height="320px" />}
          {!isAwaited && (proposal ? <ProposalView proposal={proposal} /> : <Missing number={`${governorIndex}.${id}`} />)}
        </Column>
      </Card>
    </FormColumn>
  );
}

/** `/vote/{governorIndex}/{id}`: one proposal. */
export function ProposalScreen() {
  const params = useRouteMatch(matchRoute)?.params;
  const governorIndex = parseGovernorIndex(params?.governorIndex ?? '');
  const id = parseProposalId(params?.id ?? '');
  // A number that no governor can have is looked for all the same, and not found.
  return <KnownProposal governorIndex={governorIndex ?? 0} id={governorIndex === null || id === null ? '' : id} />;
}
