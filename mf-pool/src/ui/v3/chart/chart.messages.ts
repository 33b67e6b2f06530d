import { defineTexts } from '@dex/mf-shared/ui';

export const chartTexts = defineTexts({
  uninitialised: { id: 'pool.v3.chart.uninitialised', defaultMessage: 'Your position will appear here.' },
  failed: { id: 'pool.v3.chart.failed', defaultMessage: 'Liquidity data not available.' },
  empty: { id: 'pool.v3.chart.empty', defaultMessage: 'There is no liquidity data.' },
  loading: { id: 'pool.v3.chart.loading', defaultMessage: 'Loading the liquidity' },
  title: { id: 'pool.v3.chart.title', defaultMessage: 'Liquidity by price, {quote} per {base}' },
  zoomIn: { id: 'pool.v3.chart.zoomIn', defaultMessage: 'Zoom in' },
  zoomOut: { id: 'pool.v3.chart.zoomOut', defaultMessage: 'Zoom out' },
  reset: { id: 'pool.v3.chart.reset', defaultMessage: 'Reset the view' },
  lower: { id: 'pool.v3.chart.lower', defaultMessage: 'Lower end of the range' },
  upper: { id: 'pool.v3.chart.upper', defaultMessage: 'Upper end of the range' },
  end: { id: 'pool.v3.chart.end', defaultMessage: '{price} {quote} per {base}, {distance} from the price' },
  openEnd: { id: 'pool.v3.chart.openEnd', defaultMessage: '∞, no end' },
  depth: {
    id: 'pool.v3.chart.depth',
    defaultMessage: '{min} to {max} {quote} per {base}: {baseAmount} {base} and {quoteAmount} {quote} in the pool',
  },
  depthAt: { id: 'pool.v3.chart.depthAt', defaultMessage: 'What lies in the pool at a price' },
  depthHint: { id: 'pool.v3.chart.depthHint', defaultMessage: 'Point at the chart, or use the arrow keys, to see what lies at a price.' },
  percent: { id: 'pool.v3.chart.percent', defaultMessage: '{value}%' },
});
