import { canDisconnect, type InjectedWallet, walletOptions } from './walletOptions';

const metamask: InjectedWallet = { key: 'io.metamask', name: 'MetaMask', iconURL: null, isMetaMask: true };
const other: InjectedWallet = { key: 'injected', name: 'Injected', iconURL: null, isMetaMask: false };
const keys = { walletConnectProjectId: 'p', fortmaticKey: 'f', portisId: 'i' };
const names = (...args: Parameters<typeof walletOptions>) => walletOptions(...args).map(({ name }) => name);

describe('walletOptions', () => {
  it('offers on a desktop what fits one (WALLET-1)', () => {
    expect(walletOptions([metamask, other], keys, false).map(({ name, color }) => [name, color])).toEqual([
      ['MetaMask', '#E8831D'],
      ['Injected', '#010101'],
      ['WalletConnect', '#4196FC'],
      ['Coinbase Wallet', '#315CF5'],
      ['Fortmatic', '#6748FF'],
      ['Portis', '#4A6C9B'],
    ]);
  });

  it('offers on a phone the open-in-app link, and neither Portis nor the extension', () => {
    expect(names([], keys, true)).toEqual(['WalletConnect', 'Open in Coinbase Wallet', 'Fortmatic']);
    expect(names([other], keys, true)).toEqual(['Injected', 'WalletConnect', 'Open in Coinbase Wallet', 'Fortmatic']);
  });

  it('leads to the extension where none is installed', () => {
    expect(walletOptions([], keys, false)[0]).toMatchObject({ name: 'MetaMask', connector: 'link', href: 'https://metamask.io/' });
  });

  it('says which options have no key', () => {
    const unconfigured = walletOptions([metamask], {}, false).filter(({ isConfigured }) => !isConfigured);
    expect(unconfigured.map(({ name }) => name)).toEqual(['WalletConnect', 'Fortmatic', 'Portis']);
  });
});

it.each([
  ['injected', false],
  ['coinbase', false],
  ['walletConnect', true],
  ['fortmatic', true],
] as const)('a connection by %s can be ended here: %s', (connector, expected) => {
  expect(canDisconnect(connector)).toBe(expected);
});
