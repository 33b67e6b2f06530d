/** @jest-environment jsdom */
import { renderWithServices } from '@dex/mf-shared/testing';
import { act, screen } from '@testing-library/react';
import { RemoveButton } from './RemoveButton';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['notYours', 'Only the owner can remove it'],
  ['closed', 'Closed'],
  ['enterPercent', ''],
  ['remove', ''],
] as const)('a removal that is "%s" is heard as "%s", a second after it came to that', (button, heard) => {
  renderWithServices(<RemoveButton form={{ button, remove: () => undefined }} />);
  const status = screen.getByTestId('pool-v3-remove-heard');
  expect(status.textContent).toBe('');
  act(() => jest.advanceTimersByTime(1000));
  expect(status.textContent).toBe(heard);
});
