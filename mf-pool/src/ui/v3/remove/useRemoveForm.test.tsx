/** @jest-environment jsdom */
import { renderWithServices } from '@dex/mf-shared/testing';
import { screen } from '@testing-library/react';
import { ACCOUNT } from '../../../domain/orders.fixture';
import type { PositionView } from '../usePositionView';
import { ownPosition, WithSlices } from '../position/positionPage.fixture';
import { useRemoveForm } from './useRemoveForm';

const withCoin: PositionView = { ...ownPosition, nativeSide: 0 };

function Choice({ view }: { readonly view: PositionView }) {
  return <output>{String(useRemoveForm(view).canChooseWrapped)}</output>;
}

// V3-16
test.each([
  ['no fees', { owed: { amount0: 0n, amount1: 0n } }, 'true'],
  ['fees that are not known', { owed: null, fees: { kind: 'failed' } }, 'true'],
  ['no side of the native coin', { nativeSide: null }, 'false'],
] as const)('with %s: whether a removal can be paid as the wrapped coin does not hang on fees', (_what, change, can) => {
  const view = <Choice view={{ ...withCoin, ...change }} />;
  renderWithServices(<WithSlices>{view}</WithSlices>, { account: ACCOUNT, path: '/remove/7' });
  expect(screen.getByRole('status').textContent).toBe(can);
});
