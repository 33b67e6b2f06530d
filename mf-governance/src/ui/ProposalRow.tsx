import { paths } from '@dex/mf-shared/contract';
import { Link, Text, theme } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { Proposal } from '../domain/proposal';
import { listTexts } from './governance.messages';
import { StatusBadge } from './StatusBadge';

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
`;

/** One proposal of the list: governor and number, title, status. */
export function ProposalRow({ proposal }: { readonly proposal: Proposal }) {
  return (
    <RowLink to={paths.proposal(proposal.governorIndex, proposal.id)} data-testid="governance-proposal-row">
      <Text $tone="textMuted" $size="small">
        {proposal.governorIndex}.{proposal.id}
      </Text>
      <Text $strong $cut>
        {proposal.content ? proposal.content.title : <FormattedMessage {...listTexts.loadingTitle} />}
      </Text>
      <StatusBadge status={proposal.status} />
    </RowLink>
  );
}
