/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { requireAddress } from '../../domain/address';
import type { Token } from '../../domain/tokens/currency';
import { renderWithServices } from '../../testing/renderWithServices';
import { ApproveButtons } from './ApproveButtons';

const USDT: Token = {
  kind: 'token',
  chainId: 1,
  address: requireAddress('0xdAC17F958D2ee523a2206206994597C13D831ec7'),
  decimals: 6,
  symbol: 'USDT',
  name: 'Tether',
};

function draw(props: Partial<ComponentProps<typeof ApproveButtons>> = {}) {
  const onStep = jest.fn();
  const { services } = renderWithServices(
    <ApproveButtons currency={USDT} state="NOT_APPROVED" steps={['approve']} onStep={onStep} {...props} />,
  );
  return { onStep, settings: () => services.store.getState().settings };
}

test('not approved: one button with the symbol', async () => {
  const { onStep } = draw();
  await userEvent.click(screen.getByRole('button', { name: 'Approve USDT' }));
  expect(onStep).toHaveBeenCalledWith('approve');
});

test('pending: the button says so and cannot be pressed', () => {
  draw({ state: 'PENDING' });
  expect(screen.getByRole('button', { name: 'Approving USDT' })).toHaveProperty('disabled', true);
});

test.each(['APPROVED', 'UNKNOWN'] as const)('%s: no button', (state) => {
  draw({ state });
  expect(screen.queryByRole('button')).toBeNull();
});

test('a token that refuses a change shows both steps, the reset first', async () => {
  const { onStep } = draw({ steps: ['reset', 'approve'] });
  expect(screen.getByRole('button', { name: 'Approve USDT' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Reset to 0' }));
  expect(onStep).toHaveBeenCalledWith('reset');
});

test('while the reset is on its way nothing can be pressed', () => {
  draw({ state: 'PENDING', steps: ['reset', 'approve'], pendingStep: 'reset' });
  expect(screen.getByRole('button', { name: 'Resetting USDT' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Approve USDT' })).toHaveProperty('disabled', true);
});

test('the choice of the amount is unlimited at first and is remembered', async () => {
  const { settings } = draw();
  expect(screen.getByRole('radio', { name: 'Unlimited' }).getAttribute('aria-checked')).toBe('true');
  await userEvent.click(screen.getByRole('radio', { name: 'This amount' }));
  expect(settings().approvalChoice).toBe('exact');
  expect(screen.getByRole('radio', { name: 'This amount' }).getAttribute('aria-checked')).toBe('true');
});

// ORDER-18
test('a failed attempt is said where the person is', () => {
  draw({ error: 'The wallet said no' });
  expect(screen.getByRole('alert').textContent).toContain('The wallet said no');
});
