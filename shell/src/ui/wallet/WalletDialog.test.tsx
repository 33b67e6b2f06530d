/** @jest-environment jsdom */
import { createFakeServices, type FakeWorld, Surroundings } from '@dex/mf-shared/testing';
import { requireAddress, type TxHash } from '@dex/mf-shared/domain';
import {
  transactionAdded,
  transactionReplaced,
  walletConnected,
  walletConnecting,
  walletFailed,
  walletLost,
  walletOnUnsupportedChain,
} from '@dex/mf-shared/state';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { WalletControls } from '../../domain/wallets/walletControls';
import { walletOptions } from '../../domain/wallets/walletOptions';
import { createFakeHost } from '../../remotes/fakeRemoteHost.fixtures';
import { createDevReleases } from '../../remotes/devReleases';
import { createDeliveryNotices } from '../../remotes/deliveryNotices';
import { ShellContext, type ShellParts } from '../ShellContext';
import { WalletDialog } from './WalletDialog';

const ALICE = requireAddress('0x00000000000000000000000000000000000000a1');
const BOB = requireAddress('0x00000000000000000000000000000000000000b2');
const options = walletOptions([{ key: 'io.metamask', name: 'MetaMask', iconURL: null, isMetaMask: true }], {
  keys: {},
  isMobile: false,
  showsUnconfigured: true,
});

async function show(world: FakeWorld = {}) {
  const services = createFakeServices(world);
  const manager: WalletControls = {
    options: () => options,
    onOptionsChange: () => () => undefined,
    connect: jest.fn(async () => undefined),
    leave: jest.fn(),
    disconnect: jest.fn(async () => undefined),
  };
  const parts: ShellParts = {
    host: createFakeHost(services),
    releases: createDevReleases([]),
    wallet: {
      load: async () => manager,
      pairingUri: () => null,
      onPairingUri: () => () => undefined,
    },
    notices: createDeliveryNotices(),
    withoutSections: null,
  };
  const onDismiss = jest.fn();
  render(
    <ShellContext value={parts}>
      <Surroundings services={services}>
        <WalletDialog onDismiss={onDismiss} />
      </Surroundings>
    </ShellContext>,
  );
  await act(async () => undefined);
  return {
    services,
    manager,
    onDismiss,
    dispatch: (action: Parameters<typeof services.store.dispatch>[0]) => act(() => void services.store.dispatch(action)),
  };
}

const connected = { connectorId: 'io.metamask', name: 'MetaMask', isExtension: true, sendsBatches: false };
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the wallet dialog of a visitor', () => {
  it('lists the options with a notice of two links, and connects the chosen one', async () => {
    const { manager } = await show();
    expect(screen.getAllByRole('listitem')).toHaveLength(options.length);
    expect(screen.getByRole('link', { name: 'Terms of Service' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'protocol disclaimer' })).toBeTruthy();
    fireEvent.click(button('MetaMask'));
    expect(manager.connect).toHaveBeenCalledWith('io.metamask');
  });

  it('says which options are not configured', async () => {
    await show();
    for (const name of ['WalletConnect', 'Fortmatic', 'Portis']) {
      expect(screen.getByRole<HTMLButtonElement>('button', { name: `${name} Not configured` }).disabled).toBe(true);
    }
  });
});

