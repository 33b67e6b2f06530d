import { defineTexts } from '@dex/mf-shared/ui';

export const sampleTexts = defineTexts({
  title: { id: 'sample.title', defaultMessage: 'Sample' },
  supply: { id: 'sample.supply', defaultMessage: '{amount} {symbol} exist' },
  failed: { id: 'sample.failed', defaultMessage: 'How much {symbol} exists could not be read. It is asked again with the next block.' },
  wrap: { id: 'sample.wrap', defaultMessage: 'Wrap {amount} {symbol}' },
  connect: { id: 'sample.connect', defaultMessage: 'Connect a wallet to wrap' },
});
