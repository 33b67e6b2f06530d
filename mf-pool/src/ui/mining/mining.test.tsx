/** @jest-environment jsdom */
import { renderWithServices } from '@dex/mf-shared/testing';
import { rawAmount } from '@dex/mf-shared/domain';
import { act, renderHook, screen } from '@testing-library/react';
import { CountdownLine } from './CountdownLine';
import { COUNT_UP_MS, useCountUp } from './useCountUp';

const END = 2_000_000_000;
const raw = (value: number) => rawAmount(BigInt(value));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['before the start', END - 61 * 86_400, 'rewards begin in'],
  ['before the end', END - 90, 'rewards end in'],
  ['after the end', END, 'rewards have ended!'],
])('%s', (_, now, text) => {
  jest.setSystemTime(now * 1000);
  renderWithServices(<CountdownLine periodFinish={END} />);
  expect(screen.getByText(text)).toBeTruthy();
});

test('the seconds go down, and the end is seen when it comes', () => {
  jest.setSystemTime((END - 2) * 1000);
  renderWithServices(<CountdownLine periodFinish={END} />);
  expect(screen.getByText('0d 0h 0m 2s')).toBeTruthy();
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByText('0d 0h 0m 1s')).toBeTruthy();
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByText('rewards have ended!')).toBeTruthy();
});

// MINING-8
test('rewards climb to their new amount within a second', () => {
  globalThis.matchMedia ??= () => ({ matches: false }) as MediaQueryList;
  const hook = renderHook(({ amount }) => useCountUp(amount), { initialProps: { amount: raw(0) } });
  act(() => jest.advanceTimersByTime(50));
  hook.rerender({ amount: raw(1000) });
  act(() => jest.advanceTimersByTime(COUNT_UP_MS / 2));
  const middle = Number(hook.result.current);
  expect(middle).toBeGreaterThan(300);
  expect(middle).toBeLessThan(700);
  act(() => jest.advanceTimersByTime(COUNT_UP_MS));
  expect(hook.result.current).toBe('1000');
});
