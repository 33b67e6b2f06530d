import { shortenSymbol, type Currency } from '@dex/mf-shared/domain';
import { isTurnedOver } from '../../../domain/rangePrice';
import type { ShownAddition } from '../../../domain/v3/shownTerms';

/** What says how the sides of an order are named and in which order they are shown. */
export type ShownSides = Pick<ShownAddition, 'currencies' | 'pair'>;

/** The two currencies in the order of the form that the order came from. */
export function shownSides({ currencies: [one, other], pair }: ShownSides): readonly [Currency, Currency] {
  return isTurnedOver(pair) ? [other, one] : [one, other];
}

/** Their symbols, in the same order. */
export function symbolsOf(sides: ShownSides): readonly [string, string] {
  const [a, b] = shownSides(sides);
  return [shortenSymbol(a.symbol), shortenSymbol(b.symbol)];
}
