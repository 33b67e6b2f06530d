import { defineTexts } from '@dex/mf-shared/ui';

export const presetTexts = defineTexts({
  title: { id: 'pool.v3.preset.title', defaultMessage: 'Ranges by purpose' },
  stable: { id: 'pool.v3.preset.stable', defaultMessage: 'Stable pair' },
  wide: { id: 'pool.v3.preset.wide', defaultMessage: 'Half to double' },
  above: { id: 'pool.v3.preset.above', defaultMessage: 'Above the price' },
  below: { id: 'pool.v3.preset.below', defaultMessage: 'Below the price' },
  sells: {
    id: 'pool.v3.preset.sells',
    defaultMessage: 'Sells {sold} between {from} and {to} {quote} per {base}; turns back when the price does.',
  },
  readShares: { id: 'pool.v3.preset.readShares', defaultMessage: 'How many of the last 30 days’ swaps each would have held' },
  reading: {
    id: 'pool.v3.preset.reading',
    defaultMessage: '{count, plural, =0 {Reading the swaps of this pool} one {# swap read} other {# swaps read}}',
  },
  sharesTitle: { id: 'pool.v3.preset.sharesTitle', defaultMessage: 'Of the last 30 days’ swaps of this pool it would have held:' },
  share: { id: 'pool.v3.preset.share', defaultMessage: '{percent}%' },
  typed: { id: 'pool.v3.preset.typed', defaultMessage: 'Your range' },
  sharesFailed: {
    id: 'pool.v3.preset.sharesFailed',
    defaultMessage: 'The swaps of the last 30 days could not be read whole, so nothing is said of them.',
  },
  again: { id: 'pool.v3.preset.again', defaultMessage: 'Try again' },
});
