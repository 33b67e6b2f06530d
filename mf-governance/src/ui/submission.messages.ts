import { defineTexts } from '@dex/mf-shared/ui';

export const submissionTexts = defineTexts({
  submitting: { id: 'governance.submission.submitting', defaultMessage: 'Waiting for your wallet' },
  confirmInWallet: { id: 'governance.submission.confirm', defaultMessage: 'Confirm this transaction in your wallet' },
  submitted: { id: 'governance.submission.submitted', defaultMessage: 'Transaction submitted' },
  viewOnExplorer: { id: 'governance.submission.explorer', defaultMessage: 'View transaction on Explorer' },
  close: { id: 'governance.submission.close', defaultMessage: 'Close' },
  failed: {
    id: 'governance.submission.failed',
    defaultMessage: 'The transaction was not sent: {reason} You can change the form and try again.',
  },
});
