/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { requireAddress } from '../../domain/address';
import type { Token } from '../../domain/tokens/currency';
import { renderWithServices } from '../../testing';
import { defineTexts } from '../texts/defineTexts';
import { PriceChart } from './PriceChart';

const token = (digit: string, symbol: string): Token => ({
  kind: 'token',
  chainId: 1,
  address: requireAddress(`0x${digit.repeat(40)}`),
  decimals: 18,
  symbol,
  name: symbol,
});
const points = [129_000, 129_600].map((time) => ({ time, price: { numerator: 3n, denominator: 1n } }));

const text = (id: string, defaultMessage = id) => ({ id, defaultMessage });
const texts = defineTexts({
  span: text('span'),
  day: text('day'),
  week: text('week'),
  month: text('month'),
  price: text('price', '1 {base} = {price} {quote}'),
  at: text('at', '{price}, {time}'),
  now: text('now'),
  change: text('change', '{percent}% since {time}'),
  range: text('range', '{low} to {high}'),
  point: text('point'),
  reading: text('reading'),
  cut: text('cut'),
  none: text('none'),
  again: text('again'),
});
const sides = { input: token('1', 'ONE'), output: token('2', 'TWO'), texts, testId: 'it' };

// SWAP-24
test.each([
  [true, 'now'],
  [false, 'Jan 2'],
])('the last point, with the price of now: %s, is said with "%s"', (endsNow, said) => {
  renderWithServices(<PriceChart points={points} endsNow={endsNow} {...sides} />);
  const spoken = screen.getByTestId('it-along').getAttribute('aria-valuetext') ?? '';
  expect(spoken).toContain(said);
  expect(spoken.includes('now')).toBe(endsNow);
});

const ratio = (numerator: bigint) => ({ numerator, denominator: 10n });
const moving = [30n, 40n].map((price, index) => ({ time: index, price: ratio(price) }));

// V3-37
test.each([
  ['within the line', ratio(32n), ratio(38n), [25, 75]],
  ['beyond it on one side', ratio(35n), ratio(900n), [0, 50]],
  ['without an upper end', ratio(35n), null, [0, 50]],
  ['above all of it', ratio(90n), ratio(99n), [0, 0]],
  ['below all of it', ratio(1n), ratio(2n), [100, 100]],
] as const)('a range %s is drawn between its ends, and never outside of the chart', (_where, low, high, [top, bottom]) => {
  renderWithServices(<PriceChart points={moving} endsNow={false} band={{ low, high }} {...sides} />);
  const band = screen.getByTestId('it-band').dataset;
  expect([Number(band['top']), Number(band['bottom'])]).toEqual([top, bottom]);
});

// V3-37
test.each([
  ['holds', ratio(20n), ratio(40n), [0, 100]],
  ['lies above', ratio(31n), ratio(40n), [0, 0]],
  ['lies below', ratio(1n), ratio(2n), [100, 100]],
] as const)('a range that %s a price that does not move', (_how, low, high, [top, bottom]) => {
  renderWithServices(<PriceChart points={points} endsNow={false} band={{ low, high }} {...sides} />);
  const band = screen.getByTestId('it-band').dataset;
  expect([Number(band['top']), Number(band['bottom'])]).toEqual([top, bottom]);
});
