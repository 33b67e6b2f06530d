import { Badge, type BadgeTone } from '@dex/mf-shared/ui/controls';
import { FormattedMessage } from 'react-intl';
import { css, styled } from 'styled-components';
import type { ProposalStatus } from '../domain/proposalStatus';
import { statusTexts } from './proposalStatus.messages';

/** The documents name the colour, which is not the brand's: blue on a lighter blue, light and dark. */
const StateBadge = styled(Badge)<{ readonly $blue: boolean }>`
  ${({ $blue }) =>
    $blue &&
    css`
      background: light-dark(#dbe7ff, #1d3158);
      color: light-dark(#1d4ed8, #a9c4ff);
    `}
`;

/** The colours of the states (GOV-2): pending and Active blue; Succeeded and Executed green; Defeated red; others grey. */
const tones: Readonly<Record<ProposalStatus, BadgeTone | 'blue'>> = {
  pending: 'blue',
  active: 'blue',
  succeeded: 'success',
  executed: 'success',
  defeated: 'danger',
  undetermined: 'neutral',
  canceled: 'neutral',
  queued: 'neutral',
  expired: 'neutral',
};

/** One element whatever the state: a press that has begun on it is not lost when the state changes. */
export function StatusBadge({ status }: { readonly status: ProposalStatus }) {
  const tone = tones[status];
  const isBlue = tone === 'blue';
  return (
    <StateBadge $tone={isBlue ? 'accent' : tone} $blue={isBlue} data-figure data-testid="governance-status" data-status={status}>
      <FormattedMessage {...statusTexts[status]} />
    </StateBadge>
  );
}
