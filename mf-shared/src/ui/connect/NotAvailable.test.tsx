/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requireAddress } from '../../domain/address';
import { err } from '../../domain/result';
import { chainChosen } from '../../state';
import { renderWithServices } from '../../testing/renderWithServices';
import { NotAvailable } from './NotAvailable';

const account = requireAddress('0x00000000000000000000000000000000000000a1');
const notice = () => screen.queryByTestId('shared-switch-refused');

// NET-2
test.each([
  ['unsupported_method', true],
  ['disconnected', true],
  ['user_rejected', false],
] as const)('a switch that came to nothing (%s) is told of, until the network is another', async (code, isTold) => {
  const { services } = renderWithServices(<NotAvailable offer={1} />, {
    account,
    chainId: 10,
    wallet: { switchChain: async () => err({ code, message: '' }) },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Switch to Mainnet' }));
  expect(notice() !== null).toBe(isTold);
  act(() => void services.store.dispatch(chainChosen(42161)));
  expect(notice()).toBeNull();
});
