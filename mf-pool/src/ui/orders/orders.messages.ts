import { defineTexts } from '@dex/mf-shared/ui';

export const allowanceTexts = defineTexts({
  approved: { id: 'pool.v2.allowance.approved', defaultMessage: 'Approved' },
});

/** What only this section knows of its calls. */
export const detailTexts = defineTexts({
  position: { id: 'pool.order.detail.position', defaultMessage: 'Position' },
  operatorRemoved: { id: 'pool.order.detail.operatorRemoved', defaultMessage: 'No longer manages your positions' },
  only: { id: 'pool.order.detail.only', defaultMessage: 'Taken alone' },
  recipient: { id: 'pool.order.detail.recipient', defaultMessage: 'Goes to' },
  deposit: { id: 'pool.order.detail.deposit', defaultMessage: 'Puts in at most' },
  minimum: { id: 'pool.order.detail.minimum', defaultMessage: 'Puts in at least' },
  freed: { id: 'pool.order.detail.freed', defaultMessage: 'Takes out at least' },
  fee: { id: 'pool.order.detail.fee', defaultMessage: 'Fee tier' },
  newPoolFee: { id: 'pool.order.detail.newPoolFee', defaultMessage: 'Makes the pool first, with the fee' },
  tickLower: { id: 'pool.order.detail.tickLower', defaultMessage: 'Lower tick' },
  tickUpper: { id: 'pool.order.detail.tickUpper', defaultMessage: 'Upper tick' },
  shares: { id: 'pool.order.detail.shares', defaultMessage: 'Shares' },
});
