import { defineTexts, type TextDefinition } from '@dex/mf-shared/ui';
import type { ProposalStatus } from '../domain/proposalStatus';

export const statusTexts: Readonly<Record<ProposalStatus, TextDefinition>> = defineTexts({
  undetermined: { id: 'governance.status.undetermined', defaultMessage: 'Undetermined' },
  pending: { id: 'governance.status.pending', defaultMessage: 'Pending' },
  active: { id: 'governance.status.active', defaultMessage: 'Active' },
  canceled: { id: 'governance.status.canceled', defaultMessage: 'Canceled' },
  defeated: { id: 'governance.status.defeated', defaultMessage: 'Defeated' },
  succeeded: { id: 'governance.status.succeeded', defaultMessage: 'Succeeded' },
  queued: { id: 'governance.status.queued', defaultMessage: 'Queued' },
  expired: { id: 'governance.status.expired', defaultMessage: 'Expired' },
  executed: { id: 'governance.status.executed', defaultMessage: 'Executed' },
});
