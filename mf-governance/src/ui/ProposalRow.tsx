import { paths } from '@dex/mf-shared/contract';
import { Link, Text, theme } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { Proposal } from '../domain/proposal';
import { ProposalTitle } from './ProposalTitle';
import { listTexts } from './governance.messages';
import { StatusBadge } from './StatusBadge';

/** On a phone a title takes as many lines as it needs: cut, most would read alike. */
const Title = styled(Text)`
  @media (min-width: ${theme.breakpoint.small + 1}px) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const RowLink = styled(Link)`
  display: grid;
  grid-template-columns: 48px 1fr auto;
  align-items: center;
  gap: 12px;
  min-height: 56px;
  padding: 12px 16px;
  border-radius: ${theme.radius.large};
  background: ${theme.color.inset};
  text-decoration: none;
  &:hover {
    background: ${theme.color.hover};
  }
  @media (max-width: ${theme.breakpoint.small}px) {
    grid-template-columns: 36px 1fr auto;
    gap: 8px;
    padding: 12px;
  }
`;

/** One proposal of the list: governor and number, title, status. */
export function ProposalRow({ proposal }: { readonly proposal: Proposal }) {
  return (
    <RowLink to={paths.proposal(proposal.governorIndex, proposal.id)} data-testid="governance-proposal-row">
      <Text $tone="textMuted" $size="small">
        {`${proposal.governorIndex}.${proposal.id}`}
      </Text>
      <Title $strong>
        {proposal.content ? <ProposalTitle content={proposal.content} /> : <FormattedMessage {...listTexts.loadingTitle} />}
      </Title>
      <StatusBadge status={proposal.status} />
    </RowLink>
  );
}
