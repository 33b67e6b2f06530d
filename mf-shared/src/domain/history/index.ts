export { areaOf, lineOf, nearestPoint, placePoints } from './chartShape';
export type { Place } from './chartShape';
export { historyKey } from './historyWish';
export type { HistoryPool, HistoryWish } from './historyWish';
export { lineToNow, numberOf, pricePoints } from './priceHistory';
export type { HistoryFacts, PriceLine, PricePoint } from './priceHistory';
export { PRICE_SPANS } from './priceSpan';
export type { PriceSpan } from './priceSpan';
