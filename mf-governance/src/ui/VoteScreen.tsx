import { paths } from '@dex/mf-shared/contract';
import { Button, Card, Column, FormColumn, Heading, Link, Row, Skeleton, Text, theme, useActiveChain } from '@dex/mf-shared/ui';
import { EmptyState, ReadFailure } from '@dex/mf-shared/ui/controls';
import { useDeferredValue, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { listTexts } from './governance.messages';
import { ProposalRow } from './ProposalRow';
import { shownVotes } from './shownVotes';
import { useGovernanceAvailability, useProposals, useVoter } from './useGovernance';
import { VotingPower } from './VotingPower';

const PLACEHOLDERS = [0, 1, 2, 3];

/** Keeps the room of the figure that is to come, as wide as one of this size is, so that the words after it stay and no gap is left. */
const Threshold = styled.span`
  display: inline-grid;
  &::before {
    content: '2,500,000';
    visibility: hidden;
  }
  &::before,
  > * {
    grid-area: 1 / 1;
  }
`;

/** What the account may do: from its own end of the line, on a phone in lines of its own, so that what comes late moves nothing. */
const Ways = styled(Row)`
  flex: 1 1 auto;
  justify-content: flex-end;
  @media (max-width: ${theme.breakpoint.medium}px) {
    flex-basis: 100%;
    justify-content: flex-start;
  }
`;

function ProposalList() {
  // In slices, however many rows there are: whatever is pressed meanwhile is answered first.
  const state = useDeferredValue(useProposals());
  const [isDrawn, setDrawn] = useState(false);
  if (state.kind === 'failed') {
    return (
      <ReadFailure testId="governance-unread">
        <FormattedMessage {...listTexts.failed} />
      </ReadFailure>
    );
  }
  // A title that comes later takes more lines on a phone: the list is drawn once its titles are there, or cannot be read.
  const isWaiting = state.kind === 'known' && !state.hasFailed && state.proposals.some(({ content }) => content === null);
  // Once it is drawn it stays: a row that goes for a moment takes a press that has begun on it with it.
  if (!isDrawn && state.kind === 'known' && !isWaiting) setDrawn(true);
  if (state.kind === 'loading' || (isWaiting && !isDrawn)) return PLACEHOLDERS.map((row) => <Skeleton key={row} $height="56px" />);
  if (state.proposals.length === 0) return <EmptyList />;
  return (
    <>
      {state.hasFailed && (
        <Text $size="small" $tone="textMuted">
          <FormattedMessage {...listTexts.partial} />
        </Text>
      )}
      {state.proposals.map((proposal) => (
        <ProposalRow key={`${proposal.governorIndex}.${proposal.id}`} proposal={proposal} />
      ))}
    </>
  );
}

function EmptyList() {
  const availability = useGovernanceAvailability();
  return (
    <EmptyState
      testId="governance-empty"
      next={
        availability === 'available' && (
          <Text $size="small" $tone="textMuted">
            <FormattedMessage {...listTexts.emptyHint} />
          </Text>
        )
      }
    >
      <FormattedMessage {...(availability === 'layer2' ? listTexts.layer2 : listTexts.empty)} />
    </EmptyState>
  );
}

/** `/vote`: all proposals of the three governors, newest first. */
export function VoteScreen() {
  const { chainId, governanceToken } = useActiveChain();
  const voter = useVoter();
  const availability = useGovernanceAvailability();
  return (
    <FormColumn $width="640px">
      <Column $gap={20}>
        <Card>
          <Column $gap={8}>
            <Heading>
              <FormattedMessage {...listTexts.heading} />
            </Heading>
            {governanceToken && (
              <Text as="p" $tone="textMuted">
                <FormattedMessage
                  {...listTexts.introduction}
                  values={{
                    symbol: governanceToken.symbol,
                    threshold: (
                      <Threshold>
                        <span>{shownVotes(voter.threshold)}</span>
                      </Threshold>
                    ),
                  }}
                />
              </Text>
            )}
          </Column>
        </Card>
        <Card>
          <Column $gap={12}>
            <Row $justify="space-between" $wrap $gap={12}>
              <Heading as="h2" $size="medium">
                <FormattedMessage {...listTexts.proposals} />
              </Heading>
              {availability === 'available' && (
                <Ways $gap={12} $wrap>
                  <VotingPower />
                  <Button as={Link} to={paths.createProposal()} $size="small">
                    <FormattedMessage {...listTexts.create} />
                  </Button>
                </Ways>
              )}
            </Row>
            {availability === 'available' ? <ProposalList key={chainId} /> : <EmptyList />}
          </Column>
        </Card>
      </Column>
    </FormColumn>
  );
}
