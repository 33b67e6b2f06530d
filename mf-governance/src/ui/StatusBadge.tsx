import { Badge, type BadgeTone } from '@dex/mf-shared/ui/controls';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { ProposalStatus } from '../domain/proposalStatus';
import { statusTexts } from './proposalStatus.messages';

/** The documents name the colour, which is not the brand's: blue on a lighter blue, light and dark. */
const BlueBadge = styled(Badge)`
  background: light-dark(#dbe7ff, #1d3158);
  color: light-dark(#1d4ed8, #a9c4ff);
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

export function StatusBadge({ status }: { readonly status: ProposalStatus }) {
  const tone = tones[status];
  const shown = {
    'data-figure': true,
    'data-testid': 'governance-status',
    'data-status': status,
    children: <FormattedMessage {...statusTexts[status]} />,
  };
  return tone === 'blue' ? <BlueBadge $tone="accent" {...shown} /> : <Badge $tone={tone} {...shown} />;
}
