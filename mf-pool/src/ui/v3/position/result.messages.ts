import { defineTexts } from '@dex/mf-shared/ui';

export const resultTexts = defineTexts({
  title: { id: 'pool.v3.result.title', defaultMessage: 'Result so far' },
  hint: {
    id: 'pool.v3.result.hint',
    defaultMessage: 'What was put in, taken out and earned is read from the chain, from the first block of this position on.',
  },
  read: { id: 'pool.v3.result.read', defaultMessage: 'Read its history' },
  anew: { id: 'pool.v3.result.anew', defaultMessage: 'Read anew' },
  stop: { id: 'pool.v3.result.stop', defaultMessage: 'Stop reading' },
  reading: {
    id: 'pool.v3.result.reading',
    defaultMessage: 'Reading the chain. {count, plural, one {# event} other {# events}} found so far.',
  },
  readTo: {
    id: 'pool.v3.result.readTo',
    defaultMessage: 'Read to block {block}. {count, plural, one {# event} other {# events}} found so far.',
  },
  lost: {
    id: 'pool.v3.result.lost',
    defaultMessage:
      'Your browser keeps nothing for this site: its storage is full or blocked. The history is held while the page is open and read anew the next time.',
  },
  failed: {
    id: 'pool.v3.result.failed',
    defaultMessage: 'The history could not be read from this network’s node. We keep trying with each block; nothing else depends on it.',
  },
  incomplete: {
    id: 'pool.v3.result.incomplete',
    defaultMessage: 'The node does not know the whole history of this position, so no result is shown.',
  },
  knownFrom: {
    id: 'pool.v3.result.knownFrom',
    defaultMessage: 'The node knows the history of this position from block {block} on only, not from its start, so no result is shown.',
  },
  gap: {
    id: 'pool.v3.result.gap',
    defaultMessage:
      'The events that were read do not account for what this position holds, so no result is shown. If that stays so with the next blocks, read the history anew.',
  },
  unit: { id: 'pool.v3.result.unit', defaultMessage: 'Count in' },
  dollars: { id: 'pool.v3.result.dollars', defaultMessage: 'USD' },
  putIn: { id: 'pool.v3.result.putIn', defaultMessage: 'Put in' },
  takenOut: { id: 'pool.v3.result.takenOut', defaultMessage: 'Taken out' },
  now: { id: 'pool.v3.result.now', defaultMessage: 'Holds now' },
  fees: { id: 'pool.v3.result.fees', defaultMessage: 'Fees, collected and unclaimed' },
  divergence: { id: 'pool.v3.result.divergence', defaultMessage: 'Divergence from holding' },
  difference: { id: 'pool.v3.result.difference', defaultMessage: 'Against holding' },
  prices: {
    id: 'pool.v3.result.prices',
    defaultMessage: 'All amounts are counted at today’s prices: a change of prices alone is no gain and no loss.',
  },
});

export const historyCsvTexts = defineTexts({
  save: { id: 'pool.v3.historyCsv.save', defaultMessage: 'Save as CSV' },
  position: { id: 'pool.v3.historyCsv.position', defaultMessage: 'Position' },
  pool: { id: 'pool.v3.historyCsv.pool', defaultMessage: 'Pool' },
  what: { id: 'pool.v3.historyCsv.what', defaultMessage: 'What' },
  block: { id: 'pool.v3.historyCsv.block', defaultMessage: 'Block' },
  transaction: { id: 'pool.v3.historyCsv.transaction', defaultMessage: 'Transaction' },
  shares: { id: 'pool.v3.historyCsv.shares', defaultMessage: 'Pool tokens' },
  token0: { id: 'pool.v3.historyCsv.token0', defaultMessage: 'Token 0' },
  amount0: { id: 'pool.v3.historyCsv.amount0', defaultMessage: 'Amount of token 0' },
  token1: { id: 'pool.v3.historyCsv.token1', defaultMessage: 'Token 1' },
  amount1: { id: 'pool.v3.historyCsv.amount1', defaultMessage: 'Amount of token 1' },
  added: { id: 'pool.v3.historyCsv.added', defaultMessage: 'Added' },
  removed: { id: 'pool.v3.historyCsv.removed', defaultMessage: 'Removed' },
  collected: { id: 'pool.v3.historyCsv.collected', defaultMessage: 'Collected' },
  staked: { id: 'pool.v3.historyCsv.staked', defaultMessage: 'Staked' },
  unstaked: { id: 'pool.v3.historyCsv.unstaked', defaultMessage: 'Taken from staking' },
  movedIn: { id: 'pool.v3.historyCsv.movedIn', defaultMessage: 'Came by a transfer' },
  movedOut: { id: 'pool.v3.historyCsv.movedOut', defaultMessage: 'Went by a transfer' },
  putIn: { id: 'pool.v3.historyCsv.putIn', defaultMessage: 'All put in' },
  takenOut: { id: 'pool.v3.historyCsv.takenOut', defaultMessage: 'All taken out' },
  fees: { id: 'pool.v3.historyCsv.fees', defaultMessage: 'All fees' },
  now: { id: 'pool.v3.historyCsv.now', defaultMessage: 'Holds now' },
});
