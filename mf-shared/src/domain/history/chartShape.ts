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
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const [start, end] = [points[0]?.time ?? 0, points.at(-1)?.time ?? 0];
  return points.map(({ time }, index) => ({
    x: end > start ? (time - start) / (end - start) : index / Math.max(1, points.length - 1),
    y: high > low ? MARGIN + (1 - 2 * MARGIN) * (1 - ((prices[index] ?? low) - low) / (high - low)) : 0.5,
  }));
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
