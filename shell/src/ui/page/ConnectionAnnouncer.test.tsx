/** @jest-environment jsdom */
import { renderWithServices } from '@dex/mf-shared/testing';
import { requireAddress } from '@dex/mf-shared/domain';
import { chainChosen, walletConnected, walletConnecting, walletDisconnected } from '@dex/mf-shared/state';
import { act, screen } from '@testing-library/react';
import { ConnectionAnnouncer } from './ConnectionAnnouncer';

const account = requireAddress('0x00000000000000000000000000000000000000a1');
const connected = { connectorId: 'x', name: 'MetaMask', isExtension: true, sendsBatches: false };
const said = () => screen.getByTestId('shell-connection-said').textContent;

it('a connection is said when it comes about, and taken back when it ends', () => {
  const { services } = renderWithServices(<ConnectionAnnouncer />);
  const dispatch = (action: Parameters<typeof services.store.dispatch>[0]) => act(() => void services.store.dispatch(action));
  dispatch(walletConnecting({ connectorId: 'x' }));
  expect(said()).toBe('');
  dispatch(walletConnected({ account, walletChainId: 1, connected }));
  expect(said()).toBe('Connected to MetaMask');
  dispatch(walletConnected({ account, walletChainId: 10, connected }));
  expect(said()).toBe('Connected to MetaMask');
  dispatch(walletDisconnected());
  expect(said()).toBe('');
});

it('another network is said, the first one is not', () => {
  const { dispatch } = renderWithServices(<ConnectionAnnouncer />, { chainId: 1 });
  const network = () => screen.getByTestId('shell-network-said').textContent;
  expect(network()).toBe('');
  dispatch(chainChosen(10));
  expect(network()).toBe('Network changed to Optimism');
  dispatch(chainChosen(1));
  expect(network()).toBe('Network changed to Mainnet');
});
