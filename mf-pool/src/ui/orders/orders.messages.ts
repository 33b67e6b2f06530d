import { defineTexts } from '@dex/mf-shared/ui';
import type { OrderFailure } from '../../domain/orders/poolOrder';

/** Why an order was not sent, for each code (ORDER-18). */
export const failureTexts = defineTexts({
  rejected: { id: 'pool.v2.failure.rejected', defaultMessage: 'Transaction rejected.' },
  would_fail: { id: 'pool.v2.failure.wouldFail', defaultMessage: 'This transaction would fail. Please contact support.' },
  not_approved: {
    id: 'pool.v2.failure.notApproved',
    defaultMessage: 'Attempting to confirm without approval or a signature. Please contact support.',
  },
  missing_dependencies: { id: 'pool.v2.failure.missingDependencies', defaultMessage: 'missing dependencies' },
  missing_liquidity_amount: { id: 'pool.v2.failure.missingLiquidityAmount', defaultMessage: 'missing liquidity amount' },
  send_failed: { id: 'pool.v2.failure.sendFailed', defaultMessage: 'The transaction could not be sent: {reason} You can try again.' },
}) satisfies Record<OrderFailure['code'], unknown>;

export const allowanceTexts = defineTexts({
  failed: { id: 'pool.v2.allowance.failed', defaultMessage: 'The approval was not sent: {reason}' },
  approved: { id: 'pool.v2.allowance.approved', defaultMessage: 'Approved' },
  sign: { id: 'pool.v2.allowance.sign', defaultMessage: 'Sign to allow {symbol}' },
  signing: { id: 'pool.v2.allowance.signing', defaultMessage: 'Sign in your wallet' },
  signed: { id: 'pool.v2.allowance.signed', defaultMessage: 'Signed: {symbol} may be taken by this transaction.' },
  hint: {
    id: 'pool.v2.allowance.hint',
    defaultMessage: 'A signature costs no gas and holds for this transaction only. Or approve on the chain:',
  },
});

export const stakeNotAllowed = defineTexts({
  text: {
    id: 'pool.mining.stakeNotAllowed',
    defaultMessage: 'Attempting to stake without approval or a signature. Please contact support.',
  },
});
