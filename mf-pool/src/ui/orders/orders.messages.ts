import { defineTexts } from '@dex/mf-shared/ui';

export const allowanceTexts = defineTexts({
  approved: { id: 'pool.v2.allowance.approved', defaultMessage: 'Approved' },
});

/** What a call does, in the words of its promise. */
export const actionTexts = defineTexts({
  mint: { id: 'pool.order.action.mint', defaultMessage: 'Makes a new position' },
  increase: { id: 'pool.order.action.increase', defaultMessage: 'Puts more into the position' },
  remove: { id: 'pool.order.action.remove', defaultMessage: 'Takes liquidity out of the position, and all the fees that it is owed' },
  collect: { id: 'pool.order.action.collect', defaultMessage: 'Collects all the fees that are owed' },
  compound: { id: 'pool.order.action.compound', defaultMessage: 'Collects all the fees that are owed, and puts them back in' },
  move: { id: 'pool.order.action.move', defaultMessage: 'Takes everything out of the position, and makes a new one' },
  createPool: { id: 'pool.order.action.createPool', defaultMessage: 'Makes the pool, empty' },
  addLiquidity: { id: 'pool.order.action.addLiquidity', defaultMessage: 'Puts both into the pool' },
  removeLiquidity: { id: 'pool.order.action.removeLiquidity', defaultMessage: 'Takes both out of the pool' },
  migrate: { id: 'pool.order.action.migrate', defaultMessage: 'Takes both out of the pool, and makes a position of version 3' },
  stake: { id: 'pool.order.action.stake', defaultMessage: 'Deposits pool tokens to earn rewards' },
  withdraw: {
    id: 'pool.order.action.withdraw',
    defaultMessage: 'Pays back to you all pool tokens deposited here, and pays out all that they have earned',
  },
  claimRewards: { id: 'pool.order.action.claimRewards', defaultMessage: 'Pays out to you all that your deposit has earned here' },
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
  startPrice: { id: 'pool.order.detail.startPrice', defaultMessage: 'Price that the pool starts at' },
  startPriceValue: { id: 'pool.order.detail.startPriceValue', defaultMessage: '{price} {quote} per {base} ({inverse} {base} per {quote})' },
  liquidity: { id: 'pool.order.detail.liquidity', defaultMessage: 'Liquidity taken out, in its own units' },
  tickLower: { id: 'pool.order.detail.tickLower', defaultMessage: 'Lower tick' },
  tickUpper: { id: 'pool.order.detail.tickUpper', defaultMessage: 'Upper tick' },
  shares: { id: 'pool.order.detail.shares', defaultMessage: 'Pool tokens' },
});
