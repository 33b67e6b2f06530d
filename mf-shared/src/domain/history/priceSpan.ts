/** How far back a history of prices goes. */
export type PriceSpan = 'day' | 'week' | 'month';

export const PRICE_SPANS: readonly PriceSpan[] = ['day', 'week', 'month'];

export const SPAN_SECONDS: Readonly<Record<PriceSpan, number>> = { day: 86_400, week: 7 * 86_400, month: 30 * 86_400 };
