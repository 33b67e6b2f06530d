import { sameAddress } from '../../domain/address';
import type { Chain } from '../../domain/chains/chain';
import { safeImageUrls } from '../../domain/tokenLists/safeImageUrl';
import type { Currency, Token } from '../../domain/tokens/currency';

const MAINNET_LOGOS = 'https://raw.githubusercontent.com/uniswap/assets/master/blockchains/ethereum/assets';

function isKnown(chain: Chain, token: Token): boolean {
  return [chain.wrappedNative, ...chain.tokens].some(({ address }) => sameAddress(address, token.address));
}

/** A network's picture: a path of this site (TOKEN-19), whatever page it is shown on. */
export function networkLogoSource(chain: Chain): string {
  return chain.logoUrl.replace(/^\.\//, '/');
}

/**
 * Where a currency's picture may come from, in order: what its list says, the public assets repository on mainnet, and
 * this site's own pictures for the tokens it knows elsewhere (TOKEN-19). The native coin has its network's.
 */
export function logoSources(currency: Currency, chain: Chain, ipfsGateways?: readonly string[]): string[] {
  if (currency.kind === 'native') return [networkLogoSource(chain)];
  const listed = safeImageUrls(currency.logoURI, ipfsGateways);
  if (currency.chainId === 1) return [...listed, `${MAINNET_LOGOS}/${currency.address}/logo.png`];
  return isKnown(chain, currency) ? [...listed, `/images/tokens/${currency.address}.png`] : listed;
}
