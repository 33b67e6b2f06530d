import { defineTexts } from '@dex/mf-shared/ui';

export const moveRangeTexts = defineTexts({
  open: { id: 'pool.v3.move.open', defaultMessage: 'Move range' },
  close: { id: 'pool.v3.move.close', defaultMessage: 'Keep this range' },
  title: { id: 'pool.v3.move.title', defaultMessage: 'Move to another range' },
  sameWidth: { id: 'pool.v3.move.sameWidth', defaultMessage: 'Same width around the price' },
  sameRange: { id: 'pool.v3.move.sameRange', defaultMessage: 'That is the range that the position has now.' },
  lacksToken: {
    id: 'pool.v3.move.lacksToken',
    defaultMessage:
      'This range needs both tokens, and the position holds only one. Choose a range beside the current price, or take the liquidity out and swap a part of it first.',
  },
  putIn: { id: 'pool.v3.move.putIn', defaultMessage: '{symbol} into the new range' },
  rest: { id: 'pool.v3.move.rest', defaultMessage: '{symbol} left over' },
  lacking: { id: 'pool.v3.move.lacking', defaultMessage: '{symbol} of your own at most, if the price moves' },
  hint: {
    id: 'pool.v3.move.hint',
    defaultMessage:
      'One transaction takes everything out of this position, fees included, and makes a new one with it. What does not fit the new range stays in your account, the network’s coin in its wrapped form. The old position stays yours, empty.',
  },
  range: { id: 'pool.v3.move.range', defaultMessage: 'Min {min} – Max {max} {quote} per {base}' },
  review: { id: 'pool.v3.move.review', defaultMessage: 'Preview' },
  confirm: { id: 'pool.v3.move.confirm', defaultMessage: 'Move range' },
  doing: { id: 'pool.v3.move.doing', defaultMessage: 'Moving position #{id} to another range' },
});
