/** @jest-environment jsdom */
import { createFakeServices, type FakeWorld, Surroundings } from '@dex/mf-shared/testing';
import { parseTxHash, requireAddress, type TxHash } from '@dex/mf-shared/domain';
import {
  airdropStatusChanged,
  blockMined,
  chainChosen,
  dialogClosed,
  dialogOpened,
  transactionAdded,
  transactionReplaced,
  walletConnected,
  walletDisconnected,
  walletFailed,
  walletOnUnsupportedChain,
} from '@dex/mf-shared/state';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createFakeHost } from '../../remotes/fakeRemoteHost.fixtures';
import { createDevReleases } from '../../remotes/devReleases';
import { createDeliveryNotices } from '../../remotes/deliveryNotices';
import { ShellContext } from '../ShellContext';
import { BlockBadge } from '../page/BlockBadge';
import { ClaimButton } from './ClaimButton';
import { ConnectStatusButton } from './ConnectStatusButton';
import { HeaderMenu } from './HeaderMenu';
import { NavLinks } from './NavLinks';
import { NetworkMenu } from './NetworkMenu';

const ALICE = requireAddress('0x00000000000000000000000000000000000000a1');
const connected = { connectorId: 'x', name: 'X', isExtension: true, sendsBatches: false };

function show(part: React.ReactNode, world: FakeWorld = {}) {
  const services = createFakeServices(world);
  // The shell writes dialogs into the store; here the test does.
  services.bus.on('dialogOpened').subscribe(({ dialog }) => void services.store.dispatch(dialogOpened(dialog)));
  services.bus.on('dialogClosed').subscribe(() => void services.store.dispatch(dialogClosed()));
  const host = createFakeHost(services, { preload: jest.fn() });
  const wallet = {
    port: services.wallet,
    load: jest.fn(),
    start: async () => undefined,
    pairingUri: () => null,
    onPairingUri: () => () => undefined,
  };
  render(
    <ShellContext value={{ host, releases: createDevReleases([]), wallet, notices: createDeliveryNotices(), withoutSections: null }}>
      <Surroundings services={services}>{part}</Surroundings>
    </ShellContext>,
  );
  return {
    services,
    host,
    dispatch: (action: Parameters<typeof services.store.dispatch>[0]) => act(() => void services.store.dispatch(action)),
  };
}

describe('the connection button', () => {
  const text = () => screen.getByTestId('shell-connect').textContent;
  const transaction = (digit: string) => ({
    hash: parseTxHash(`0x${digit.repeat(64)}`) as TxHash,
    chainId: 1 as const,
    from: ALICE,
    addedTime: Date.now(),
    summary: { kind: 'approve', symbol: 'T' } as const,
  });

  it('goes through its states', () => {
    const { dispatch, services } = show(<ConnectStatusButton />);
    dispatch(walletDisconnected());
    expect(text()).toBe('Connect to a wallet');
    dispatch(walletOnUnsupportedChain({ walletChainId: 56, connected }));
    expect(text()).toBe('Wrong Network');
    dispatch(walletFailed({ connectorId: 'x', error: 'connectionFailed' }));
    expect(text()).toBe('Error');
    dispatch(walletConnected({ account: ALICE, walletChainId: 1, connected }));
    expect(text()).toBe('0x0000...00A1');
    act(() =>
      services.answer({
        kind: 'nameOf',
        read: { kind: 'nameOf', address: ALICE },
        state: { kind: 'known', value: 'alice.eth', blockNumber: 0, syncing: false },
      }),
    );
    expect(text()).toBe('alice.eth');
    dispatch(transactionAdded(transaction('1')));
    dispatch(transactionAdded(transaction('2')));
    expect(text()).toBe('2 Pending');
    dispatch(transactionReplaced({ ...transaction('1'), fate: 'replaced' }));
    expect(text()).toBe('1 Pending');
  });

  it('opens the wallet dialog', () => {
    const { services } = show(<ConnectStatusButton />);
    fireEvent.click(screen.getByTestId('shell-connect'));
    expect(services.said).toContainEqual({ kind: 'dialogOpened', dialog: { kind: 'wallet' } });
  });
});

describe('the navigation', () => {
  it('marks the section of the path and fetches one ahead under the pointer', () => {
    const { host } = show(<NavLinks />, { path: '/migrate/v2' });
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Pool');
    fireEvent.pointerEnter(screen.getByTestId('shell-nav-send'));
    expect(host.preload).toHaveBeenCalledWith('swap');
  });
});

