/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderWithServices } from '../../testing/renderWithServices';
import { ErrorCard } from './ErrorCard';

// ORDER-7
test('a section that stopped does not know whether something was sent, and does not say that nothing was', () => {
  renderWithServices(<ErrorCard section="swap" onRetry={() => undefined} />);
  const text = screen.getByRole('alert').textContent ?? '';
  expect(text).not.toMatch(/nothing was sent/i);
  expect(text).toContain('your account lists it');
});
