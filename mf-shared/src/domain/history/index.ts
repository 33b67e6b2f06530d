export { historyKey } from './historyWish';
export type { HistoryPool, HistoryWish } from './historyWish';
export { lineToNow, pricePoints } from './priceHistory';
export type { HistoryFacts, PriceLine, PricePoint } from './priceHistory';
export type { PriceSpan } from './priceSpan';
