/** @jest-environment jsdom */
import { createFakeServices, Surroundings } from '@dex/mf-shared/testing';
import { render } from '@testing-library/react';
import { ReceivedValue } from './ReceivedValue';
import { matchRoute } from '../../routes';

const show = (bps: number | null, dollars: string | null = '$1,900.00') =>
  render(
    <Surroundings services={createFakeServices({ path: '/swap' })} matchRoute={matchRoute}>
      <ReceivedValue dollars={dollars} impact={bps === null ? null : { numerator: BigInt(bps), denominator: 10_000n }} />
    </Surroundings>,
  ).container.textContent;

// FIGURE-12
test.each([
  [null, '$1,900.00'],
  [-50, '$1,900.00'],
  [99, '$1,900.00'],
  [101, '$1,900.00 Price impact (−1.01%)'],
  [750, '$1,900.00 Price impact (−7.50%)'],
])('an impact of %s bps beside the value reads "%s"', (bps, text) => {
  expect(show(bps)).toBe(text);
});

test('an impact is said where the value in dollars is not known', () => {
  expect(show(300, null)).toContain('(−3.00%)');
});
