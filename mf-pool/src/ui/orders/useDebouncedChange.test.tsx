/** @jest-environment jsdom */
import '@dex/mf-shared/testing';
import { act, renderHook } from '@testing-library/react';
import { SLIDER_PAUSE_MS, useDebouncedChange } from './useDebouncedChange';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp() {
  const handedOn = jest.fn();
  const hook = renderHook(({ value }) => useDebouncedChange(value, handedOn), { initialProps: { value: 0 } });
  const move = (value: number) => act(() => hook.result.current[1](value));
  return { handedOn, hook, move, shown: () => hook.result.current[0] };
}

// V3-18
test('the slider follows at once, and hands on the last value after 100 ms', () => {
  expect(SLIDER_PAUSE_MS).toBe(100);
  const { handedOn, move, shown } = setUp();
  move(10);
  act(() => jest.advanceTimersByTime(99));
  move(20);
  expect(shown()).toBe(20);
  act(() => jest.advanceTimersByTime(99));
  expect(handedOn).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(handedOn.mock.calls).toEqual([[20]]);
});

test('a value from outside is taken over once the hand rests', () => {
  const { hook, move, shown } = setUp();
  move(10);
  act(() => jest.advanceTimersByTime(100));
  hook.rerender({ value: 75 });
  expect(shown()).toBe(75);
});
