import type { WalletProvider } from './walletProvider';

// A plain circle: wallets must announce themselves with a picture.
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Ccircle cx='16' cy='16' r='15' fill='%231f6f43'/%3E%3C/svg%3E";

const INFO = Object.freeze({
  uuid: '6f7d9c1e-3b0a-4c52-9d0e-2a4f5b8c7d10',
  name: 'Development Wallet',
  icon: ICON,
  rdns: 'local.development-wallet',
});

/** Offers the provider as window.ethereum and by the announcement of EIP-6963, now and whenever a page asks. */
export function announceWallet(provider: WalletProvider): void {
  Object.defineProperty(window, 'ethereum', { value: provider, configurable: true, writable: true });
  const announce = (): void => {
    const detail = Object.freeze({ info: INFO, provider });
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  };
  window.addEventListener('eip6963:requestProvider', announce);
  announce();
}
