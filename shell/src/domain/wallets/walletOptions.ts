import { SAFE_KEY, type WalletOption } from './walletOption';

/** A wallet that is in the page. */
export interface InjectedWallet {
  readonly key: string;
  readonly name: string;
  readonly iconURL: string | null;
  readonly isMetaMask: boolean;
}

/** Which keys the operator has set. */
export interface WalletKeys {
  readonly walletConnectProjectId?: string;
  readonly fortmaticKey?: string;
  readonly portisId?: string;
}

const icon = (name: string) => `/wallets/${name}.svg`;
const INJECTED_COLOR = '#010101';
const METAMASK_COLOR = '#E8831D';

/** Where the extension can be had when there is none. */
export const METAMASK_INSTALL: WalletOption = {
  key: 'METAMASK',
  name: 'MetaMask',
  connector: 'link',
  color: METAMASK_COLOR,
  iconURL: icon('metamask'),
  href: 'https://metamask.io/',
  mobile: false,
  mobileOnly: false,
  isConfigured: true,
};

/** The Safe around the page; never offered, connected by itself (WALLET-3). */
export const SAFE_OPTION: WalletOption = {
  ...METAMASK_INSTALL,
  key: SAFE_KEY,
  name: 'Safe',
  connector: 'safe',
  color: '#12FF80',
  iconURL: icon('safe'),
  href: null,
  mobile: true,
};

function injectedOption({ key, name, iconURL, isMetaMask }: InjectedWallet): WalletOption {
  return {
    key,
    name,
    connector: 'injected',
    color: isMetaMask ? METAMASK_COLOR : INJECTED_COLOR,
    iconURL: iconURL ?? icon(isMetaMask ? 'metamask' : 'injected'),
    href: null,
    mobile: true,
    mobileOnly: false,
    isConfigured: true,
  };
}

function otherOptions(keys: WalletKeys): readonly WalletOption[] {
  const base = { href: null, mobile: true, mobileOnly: false, isConfigured: true };
  return [
    {
      ...base,
      key: 'WALLET_CONNECT',
      name: 'WalletConnect',
      connector: 'walletConnect',
      color: '#4196FC',
      iconURL: icon('walletConnect'),
      isConfigured: Boolean(keys.walletConnectProjectId),
    },
    {
      ...base,
      key: 'WALLET_LINK',
      name: 'Coinbase Wallet',
      connector: 'coinbase',
      color: '#315CF5',
      iconURL: icon('coinbase'),
      mobile: false,
    },
    {
      ...base,
      key: 'COINBASE_LINK',
      name: 'Open in Coinbase Wallet',
      connector: 'link',
      color: '#315CF5',
      iconURL: icon('coinbase'),
      href: 'https://go.cb-w.com/mtUDhEZPy1',
      mobileOnly: true,
    },
    {
      ...base,
      key: 'FORTMATIC',
      name: 'Fortmatic',
      connector: 'fortmatic',
      color: '#6748FF',
      iconURL: icon('fortmatic'),
      isConfigured: Boolean(keys.fortmaticKey),
    },
    {
      ...base,
      key: 'Portis',
      name: 'Portis',
      connector: 'portis',
      color: '#4A6C9B',
      iconURL: icon('portis'),
      mobile: false,
      isConfigured: Boolean(keys.portisId),
    },
  ];
}

/** What decides which options are offered. */
export interface OfferFacts {
  readonly keys: WalletKeys;
  readonly isMobile: boolean;
  /** Options without their key are shown, as not configured: for developers. */
  readonly showsUnconfigured: boolean;
}

/** The extension of the exchange-operated wallet, which its own option would offer a second time. */
const COINBASE_RDNS = 'com.coinbase.wallet';

/**
 * The options in their order: every wallet in the page (or where to get the extension), then the others that fit the device
 * and have their key. Each wallet is offered once.
 */
export function walletOptions(
  injected: readonly InjectedWallet[],
  { keys, isMobile, showsUnconfigured }: OfferFacts,
): readonly WalletOption[] {
  const inPage = injected.map(injectedOption);
  const first = inPage.length > 0 ? inPage : [METAMASK_INSTALL];
  const hasCoinbase = injected.some(({ key }) => key === COINBASE_RDNS);
  return [...first, ...otherOptions(keys)].filter(({ key, connector, mobile, mobileOnly, isConfigured }) => {
    if (!isConfigured && !showsUnconfigured) return false;
    if (hasCoinbase && (key === 'WALLET_LINK' || key === 'COINBASE_LINK')) return false;
    return isMobile ? mobile || connector === 'injected' : !mobileOnly;
  });
}