describe('a connection under way', () => {
  afterEach(() => jest.useRealTimers());

  // WALLET-5
  it('says "Initializing..." and shows a loader after 600 ms', async () => {
    const { dispatch } = await show();
    jest.useFakeTimers();
    dispatch(walletConnecting({ connectorId: 'io.metamask' }));
    expect(screen.getByText('Initializing...')).toBeTruthy();
    act(() => void jest.advanceTimersByTime(599));
    expect(screen.queryByTestId('shell-wallet-loader')).toBeNull();
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.getByTestId('shell-wallet-loader')).toBeTruthy();
  });

  it('can be left by the back link and by closing', async () => {
    const { dispatch, manager, onDismiss } = await show();
    dispatch(walletConnecting({ connectorId: 'io.metamask' }));
    fireEvent.click(button('Back'));
    expect(manager.leave).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  // WALLET-9
  it('that gets no answer is not initializing for ever, and can be asked for again', async () => {
    const { dispatch, manager } = await show();
    jest.useFakeTimers();
    dispatch(walletConnecting({ connectorId: 'io.metamask' }));
    act(() => void jest.advanceTimersByTime(20_000));
    expect(screen.queryByText('Initializing...')).toBeNull();
    expect(screen.getByText(/^MetaMask has not answered yet/)).toBeTruthy();
    fireEvent.click(button('Ask again'));
    expect(manager.connect).toHaveBeenCalledWith('io.metamask');
    expect(screen.getByText('Initializing...')).toBeTruthy();
  });

  it('that comes about closes the dialog; an account that changes does not', async () => {
    const { dispatch, onDismiss } = await show({ account: ALICE });
    dispatch(walletConnected({ account: BOB, walletChainId: 1, connected }));
    expect(onDismiss).not.toHaveBeenCalled();
    dispatch(walletConnecting({ connectorId: 'io.metamask' }));
    expect(onDismiss).not.toHaveBeenCalled();
    dispatch(walletConnected({ account: BOB, walletChainId: 1, connected }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  // WALLET-15
  it('goes on while the wallet in force tells of another account', async () => {
    const { dispatch, onDismiss } = await show({ account: ALICE });
    dispatch(walletConnecting({ connectorId: 'WALLET_CONNECT' }));
    dispatch(walletConnected({ account: BOB, walletChainId: 1, connected }));
    expect(onDismiss).not.toHaveBeenCalled();
    dispatch(walletConnected({ account: ALICE, walletChainId: 1, connected: { ...connected, connectorId: 'WALLET_CONNECT' } }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('that failed says so and starts the same connection again', async () => {
    const { dispatch, manager } = await show();
    dispatch(walletFailed({ connectorId: 'io.metamask', error: 'connectionFailed' }));
    expect(screen.getByText('Error connecting')).toBeTruthy();
    fireEvent.click(button('Try Again'));
    expect(manager.connect).toHaveBeenCalledWith('io.metamask');
  });
});

it('on an unsupported network says so and offers to switch', async () => {
  const switchChain = jest.fn(async () => ({ ok: true, value: null }) as const);
  const { dispatch } = await show({ wallet: { switchChain } });
  dispatch(walletOnUnsupportedChain({ walletChainId: 56, connected }));
  expect(screen.getByText('Wrong Network')).toBeTruthy();
  expect(screen.getByText('Please connect to the appropriate Ethereum network.')).toBeTruthy();
  fireEvent.click(button('Switch to X Layer'));
  expect(switchChain).toHaveBeenCalledWith(196);
});

// WALLET-10
it('says in words that a connection broke, and leads to the wallets', async () => {
  const { dispatch } = await show({ account: ALICE });
  dispatch(walletLost());
  expect(screen.getByText('Your wallet is disconnected')).toBeTruthy();
  fireEvent.click(button('Connect to a wallet'));
  expect(screen.getAllByRole('listitem')).toHaveLength(options.length);
});

describe('the wallet dialog of an account', () => {
  it('says with what it is connected', async () => {
    const { dispatch } = await show();
    dispatch(walletConnected({ account: ALICE, walletChainId: 1, connected }));
    expect(screen.getByText('Connected with MetaMask')).toBeTruthy();
    expect(screen.getByTestId('shell-account').textContent).toBe('0x0000...00A1');
    expect(screen.getByText('Your transactions will appear here...')).toBeTruthy();
  });

  // WALLET-4
  it('ends a connection, of an extension too', async () => {
    const { dispatch, manager } = await show();
    dispatch(walletConnected({ account: ALICE, walletChainId: 1, connected }));
    fireEvent.click(button('Disconnect'));
    expect(manager.disconnect).toHaveBeenCalled();
  });

  it('leads by Change to the options and back', async () => {
    const { dispatch } = await show();
    dispatch(walletConnected({ account: ALICE, walletChainId: 1, connected }));
    fireEvent.click(button('Change'));
    expect(screen.getAllByRole('listitem')).toHaveLength(options.length);
    fireEvent.click(button('Back'));
    expect(screen.getByText('Connected with MetaMask')).toBeTruthy();
  });

  it('copies the address and says so for 500 ms', async () => {
    const writeText = jest.fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    const { dispatch } = await show();
    dispatch(walletConnected({ account: ALICE, walletChainId: 1, connected }));
    jest.useFakeTimers();
    fireEvent.click(button('Copy Address'));
    await act(async () => undefined);
    expect(writeText).toHaveBeenCalledWith(ALICE);
    expect(screen.getByTestId('shell-copy-address').dataset.copied).toBe('true');
    act(() => void jest.advanceTimersByTime(500));
    expect(screen.getByTestId('shell-copy-address').dataset.copied).toBe('false');
    jest.useRealTimers();
  });

  it('lists what the account did lately and clears it', async () => {
    const { dispatch, services } = await show();
    dispatch(walletConnected({ account: ALICE, walletChainId: 1, connected }));
    const hash = `0x${'1'.repeat(64)}` as TxHash;
    dispatch(transactionAdded({ hash, chainId: 1, from: ALICE, addedTime: Date.now(), summary: { kind: 'approve', symbol: 'USDC' } }));
    expect(screen.getByText('Recent Transactions')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Approve USDC' })).toBeTruthy();
    // What has not ended stays, and that is said.
    expect(screen.queryByText('(clear all)')).toBeNull();
    expect(screen.getByText('What has not ended yet cannot be cleared.')).toBeTruthy();
    dispatch(transactionReplaced({ chainId: 1, hash, fate: 'replaced' }));
    expect(screen.queryByText('What has not ended yet cannot be cleared.')).toBeNull();
    fireEvent.click(button('(clear all)'));
    expect(screen.getByText('Your transactions will appear here...')).toBeTruthy();
    expect(services.store.getState().transactions[1]).toHaveProperty(hash);
  });
});
