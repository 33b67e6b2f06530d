import type { Ratio } from '@dex/mf-shared/domain';
import { numberOf, type PricePoint } from './priceHistory';

/** Where a point stands in a chart: shares of its width from the left, and of its height from the top. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Room above the highest and below the lowest point, as a share of the height. */
const MARGIN = 0.08;

/** Places by time and price. Prices that are all the same stand in the middle, points of one time are spread evenly. */
export function placePoints(points: readonly PricePoint[]): readonly Place[] {
  const prices = points.map(({ price }) => numberOf(price));
  const height = heights(prices);
  const [start, end] = [points[0]?.time ?? 0, points.at(-1)?.time ?? 0];
  return points.map(({ time }, index) => ({
    x: end > start ? (time - start) / (end - start) : index / Math.max(1, points.length - 1),
    y: height(prices[index] ?? 0),
  }));
}

/** The heights of prices among others, as shares from the top. */
function heights(prices: readonly number[]): (price: number) => number {
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  return (price) =>
    high > low ? MARGIN + (1 - 2 * MARGIN) * (1 - (price - low) / (high - low)) : price > high ? 0 : price < low ? 1 : 0.5;
}

/** The height of any price beside points, as a share from the top: the edge for one that is out of sight. */
export function heightOf(points: readonly PricePoint[], price: Ratio): number {
  return Math.min(1, Math.max(0, heights(points.map((point) => numberOf(point.price)))(numberOf(price))));
}

const at = ({ x, y }: Place) => `${round(x * 100)},${round(y * 100)}`;
const round = (value: number) => Math.round(value * 100) / 100;

/** The line through the places, as the path of a picture of 100 by 100. */
export function lineOf(places: readonly Place[]): string {
  return places.map((place, index) => `${index === 0 ? 'M' : 'L'}${at(place)}`).join('');
}

/** What lies below the line. */
export function areaOf(places: readonly Place[]): string {
  const [first, last] = [places[0], places.at(-1)];
  return first && last ? `${lineOf(places)}L${round(last.x * 100)},100L${round(first.x * 100)},100Z` : '';
}

/** Which place is nearest to a share of the width. */
export function nearestPoint(places: readonly Place[], x: number): number {
  return places.reduce((best, place, index) => (Math.abs(place.x - x) < Math.abs((places[best]?.x ?? 0) - x) ? index : best), 0);
}
