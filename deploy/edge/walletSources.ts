/**
 * What the wallets on offer need of the policy, wherever the site stands: their own code opens these sockets and frames.
 * Their https addresses are allowed by `userLists: 'any-https'`, and named here for sites that keep to known hosts.
 */
export const WALLET_CONNECTIONS = [
  'https://www.walletlink.org',
  'wss://www.walletlink.org',
  'https://echo.walletconnect.com',
  'https://pulse.walletconnect.org',
  'https://rpc.walletconnect.org',
  'https://verify.walletconnect.com',
  'https://verify.walletconnect.org',
  'wss://relay.walletconnect.com',
  'wss://relay.walletconnect.org',
] as const;

/** The overlays of the hosted wallets (Fortmatic, Portis) and WalletConnect's check of the site. */
export const WALLET_FRAMES = [
  'https://auth.fortmatic.com',
  'https://verify.walletconnect.com',
  'https://verify.walletconnect.org',
  'https://widget.portis.io',
  'https://x2.fortmatic.com',
] as const;
