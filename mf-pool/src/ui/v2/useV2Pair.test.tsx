/** @jest-environment jsdom */
import { createFakeServices, Surroundings } from '@dex/mf-shared/testing';
import { requireAddress } from '@dex/mf-shared/domain';
import { act, renderHook } from '@testing-library/react';
import { wantedReducer } from '../../state/wantedSlice';
import { useV2Pair } from './useV2Pair';

const LOST = requireAddress(`0x${'7'.repeat(40)}`);

function look(standIns: boolean) {
  const services = createFakeServices({ chainId: 1 });
  jest.spyOn(console, 'error').mockReturnValue();
  services.store.addSlice({ name: 'poolWanted', reducer: wantedReducer });
  const { result } = renderHook(() => useV2Pair('ETH', LOST, { standIns }), {
    wrapper: ({ children }) => <Surroundings services={services}>{children}</Surroundings>,
  });
  act(() => services.answer({ kind: 'token', read: { kind: 'token', chainId: 1, address: LOST }, state: { kind: 'failed' } }));
  return result.current;
}

// ORDER-17
test('a token that does not answer stands for itself by its address where a part of its pair is taken out, and nowhere else', () => {
  expect(look(false)).toMatchObject({ b: null, ref: null });
  const pair = look(true);
  expect(pair.b).toMatchObject({ address: LOST, symbol: '0x7777...7777' });
  expect(pair.ref?.address).toMatch(/^0x/);
  expect([pair.decimals, pair.unread]).toEqual(['unread', ['b']]);
});
