import { createFakeServices } from '@dex/mf-shared/testing';
import { selectOpenDialog } from '@dex/mf-shared/state';
import { busToStore } from '../../services/busToStore';
import { closeLeftDialogs } from './closeLeftDialogs';

const screenOf = (pathname: string) => pathname.split('/')[1] ?? '';

function start() {
  const services = createFakeServices({ path: '/vote' });
  const { store, bus, history } = services;
  busToStore(bus, store);
  const end = closeLeftDialogs(services, screenOf);
  return { bus, history, end, open: () => selectOpenDialog(store.getState())?.kind ?? null };
}

// SHELL-25
test.each(['push', 'replace', 'back'] as const)('a dialog is left with its screen (%s)', (way) => {
  const { bus, history, open } = start();
  if (way === 'back') history.push('/pool');
  bus.emit({ kind: 'dialogOpened', dialog: { kind: 'delegate' } });
  expect(open()).toBe('delegate');
  if (way === 'back') history.back();
  else history[way]('/pool');
  expect(open()).toBeNull();
});

test('one stays while the address of its own screen changes', () => {
  const { bus, history, open } = start();
  bus.emit({ kind: 'dialogOpened', dialog: { kind: 'settings' } });
  history.replace('/vote?lng=en-US');
  history.push('/vote/2/1');
  expect(open()).toBe('settings');
});

test('one that the new address opens belongs to the new screen', () => {
  const { bus, history, open, end } = start();
  const earlier = history.subscribe(() => bus.emit({ kind: 'dialogOpened', dialog: { kind: 'claimPopup' } }));
  history.push('/claim');
  expect(open()).toBe('claimPopup');
  earlier();
  end();
  history.push('/swap');
  expect(open()).toBe('claimPopup');
});
