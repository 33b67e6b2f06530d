import { requireAddress, resolveChains } from '@dex/mf-shared/domain';
import type { WalletEvent } from '../../domain/wallets/walletEvents';
import type { FakeWallet } from './fakeWallet.fixtures';
import type { InjectedWallets } from './injectedWallets';
import { createWalletManager } from './walletManager';

export const ALICE = requireAddress('0x00000000000000000000000000000000000000a1');
export const BOB = requireAddress('0x00000000000000000000000000000000000000b2');

const named = (provider: FakeWallet, index: number) => ({
  key: `w${index}`,
  name: `Wallet ${index}`,
  iconURL: null,
  isMetaMask: false,
  provider,
});

/** A wallet manager with wallets in its page, and what it tells. */
export function setUp(...wallets: FakeWallet[]) {
  const events: WalletEvent[] = [];
  let discovered = wallets.map(named);
  const listeners = new Set<() => void>();
  const injected: InjectedWallets = {
    list: () => discovered,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  /** Another wallet announces itself. */
  const announce = (wallet: FakeWallet) => {
    discovered = [...discovered, named(wallet, discovered.length)];
    for (const listener of listeners) listener();
  };
  const manager = createWalletManager({
    injected,
    isMobile: false,
    showsUnconfigured: true,
    keys: {},
    notify: (event) => events.push(event),
    appName: 'Test',
    origin: 'https://app.test',
    chains: resolveChains(),
    mainnetNode: { request: async () => null },
    activeChainId: () => 1,
    onPairingUri: () => undefined,
  });
  return { manager, events, announce, kinds: () => events.map(({ kind }) => kind), last: () => events.at(-1) };
}

export const settle = () => new Promise((resolve) => setImmediate(resolve));
/** How often the wallet was asked to connect. */
export const requestsOf = (wallet: FakeWallet) => wallet.asked.filter(({ method }) => method === 'eth_requestAccounts').length;
