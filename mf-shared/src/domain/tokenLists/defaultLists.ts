import type { ChainId } from '../chainId';
import type { RuntimeConfig } from '../runtimeConfig';
import type { TokenList } from './tokenList';

const ARBITRUM_LIST = 'https://bridge.arbitrum.io/token-list-42161.json';
const OPTIMISM_LIST = 'https://static.optimism.io/optimism.tokenlist.json';

/** The eleven lists in the order of their priority; none is switched on at first (TOKEN-9). */
export const DEFAULT_LIST_URLS: readonly string[] = [
  'https://raw.githubusercontent.com/compound-finance/token-list/master/compound.tokenlist.json',
  'tokenlist.aave.eth',
  'defi.cmc.eth',
  'stablecoin.cmc.eth',
  'wrapped.tokensoft.eth',
  'https://raw.githubusercontent.com/SetProtocol/uniswap-tokenlist/main/set.tokenlist.json',
  'https://app.tryroll.com/tokens.json',
  'https://tokens.coingecko.com/uniswap/all.json',
  't2crtokens.eth',
  ARBITRUM_LIST,
  OPTIMISM_LIST,
];

/** The hidden list of tokens that cannot be traded here (TOKEN-14). */
export const UNSUPPORTED_LIST_URL = 'https://raw.githubusercontent.com/The-Blockchain-Association/sec-notice-list/master/ba-sec-list.json';

/** A list that must never be used, in neither the active nor the inactive set (TOKEN-13). */
export const BROKEN_LIST: TokenList = {
  name: 'Broken Token List',
  timestamp: '2021-01-05T20:47:02.923Z',
  version: { major: 1, minor: 0, patch: 0 },
  tokens: [{ chainId: 1, address: '0x4bf5dc91E2555449293D7824028Eb8Fe5879B689', decimals: 18, symbol: 'UniH', name: 'UniH' }],
};

/** The lists that the operator chose, else the eleven; the hidden list of unsupported tokens, or null without one. */
export function listLocations(config: Pick<RuntimeConfig, 'lists'>): {
  readonly defaults: readonly string[];
  readonly unsupported: string | null;
} {
  const { default: defaults = DEFAULT_LIST_URLS, unsupported = UNSUPPORTED_LIST_URL } = config.lists;
  return { defaults, unsupported };
}

/** The list that is switched on when a network is first used: Optimism's on 10 and 69, Arbitrum's on 42161 and 421611. */
export function listOfChain(chainId: ChainId): string | null {
  if (chainId === 10 || chainId === 69) return OPTIMISM_LIST;
  return chainId === 42161 || chainId === 421611 ? ARBITRUM_LIST : null;
}

/** Milliseconds between two refreshes of the lists while the page is visible (TOKEN-15). */
export const LIST_REFRESH_MS = 600_000;
