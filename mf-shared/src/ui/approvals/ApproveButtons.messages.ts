import { defineTexts } from '../texts/defineTexts';

export const approveTexts = defineTexts({
  approve: { id: 'shared.approve.approve', defaultMessage: 'Approve {symbol}' },
  approving: { id: 'shared.approve.approving', defaultMessage: 'Approving {symbol}' },
  reset: { id: 'shared.approve.reset', defaultMessage: 'Reset to 0' },
  resetting: { id: 'shared.approve.resetting', defaultMessage: 'Resetting {symbol}' },
  resetHint: {
    id: 'shared.approve.resetHint',
    defaultMessage: '{symbol} must be set back to 0 before a new amount can be approved: two transactions.',
  },
  amount: { id: 'shared.approve.amount', defaultMessage: 'Amount to approve' },
  unlimited: { id: 'shared.approve.unlimited', defaultMessage: 'Unlimited' },
  exact: { id: 'shared.approve.exact', defaultMessage: 'This amount' },
  inWallet: { id: 'shared.approve.inWallet', defaultMessage: 'Confirm in your wallet' },
});
