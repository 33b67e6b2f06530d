import { compareRatios } from '@dex/mf-shared/domain';
import { sqrtRatioAtTick } from '@dex/mf-shared/domain/maths';
import { HIGH, LOW } from '../../state/v3/fixtures';
import { pastBand, rawShownPrice } from './pastBand';

const pair = { base: LOW, quote: HIGH };
const turned = { base: HIGH, quote: LOW };
const ZERO = { numerator: 0n, denominator: 1n };

// V3-37
test.each([pair, turned])('the lower price comes first, and a price within the range is between them (base %j)', (shown) => {
  const { low, high } = pastBand({ tickLower: -600, tickUpper: 1200 }, shown, 3000);
  const price = rawShownPrice(sqrtRatioAtTick(300), shown);
  expect(compareRatios(low, price)).toBe(-1);
  expect(high && compareRatios(price, high)).toBe(-1);
});

// V3-37
test('an end as far as the tier goes is none, on the side where it is shown', () => {
  const full = { tickLower: -887_220, tickUpper: 887_220 };
  expect(pastBand(full, pair, 3000)).toEqual({ low: ZERO, high: null });
  expect(pastBand(full, turned, 3000)).toEqual({ low: ZERO, high: null });
  const above = { tickLower: 600, tickUpper: 887_220 };
  expect(pastBand(above, pair, 3000).high).toBeNull();
  expect(pastBand(above, pair, 3000).low).not.toEqual(ZERO);
  expect(pastBand(above, turned, 3000).low).toEqual(ZERO);
  expect(pastBand(above, turned, 3000).high).not.toBeNull();
});
