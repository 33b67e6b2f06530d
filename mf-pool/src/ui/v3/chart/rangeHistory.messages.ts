import { defineTexts } from '@dex/mf-shared/ui';

export const rangeHistoryTexts = defineTexts({
  open: { id: 'pool.v3.history.open', defaultMessage: 'Show past prices with the range' },
  close: { id: 'pool.v3.history.close', defaultMessage: 'Hide past prices' },
  span: { id: 'pool.v3.history.span', defaultMessage: 'How far back' },
  day: { id: 'pool.v3.history.day', defaultMessage: '1 day' },
  week: { id: 'pool.v3.history.week', defaultMessage: '1 week' },
  month: { id: 'pool.v3.history.month', defaultMessage: '1 month' },
  price: { id: 'pool.v3.history.price', defaultMessage: '1 {base} = {price} {quote}' },
  at: { id: 'pool.v3.history.at', defaultMessage: '{price}, {time}' },
  now: { id: 'pool.v3.history.now', defaultMessage: 'now' },
  change: { id: 'pool.v3.history.change', defaultMessage: '{percent}% since {time}' },
  range: { id: 'pool.v3.history.range', defaultMessage: 'Lowest {low}, highest {high}' },
  point: { id: 'pool.v3.history.point', defaultMessage: 'Price by time' },
  reading: { id: 'pool.v3.history.reading', defaultMessage: 'Reading past prices from the chain…' },
  quiet: { id: 'pool.v3.history.quiet', defaultMessage: 'Nobody traded in this pool in this time, so its price has not moved.' },
  cut: {
    id: 'pool.v3.history.cut',
    defaultMessage: 'The node of this network does not give all prices of this time. What it gave is shown.',
  },
  none: {
    id: 'pool.v3.history.none',
    defaultMessage: 'The node of this network gives no past prices. A position does not need them.',
  },
  again: { id: 'pool.v3.history.again', defaultMessage: 'Try again' },
  source: { id: 'pool.v3.history.source', defaultMessage: 'From the trades in this pool.' },
  sourceWithRange: {
    id: 'pool.v3.history.sourceWithRange',
    defaultMessage: 'From the trades in this pool. The shaded part is the range from {min} to {max}.',
  },
});