describe('the menu', () => {
  it('has About, Docs, the licences, what builds run, the theme and the languages, the active one ticked; the first has the focus', async () => {
    const { services } = show(<HeaderMenu />);
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'About',
      'Docs',
      'Licences',
      'This build',
      'Dark theme',
    ]);
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'About' }));
    expect(screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual(['English', '简体中文']);
    expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toBe('English');
    fireEvent.click(screen.getByText('简体中文'));
    expect(services.store.getState().settings.userLocale).toBe('zh-CN');
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('closes on Escape and gives the focus back', () => {
    show(<HeaderMenu />);
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }));
  });
});

describe('the network card', () => {
  const open = async () => {
    fireEvent.click(screen.getByTestId('shell-network'));
    await screen.findAllByRole('menuitem');
  };

  it('switches a visitor and a wallet that can', async () => {
    const switchChain = jest.fn(async () => ({ ok: true, value: null }) as const);
    show(<NetworkMenu />, { chainId: 10, wallet: { switchChain } });
    await open();
    expect(screen.getByText('Switch to L1 (Mainnet)')).toBeTruthy();
    await act(async () => void fireEvent.click(screen.getByTestId('shell-network-196')));
    expect(switchChain).toHaveBeenCalledWith(196);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('offers bridge, explorer and learn more, and a hint to a wallet that cannot switch', async () => {
    show(<NetworkMenu />, { chainId: 10, account: ALICE, isExtension: false });
    await open();
    expect(screen.getByText('To change the network, switch it in your wallet.')).toBeTruthy();
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Optimism Bridge',
      expect.any(String),
      'Learn more',
    ]);
  });

  it('says when the wallet did not switch', async () => {
    const switchChain = jest.fn(async () => ({ ok: false, error: { code: 'unknown', message: 'no' } }) as const);
    show(<NetworkMenu />, { chainId: 10, wallet: { switchChain } });
    await open();
    await act(async () => void fireEvent.click(screen.getByTestId('shell-network-196')));
    expect(screen.getByRole('alert').textContent).toContain('The wallet did not switch');
  });

  it('says so no more once the page is on another network, and nothing at all of a refusal', async () => {
    const switchChain = jest.fn(async () => ({ ok: false, error: { code: 'unknown', message: 'no' } }) as const);
    const { dispatch } = show(<NetworkMenu />, { chainId: 10, wallet: { switchChain } });
    await open();
    await act(async () => void fireEvent.click(screen.getByTestId('shell-network-196')));
    expect(screen.getByRole('alert')).toBeTruthy();
    dispatch(chainChosen(42161));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the claim button', () => {
  it('is there while something is unclaimed, except on a self-claim view, and says when it is being claimed', () => {
    const { dispatch } = show(<ClaimButton />, { account: ALICE });
    expect(screen.queryByRole('button')).toBeNull();
    dispatch(airdropStatusChanged({ account: ALICE, status: 'unclaimed' }));
    expect(screen.getByRole('button').textContent).toBe('Claim UNI');
    dispatch(dialogOpened({ kind: 'selfClaim' }));
    expect(screen.queryByRole('button')).toBeNull();
    dispatch(airdropStatusChanged({ account: ALICE, status: 'claiming' }));
    expect(screen.getByRole('button').textContent).toBe('Claiming UNI');
  });

  it('knows nothing of another account', () => {
    const { dispatch } = show(<ClaimButton />, { account: ALICE });
    dispatch(airdropStatusChanged({ account: requireAddress('0x00000000000000000000000000000000000000b2'), status: 'unclaimed' }));
    expect(screen.queryByRole('button')).toBeNull();
  });
});

// SHELL-14
it('the block badge links to the block and pulses for a second', () => {
  jest.useFakeTimers();
  const { dispatch } = show(<BlockBadge />);
  expect(screen.queryByTestId('shell-block')).toBeNull();
  dispatch(blockMined({ chainId: 1, number: 41, timestamp: 1 }));
  act(() => void jest.advanceTimersByTime(0));
  dispatch(blockMined({ chainId: 1, number: 42, timestamp: 2 }));
  const mark = () => document.querySelector('[data-pulsing]')?.getAttribute('data-pulsing');
  expect(screen.getByRole<HTMLAnchorElement>('link').href).toContain('/block/42');
  expect(mark()).toBe('true');
  act(() => void jest.advanceTimersByTime(1000));
  expect(mark()).toBe('false');
  jest.useRealTimers();
});
