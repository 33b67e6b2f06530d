/**
 * An account that the wallet offers. `owner` marks a smart-contract wallet: its owner sends for it. `isSmart` marks an ordinary
 * account whose delegation code runs several calls in one transaction.
 */
export interface WalletAccount {
  readonly address: string;
  readonly label: string;
  readonly isSmart: boolean;
  readonly owner?: string;
}

/** A network that the wallet knows. */
export interface WalletChain {
  readonly chainId: number;
  readonly name: string;
  readonly rpcUrl: string;
}

/** What the page hands to the wallet, as JSON in `data-config` of its script tag or in `window.__DEV_WALLET__`. */
export interface WalletConfig {
  readonly accounts: readonly WalletAccount[];
  readonly chains: readonly WalletChain[];
  /** Whether the small button that opens the wallet's menu is shown; true when missing. */
  readonly badge: boolean;
  /** Whether the wallet claims to be MetaMask; false when missing. */
  readonly isMetaMask: boolean;
}

/** True for a JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads the settings; throws when accounts or chains are missing. */
export function parseWalletConfig(json: unknown): WalletConfig {
  if (!isRecord(json)) throw new Error('The development wallet got no settings.');
  const accounts = asList(json['accounts']).map(parseAccount);
  const chains = asList(json['chains']).map(parseChain);
  if (accounts.length === 0 || chains.length === 0) throw new Error('The development wallet needs accounts and chains.');
  return { accounts, chains, badge: json['badge'] !== false, isMetaMask: json['isMetaMask'] === true };
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function parseAccount(value: unknown): WalletAccount {
  if (!isRecord(value) || typeof value['address'] !== 'string') throw new Error('An account has no address.');
  const { address, label, owner } = value;
  return {
    address,
    label: typeof label === 'string' ? label : address,
    isSmart: value['isSmart'] === true,
    ...(typeof owner === 'string' ? { owner } : {}),
  };
}

function parseChain(value: unknown): WalletChain {
  if (!isRecord(value) || typeof value['chainId'] !== 'number' || typeof value['rpcUrl'] !== 'string') {
    throw new Error('A chain needs chainId and rpcUrl.');
  }
  const { chainId, rpcUrl, name } = value;
  return { chainId, rpcUrl, name: typeof name === 'string' ? name : `Chain ${chainId}` };
}
