// Which tokens routing and the token picker begin with (TOKEN-22). Resolved from the chain table, so that the
// operator's tokens and addresses count.
import { literalAddress, sameAddress, type Address } from '../address';
import type { Chain } from '../chains/chain';
import type { Currency, Token } from './currency';

const FLI_INDEX = literalAddress('0xF16E4d813f4DcfDe4c5b44f305c908742De84eF0');

/** Tokens to try as the middle of a route, on every pair of the network: the wrapped coin first. */
export function tradeBases(chain: Chain): Token[] {
  const known = bySymbol(chain, BASE_SYMBOLS[chain.chainId] ?? []);
  return unique([chain.wrappedNative, ...known, ...mainStablecoin(chain)]);
}

/** Further middles of a route for one of the pair's tokens (chain 1 only). */
export function additionalBases(chain: Chain, token: Token): Token[] {
  if (chain.chainId !== 1) return [];
  if (sameAddress(token.address, FLI_INDEX)) return bySymbol(chain, ['ETH2x-FLI']);
  const symbol = knownSymbol(chain, token);
  const partner = symbol === undefined ? undefined : PARTNERS[symbol];
  return partner ? bySymbol(chain, [partner]) : [];
}

/** The only middles of a route that a token allows, or null if it allows all (AMPL on chain 1: DAI and the wrapped coin). */
export function customBases(chain: Chain, token: Token): Token[] | null {
  if (chain.chainId !== 1 || knownSymbol(chain, token) !== 'AMPL') return null;
  return [...bySymbol(chain, ['DAI']), chain.wrappedNative];
}

/** The chips of the token picker: native coin first; on 10 and 69 it stands alone. */
export function commonBases(chain: Chain): Currency[] {
  if (chain.chainId === 10 || chain.chainId === 69) return [chain.native];
  if (chain.chainId === 1) {
    return [chain.native, ...bySymbol(chain, ['DAI', 'USDC', 'USDT', 'WBTC']), chain.wrappedNative];
  }
  return [chain.native, chain.wrappedNative];
}

/** Tokens whose version-2 pairs with everything the user knows are looked for. */
export function basesToTrack(chain: Chain): Token[] {
  return [chain.wrappedNative, ...(chain.chainId === 1 ? bySymbol(chain, BASE_SYMBOLS[1] ?? []) : [])];
}

/** Version-2 pairs that are always looked for (chain 1 only). */
export function pinnedPairs(chain: Chain): (readonly [Token, Token])[] {
  if (chain.chainId !== 1) return [];
  return PINNED_SYMBOLS.flatMap((symbols) => {
    const [one, other] = bySymbol(chain, symbols);
    return one && other ? [[one, other] as const] : [];
  });
}

const BASE_SYMBOLS: Partial<Record<Chain['chainId'], readonly string[]>> = {
  1: ['DAI', 'USDC', 'USDT', 'WBTC'],
  10: ['DAI', 'USDT', 'WBTC'],
};

/** The stablecoin that stands in for the unknown bases of the three further networks (TOKEN-22). */
const STABLECOIN_SYMBOL: Partial<Record<Chain['chainId'], string>> = { 196: 'USDT', 9745: 'USDT0', 10088: 'GUSD' };

const PARTNERS: Readonly<Record<string, string>> = {
  FEI: 'TRIBE',
  TRIBE: 'FEI',
  FRAX: 'FXS',
  FXS: 'FRAX',
  WBTC: 'renBTC',
  renBTC: 'WBTC',
};

const PINNED_SYMBOLS = [
  ['cDAI', 'cUSDC'],
  ['USDC', 'USDT'],
  ['DAI', 'USDT'],
] as const;

function bySymbol(chain: Chain, symbols: readonly string[]): Token[] {
  return symbols.flatMap((symbol) => chain.tokens.find((token) => token.symbol === symbol) ?? []);
}

function mainStablecoin(chain: Chain): Token[] {
  const symbol = STABLECOIN_SYMBOL[chain.chainId];
  if (symbol === undefined) return [];
  return chain.stablecoin ? [chain.stablecoin.token] : bySymbol(chain, [symbol]);
}

/** The symbol by which the chain table knows the token's address; what a list calls it does not count. */
function knownSymbol(chain: Chain, token: Token): string | undefined {
  return chain.tokens.find(({ address }) => sameAddress(address, token.address))?.symbol;
}

function unique(tokens: readonly Token[]): Token[] {
  const seen = new Set<Address>();
  return tokens.filter(({ address }) => !seen.has(address) && seen.add(address));
}
