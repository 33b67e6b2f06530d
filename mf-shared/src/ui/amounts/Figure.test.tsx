/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithServices } from '../../testing/renderWithServices';
import { Figure } from './Figure';

// FIGURE-14
test('a rounded figure is plain text with the exact one in its title', () => {
  renderWithServices(<Figure shown="1.234" exact="1234.5678" testId="figure" />);
  expect(screen.getByTestId('figure').title).toBe('1,234.5678');
  expect(screen.queryByRole('button')).toBeNull();
});

// FIGURE-14
test('where it matters a button beside it copies the exact figure, and says so', async () => {
  const user = userEvent.setup();
  renderWithServices(<Figure shown="1.234" exact="1234.5678" copies unit="DAI" />);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy 1,234.5678' }));
  await user.keyboard('{Enter}');
  expect(await navigator.clipboard.readText()).toBe('1234.5678');
  expect(screen.getByRole('status').textContent).toBe('Copied');
});

test('an unknown figure has nothing to copy', () => {
  renderWithServices(<Figure shown={null} copies testId="figure" />);
  expect(screen.getByTestId('figure').textContent).toBe('–');
  expect(screen.queryByRole('button')).toBeNull();
});
