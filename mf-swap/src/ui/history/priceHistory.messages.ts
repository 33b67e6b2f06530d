import { defineTexts } from '@dex/mf-shared/ui';

export const historyTexts = defineTexts({
  span: { id: 'swap.history.span', defaultMessage: 'How far back' },
  day: { id: 'swap.history.day', defaultMessage: '1 day' },
  week: { id: 'swap.history.week', defaultMessage: '1 week' },
  month: { id: 'swap.history.month', defaultMessage: '1 month' },
  price: { id: 'swap.history.price', defaultMessage: '1 {base} = {price} {quote}' },
  at: { id: 'swap.history.at', defaultMessage: '{price}, {time}' },
  now: { id: 'swap.history.now', defaultMessage: 'now' },
  change: { id: 'swap.history.change', defaultMessage: '{percent}% since {time}' },
  range: { id: 'swap.history.range', defaultMessage: 'Lowest {low}, highest {high}' },
  point: { id: 'swap.history.point', defaultMessage: 'Price by time' },
  reading: { id: 'swap.history.reading', defaultMessage: 'Reading past prices from the chain…' },
  quiet: {
    id: 'swap.history.quiet',
    defaultMessage:
      '{count, plural, one {Nobody traded in this pool in this time, so its price has not moved.} other {In at least one of the # pools nobody traded in this time, so there is no line to draw.}}',
  },
  cut: { id: 'swap.history.cut', defaultMessage: 'The node of this network does not give all prices of this time. What it gave is shown.' },
  none: { id: 'swap.history.none', defaultMessage: 'The node of this network gives no past prices. Trading does not need them.' },
  again: { id: 'swap.history.again', defaultMessage: 'Try again' },
  source: {
    id: 'swap.history.source',
    defaultMessage:
      'From the trades in {count, plural, one {the pool} other {the # pools}} that the largest part of this pair’s first quote went through.',
  },
});
