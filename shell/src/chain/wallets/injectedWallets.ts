import { plainText, safeImageUrls } from '@dex/mf-shared/domain';
import { UNNAMED_WALLET } from '../../domain/wallets/walletOption';
import type { InjectedWallet } from '../../domain/wallets/walletOptions';
import { isWalletProvider, type WalletProvider } from './walletProvider';

/** A wallet in the page, with the way to talk to it. */
export interface DiscoveredWallet extends InjectedWallet {
  readonly provider: WalletProvider;
}

export interface InjectedWallets {
  list(): readonly DiscoveredWallet[];
  /** Called when another wallet announces itself. */
  onChange(listener: () => void): () => void;
}

const METAMASK_RDNS = 'io.metamask';

/** What an object of somebody else says under a name; nothing where it does not let itself be looked at. */
function said(value: unknown, name: string): unknown {
  try {
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  } catch {
    return undefined;
  }
}

function announcedWallet(detail: unknown): DiscoveredWallet | null {
  const [info, provider] = [said(detail, 'info'), said(detail, 'provider')];
  const [rdns, told, icon] = [said(info, 'rdns'), said(info, 'name'), said(info, 'icon')];
  const name = typeof told === 'string' ? plainText(told) : '';
  if (typeof rdns !== 'string' || !rdns || !name || !isWalletProvider(provider)) return null;
  const iconURL = typeof icon === 'string' ? (safeImageUrls(icon)[0] ?? null) : null;
  return { key: rdns, name, iconURL, isMetaMask: rdns === METAMASK_RDNS, provider };
}

/** Wallets from before announcements: `window.ethereum`, and its `providers` where several share the place. */
function legacyWallets(page: Window): readonly DiscoveredWallet[] {
  const single = said(page, 'ethereum');
  const listed = said(single, 'providers');
  const shared: readonly unknown[] = Array.isArray(listed) ? listed.filter(isWalletProvider) : [];
  const providers = shared.length > 0 ? shared : [single];
  return providers.filter(isWalletProvider).map((provider) => {
    const isMetaMask = said(provider, 'isMetaMask') === true;
    return {
      key: isMetaMask ? 'METAMASK' : 'INJECTED',
      name: isMetaMask ? 'MetaMask' : UNNAMED_WALLET,
      iconURL: null,
      isMetaMask,
      provider,
    };
  });
}

/** An announced wallet is not offered a second time for standing in the old place too. */
function merged(announced: readonly DiscoveredWallet[], legacy: readonly DiscoveredWallet[]): readonly DiscoveredWallet[] {
  const result = [...announced];
  for (const wallet of legacy) {
    const isKnown = result.some(
      (known) => known.provider === wallet.provider || known.key === wallet.key || (known.isMetaMask && wallet.isMetaMask),
    );
    if (!isKnown) result.push(wallet);
  }
  return result;
}

/** Finds the wallets in the page: those that announce themselves (EIP-6963), and those in the old place. */
export function discoverInjected(page: Window): InjectedWallets {
  const announced = new Map<string, DiscoveredWallet>();
  const listeners = new Set<() => void>();
  let known: readonly DiscoveredWallet[] = [];

  const look = () => {
    const next = merged([...announced.values()], legacyWallets(page));
    const isSame = next.length === known.length && next.every(({ provider }, index) => known[index]?.provider === provider);
    if (isSame) return;
    known = next;
    for (const listener of [...listeners]) listener();
  };
  page.addEventListener('eip6963:announceProvider', (event) => {
    const wallet = announcedWallet(said(event, 'detail'));
    // A wallet may announce itself again, or under two names.
    if (!wallet || announced.has(wallet.key) || [...announced.values()].some(({ provider }) => provider === wallet.provider)) return;
    announced.set(wallet.key, wallet);
    look();
  });
  page.addEventListener('ethereum#initialized', look, { once: true });
  page.dispatchEvent(new Event('eip6963:requestProvider'));
  look();
  return {
    list: () => known,
    onChange: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
