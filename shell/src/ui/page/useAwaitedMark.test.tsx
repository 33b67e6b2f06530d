/** @jest-environment jsdom */
import { walletDisconnected, walletSelected } from '@dex/mf-shared/state';
import { renderWithServices } from '@dex/mf-shared/testing';
import { useAwaitedMark } from './useAwaitedMark';

function Marked() {
  useAwaitedMark();
  return null;
}

const mark = () => document.documentElement.dataset['account'];

// SHELL-26
it('takes the mark of an awaited wallet away once that has answered, and not before', () => {
  const { dispatch } = renderWithServices(<Marked />);
  dispatch(walletSelected('io.example'));
  document.documentElement.dataset['account'] = 'awaited';
  dispatch(walletSelected('io.other'));
  expect(mark()).toBe('awaited');
  dispatch(walletDisconnected());
  expect(mark()).toBeUndefined();
});

it('takes it away at once where no wallet is asked', () => {
  document.documentElement.dataset['account'] = 'awaited';
  renderWithServices(<Marked />);
  expect(mark()).toBeUndefined();
});
