/** @jest-environment jsdom */
import { renderWithServices } from '@dex/mf-shared/testing';
import { stateOf } from '@dex/mf-shared/state';
import { screen } from '@testing-library/react';
import { ACCOUNT } from '../../../domain/orders.fixture';
import type { FeeGrowth, FeeGrowthAnswer } from '../../../domain/v3/feeRate';
import { wantedSlice, factReceived, selectQuestion } from '../../../state/wantedSlice';
import { FeeRate } from './FeeRate';
import { ownPosition, WithSlices } from './positionPage.fixture';

const Q128 = 1n << 128n;
const WHOLE = 10n ** 18n;
/** A unit of liquidity has earned so many millionths of a token by then. */
const growth = (seconds: number, millionths: bigint): FeeGrowth => ({
  seconds,
  tick: 0,
  global: [String((millionths * Q128) / 1_000_000n), '0'],
  lower: ['0', '0'],
  upper: ['0', '0'],
});

function show(answer: FeeGrowthAnswer) {
  const view = { ...ownPosition, position: { ...ownPosition.position, liquidity: String(60n * WHOLE) } };
  const drawn = renderWithServices(
    <WithSlices>
      <FeeRate view={view} />
    </WithSlices>,
    { account: ACCOUNT, path: '/pool/7' },
  );
  const key = selectQuestion(stateOf(drawn.services.store, wantedSlice))?.key ?? '';
  expect(key).toContain(':-600:600');
  drawn.dispatch(factReceived({ kind: 'feeGrowth', key, answer }));
  return drawn;
}

const figure = (span: string) => screen.getByTestId(`pool-v3-fee-rate-${span}`).textContent;

// V3-33
test('what the liquidity earned a day is a part of its value, and a dash where the node has no state that old', () => {
  // 60 of liquidity hold 2, and earned 60 × 100 millionths in a day.
  show({ kind: 'known', now: growth(604_800, 1000n), day: growth(518_400, 900n), week: null });
  expect(figure('day')).toBe('0.3%');
  expect(figure('week')).toBe('–');
  expect(screen.getByText(/had it been in this range throughout/)).toBeTruthy();
});

test('while nothing is known, and where nothing could be read, both are dashes; what nothing was earned in is nothing', () => {
  const { dispatch } = show({ kind: 'failed' });
  expect([figure('day'), figure('week')]).toEqual(['–', '–']);
  const key = screen.getByTestId('pool-v3-fee-rate').dataset['kind'];
  expect(key).toBe('failed');
  expect(screen.getByText(/the node did not say it or keeps no state that old/)).toBeTruthy();
  dispatch(factReceived({ kind: 'feeGrowth', key: 'another', answer: { kind: 'loading' } }));
  expect(screen.getByTestId('pool-v3-fee-rate').dataset['kind']).toBe('failed');
});
