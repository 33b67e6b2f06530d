import { Badge, type BadgeTone } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import type { ProposalStatus } from '../domain/proposalStatus';
import { statusTexts } from './proposalStatus.messages';

/** Document 2 §4: Pending and Active blue; Succeeded and Executed green; Defeated red; others grey. */
const tones: Readonly<Record<ProposalStatus, BadgeTone>> = {
  pending: 'accent',
  active: 'accent',
  succeeded: 'success',
  executed: 'success',
  defeated: 'danger',
  undetermined: 'neutral',
  canceled: 'neutral',
  queued: 'neutral',
  expired: 'neutral',
};

export function StatusBadge({ status }: { readonly status: ProposalStatus }) {
  return (
    <Badge $tone={tones[status]} data-testid="governance-status" data-status={status}>
      <FormattedMessage {...statusTexts[status]} />
    </Badge>
  );
}
