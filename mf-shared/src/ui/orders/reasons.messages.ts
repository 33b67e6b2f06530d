import type { ReasonKind } from '../../domain/orders/contractReasons';
import { defineTexts } from '../texts/defineTexts';

/** What a contract's words mean, as the end of a sentence after a colon. */
export const reasonTexts = defineTexts({
  tooLate: { id: 'shared.reason.tooLate', defaultMessage: 'its deadline has passed' },
  priceMoved: { id: 'shared.reason.priceMoved', defaultMessage: 'the price moved further than your slippage tolerance allows' },
  tooSmall: { id: 'shared.reason.tooSmall', defaultMessage: 'the amount is too small for the contract' },
  poolEmpty: { id: 'shared.reason.poolEmpty', defaultMessage: 'the pool holds too little for it' },
  busy: { id: 'shared.reason.busy', defaultMessage: 'the pool is busy with another call, or has no price yet' },
  coinNotTaken: { id: 'shared.reason.coinNotTaken', defaultMessage: 'the receiver does not take the network’s coin' },
  notTaken: {
    id: 'shared.reason.notTaken',
    defaultMessage: 'a token could not be taken from your account, because you hold or allow too little of it, or because it refuses',
  },
  notMoved: { id: 'shared.reason.notMoved', defaultMessage: 'a token refuses to be transferred' },
  tokenChanges: {
    id: 'shared.reason.tokenChanges',
    defaultMessage: 'less of a token arrived than was sent; it may take a part of every transfer',
  },
  notOwner: { id: 'shared.reason.notOwner', defaultMessage: 'it belongs to another account, or is no longer there' },
  ownerOnly: { id: 'shared.reason.ownerOnly', defaultMessage: 'only the owner of the contract or token may do it' },
  paused: { id: 'shared.reason.paused', defaultMessage: 'the contract or a token has been paused by its owner' },
  outOfRange: { id: 'shared.reason.outOfRange', defaultMessage: 'a figure is too small or too large for the contract' },
}) satisfies Record<ReasonKind, unknown>;

export const causeTexts = defineTexts({
  /** The contract's own words are only a detail, by which others can be asked. */
  worded: { id: 'shared.reason.worded', defaultMessage: ': {words} ({detail})' },
  coinShort: {
    id: 'shared.reason.coinShort',
    defaultMessage: ': your account holds too little of the network’s coin for it and its network cost',
  },
});
