import { sameAddress } from '../../domain/address';
import type { Chain } from '../../domain/chains/chain';
import { safeImageUrls } from '../../domain/tokenLists/safeImageUrl';
import type { Currency, Token } from '../../domain/tokens/currency';
import type { KnownPictures } from './knownPictures';

const MAINNET_LOGOS = 'https://raw.githubusercontent.com/uniswap/assets/master/blockchains/ethereum/assets';

/** This site's own picture of a token, by its address alone: what a token or a list calls it says nothing of what it is. */
function ownPictures(chain: Chain, { chainId, address }: Token, known: KnownPictures): string[] {
  const name = known[chainId]?.[address.toLowerCase()];
  if (name !== undefined) return [`/images/tokens/known/${name}.svg`];
  const isOfNetwork = chainId !== 1 && [chain.wrappedNative, ...chain.tokens].some((token) => sameAddress(token.address, address));
  return isOfNetwork ? [`/images/tokens/${address}.png`] : [];
}

/** A network's pictures, the drawn one before the one of dots: paths of this site (TOKEN-19), whatever page they are shown on. */
export function networkLogoSources(chain: Chain): string[] {
  const dots = chain.logoUrl.replace(/^\.\//, '/');
  return [dots.replace(/\.png$/, '.svg'), dots];
}

/**
 * Where a currency's picture may come from, in order: this site's own of the tokens that it knows by address, what its list says, and the public
 * assets repository on mainnet (TOKEN-19). The native coin has its network's. None for a token while the table of known ones is on its way (null).
 */
export function logoSources(currency: Currency, chain: Chain, known: KnownPictures | null, ipfsGateways?: readonly string[]): string[] {
  if (currency.kind === 'native') return networkLogoSources(chain);
  if (known === null) return [];
  const listed = [...ownPictures(chain, currency, known), ...safeImageUrls(currency.logoURI, ipfsGateways)];
  return currency.chainId === 1 ? [...listed, `${MAINNET_LOGOS}/${currency.address}/logo.png`] : listed;
}
