import { type InjectedWallet, walletOptions } from './walletOptions';

const metamask: InjectedWallet = { key: 'io.metamask', name: 'MetaMask', iconURL: null, isMetaMask: true };
const other: InjectedWallet = { key: 'injected', name: 'Injected', iconURL: null, isMetaMask: false };
const keys = { walletConnectProjectId: 'p', fortmaticKey: 'f', portisId: 'i' };
const desktop = { keys, isMobile: false, showsUnconfigured: false };
const phone = { ...desktop, isMobile: true };
const names = (...args: Parameters<typeof walletOptions>) => walletOptions(...args).map(({ name }) => name);

describe('walletOptions', () => {
  it('offers on a desktop what fits one (WALLET-1)', () => {
    expect(walletOptions([metamask, other], desktop).map(({ name, color }) => [name, color])).toEqual([
      ['MetaMask', '#E8831D'],
      ['Injected', '#010101'],
      ['WalletConnect', '#4196FC'],
      ['Coinbase Wallet', '#315CF5'],
      ['Fortmatic', '#6748FF'],
      ['Portis', '#4A6C9B'],
    ]);
  });

  it('offers on a phone the open-in-app link, and neither Portis nor the extension', () => {
    expect(names([], phone)).toEqual(['WalletConnect', 'Open in Coinbase Wallet', 'Fortmatic']);
    expect(names([other], phone)).toEqual(['Injected', 'WalletConnect', 'Open in Coinbase Wallet', 'Fortmatic']);
  });

  it('leads to the extension where none is installed', () => {
    expect(walletOptions([], desktop)[0]).toMatchObject({ name: 'MetaMask', connector: 'link', href: 'https://metamask.io/' });
  });

  // WALLET-2
  it('offers nobody an option without its key; developers see which those are', () => {
    expect(names([metamask], { ...desktop, keys: {} })).toEqual(['MetaMask', 'Coinbase Wallet']);
    const shown = walletOptions([metamask], { ...desktop, keys: {}, showsUnconfigured: true });
    expect(shown.filter(({ isConfigured }) => !isConfigured).map(({ name }) => name)).toEqual(['WalletConnect', 'Fortmatic', 'Portis']);
  });

  it('offers a wallet once that is in the page and has an option of its own', () => {
    const coinbase: InjectedWallet = { key: 'com.coinbase.wallet', name: 'Coinbase Wallet', iconURL: null, isMetaMask: false };
    expect(names([coinbase], desktop).filter((name) => name.includes('Coinbase'))).toEqual(['Coinbase Wallet']);
    expect(names([coinbase], phone).filter((name) => name.includes('Coinbase'))).toEqual(['Coinbase Wallet']);
  });
});
