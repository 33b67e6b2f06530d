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
});
