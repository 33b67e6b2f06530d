/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { FormStatus } from './FormStatus';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const said = () => screen.getByRole('status').textContent;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

it('three changes within a second are said once, as the last of them', () => {
  const { rerender } = render(<FormStatus text="1 ETH = 1,800 USDC" />);
  pass(400);
  rerender(<FormStatus text="1 ETH = 1,799 USDC" />);
  pass(400);
  rerender(<FormStatus text="1 ETH = 1,798 USDC" />);
  pass(999);
  expect(said()).toBe('');
  pass(1);
  expect(said()).toBe('1 ETH = 1,798 USDC');
  rerender(<FormStatus text="" />);
  pass(1000);
  expect(said()).toBe('');
});
