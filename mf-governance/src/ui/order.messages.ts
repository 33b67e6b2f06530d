import { defineTexts } from '@dex/mf-shared/ui';

export const orderTexts = defineTexts({
  close: { id: 'governance.order.close', defaultMessage: 'Close' },
  delegatee: { id: 'governance.order.delegatee', defaultMessage: 'Votes go to' },
  proposal: { id: 'governance.order.proposal', defaultMessage: 'Proposal' },
  support: { id: 'governance.order.support', defaultMessage: 'Vote' },
  for: { id: 'governance.order.for', defaultMessage: 'For' },
  against: { id: 'governance.order.against', defaultMessage: 'Against' },
  abstain: { id: 'governance.order.abstain', defaultMessage: 'Abstain' },
  target: { id: 'governance.order.target', defaultMessage: 'Contract of the action' },
  signature: { id: 'governance.order.signature', defaultMessage: 'Action' },
  recipient: { id: 'governance.order.recipient', defaultMessage: 'To' },
  amount: { id: 'governance.order.amount', defaultMessage: 'Amount' },
  description: { id: 'governance.order.description', defaultMessage: 'Text' },
});
