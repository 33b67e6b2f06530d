/** @jest-environment jsdom */
import { renderWithServices } from '@dex/mf-shared/testing';
import { stateOf } from '@dex/mf-shared/state';
import { useServices } from '@dex/mf-shared/ui';
import { fireEvent, screen } from '@testing-library/react';
import { PAIR } from '../../../domain/orders.fixture';
import type { SwapTicks } from '../../../domain/v3/swapTicks';
import { wantedSlice, factReceived, wantedReducer, selectQuestion } from '../../../state/wantedSlice';
import { addFacts } from '../../../state/v3/addFacts';
import { readyInputs } from '../../../state/v3/fixtures';
import { PresetShares } from './PresetShares';

const { chain, fee } = readyInputs;
const form = { facts: addFacts(readyInputs), fee, poolAddress: PAIR, chain };

function Part() {
  useServices().store.addSlice({ name: 'poolWanted', reducer: wantedReducer });
  return <PresetShares form={form} />;
}

// V3-25
test('shares that could not be read are asked for again by a button, as often as that is wished', () => {
  const { dispatch, services } = renderWithServices(<Part />);
  const asked = () => selectQuestion(stateOf(services.store, wantedSlice))?.key ?? '';
  const answer = (said: SwapTicks) => dispatch(factReceived({ kind: 'swapTicks', key: asked(), answer: said }));
  const kind = () => screen.getByTestId('pool-v3-shares-state').dataset['kind'];
  fireEvent.click(screen.getByTestId('pool-v3-shares-read'));
  for (const _time of ['first', 'second']) {
    const before = asked();
    expect(kind()).toBe('loading');
    expect(screen.queryByRole('button')).toBeNull();
    answer({ kind: 'failed' });
    expect(kind()).toBe('failed');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    // Another question is asked of the node at once.
    expect(asked()).not.toBe(before);
    expect(asked()).not.toBe('');
  }
  answer({ kind: 'known', counts: [[0, 4]] });
  expect(screen.getByTestId('pool-v3-shares')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
